import { daysBetween } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'تسجيل الدخول ببصمة أو وجه أو مفتاح.';
export const add = 'إضافة مفتاح مرور';
export const addTitle = 'إضافة مفتاح مرور';
export const addLead = 'اسم يدلّك على الجهاز. ثم يسألك متصفحك أين يحفظ المفتاح.';
export const nameOfPasskey = 'الاسم';
export const thisDevice = 'هذا الجهاز';
export const goOn = 'متابعة';
export const added = 'أُضيف مفتاح المرور.';
export const rename = 'تغيير اسمه';
export const renameLead = 'لا يراه أحد غيرك.';
export const save = 'حفظ';
export const renamed = 'تغيّر الاسم.';
export const remove = 'إزالة';
export const removeHint = 'لن يفتح حسابك بعد ذلك';
export const removeTitle = 'إزالة مفتاح المرور هذا؟';
export const removeLead = 'لن يفتح حسابك بعد ذلك. ويُستحسن حذفه من الجهاز أيضًا، كي لا يُعرض عليك مرة أخرى.';
export const removeShort = 'إزالة';
export const removed = 'أُزيل مفتاح المرور.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'لم يُستخدم بعد';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'آخر استخدام اليوم';
  return days === 1 ? 'آخر استخدام أمس' : `آخر استخدام في ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `لموقع ${isolated(site)} فقط`;
export const passwordToo =
  'مضى وقت على تسجيل دخولك. نحتاج إلى كلمة مرورك أيضًا. وإن لم تكن لديك، فيكفي تسجيل الخروج ثم الدخول.';
export const signInAgain = 'مضى وقت على تسجيل دخولك. بعد تسجيل الخروج ثم الدخول يمكنك المحاولة من جديد.';
export const noPasskeyMade = 'لم يُنشأ مفتاح مرور. يمكنك المحاولة من جديد.';
export const passkeyKnown = 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.';
export const wrongPasskey = 'مفتاح المرور هذا غير معروف هنا. ربما أُزيل، أو هو لموقع آخر.';
export const lastWayIn = 'هذا طريقك الوحيد إلى حسابك. يلزم أولًا إضافة مفتاح آخر أو اختيار كلمة مرور.';
export const tooManyPasskeys = 'بلغت مفاتيح مرورك الحد المسموح. يلزم إزالة أحدها أولًا.';

export const usePasskey = 'استخدام مفتاح المرور';
export const noPasskeyUsed = 'لم يُستخدم مفتاح مرور. يمكنك المحاولة من جديد، أو اختيار طريقة أخرى.';
export const banned = 'هذا الحساب مغلق هنا. يمكنك سؤال من يدير هذا الخادم.';
