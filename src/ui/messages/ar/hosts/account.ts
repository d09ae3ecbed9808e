import { daysBetween } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'أنت';
export const name = 'الاسم';
export const othersSeeIt = 'يراه المضيفون الآخرون';
export const changeName = 'تغيير الاسم';
export const changeEmail = 'تغيير البريد الإلكتروني';
export const changePassword = 'تغيير كلمة المرور';
export const save = 'حفظ';
export const nameChanged = 'تغيّر اسمك.';
export const newEmail = 'البريد الإلكتروني الجديد';
export const newEmailLead = 'نرسل رابطًا إلى العنوان الجديد. ويصير عنوانك بعد الضغط على الرابط.';
export const newEmailToAskLead = 'يصبح رابط العنوان الجديد عند من يدير الخادم. ويصير عنوانك بعد فتح الرابط.';
export const sendTheLink = 'إرسال الرابط';
export const emailOnItsWay = (email: string) =>
  `رسالة في الطريق إلى ${isolated(email)}. بقي الضغط على الرابط الذي فيها.`;
export const theyHaveTheLink = (email: string) => `رابط ${isolated(email)} عند من يدير الخادم.`;
export const currentPassword = 'كلمة مرورك الحالية';
export const passwordLead = 'يُسجَّل خروجك من كل مكان آخر، زيادةً في الأمان.';
export const choosePassword = 'اختيار كلمة مرور';
export const choosePasswordLead = 'نرسل إليك رابطًا. به تُختار كلمة مرور، ثم يمكنك تسجيل الدخول بها أيضًا.';
export const choosePasswordToAskLead =
  'يصبح رابطك عند من يدير الخادم. به تُختار كلمة مرور، ثم يمكنك تسجيل الدخول بها أيضًا.';
export const passwordChanged = 'تغيّرت كلمة مرورك.';

export const howYouSignIn = 'طريقة تسجيل الدخول';
export const authenticatorApp = 'تطبيق المصادقة';
export const on = 'مفعّل';
export const off = 'متوقف';
export const appExplained = 'ستة أرقام مع كلمة المرور';
export const turnOn = 'تفعيل';
export const turnOnTitle = 'تفعيل الخطوة الثانية';
export const turnOnLead = 'يلزم تطبيق مصادقة على هاتفك. ونحتاج أولًا إلى التأكد من هويتك.';
export const goOn = 'متابعة';
export const turnOff = 'إيقاف';
export const turnOffTitle = 'إيقاف الخطوة الثانية؟';
export const turnOffLead = 'بعد ذلك تكفي كلمة مرورك وحدها لفتح حسابك. وتبطل رموز الاسترداد.';
export const turnedOff = 'الخطوة الثانية متوقفة.';
export const recoveryCodes = 'رموز الاسترداد';
export const codesLeft = (left: number, all: number) => `بقي ${left} من ${all}`;
export const newCodesTitle = 'رموز استرداد جديدة';
export const newCodesLead = (count: number) =>
  plural(count, {
    zero: `عدد الرموز الجديدة: ${count}. وتبطل الرموز القديمة.`,
    one: 'عدد الرموز الجديدة: 1. وتبطل الرموز القديمة.',
    two: 'يصلك رمزان جديدان. وتبطل الرموز القديمة.',
    few: `تصلك ${count} رموز جديدة. وتبطل الرموز القديمة.`,
    many: `يصلك ${count} رمزًا جديدًا. وتبطل الرموز القديمة.`,
    other: `يصلك ${count} رمز جديد. وتبطل الرموز القديمة.`,
  });
export const makeNewCodes = 'إنشاء الرموز';

export const whereSignedIn = 'أجهزتك المتصلة';
export const parts = { secondStep: 'الخطوة الثانية', passkeys: 'مفاتيح المرور', devices: 'الأجهزة' };
export const didNotLoad = (parts: readonly string[]) => `لم يُحمَّل: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'هذا الهاتف', laptop: 'هذا الحاسوب' };
export const aDevice = { phone: 'هاتف', laptop: 'حاسوب' };
export const now = 'الآن';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'آخر استخدام اليوم';
  return days === 1 ? 'آخر استخدام أمس' : `آخر استخدام في ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'تم تسجيل خروج ذلك الجهاز.';
export const signOutDevice = {
  phone: (used: string) => `تسجيل الخروج: هاتف، ${isolated(used)}`,
  laptop: (used: string) => `تسجيل الخروج: حاسوب، ${isolated(used)}`,
};
export const signOutElsewhere = 'تسجيل الخروج من كل مكان آخر';
export const signedOutElsewhere = 'تم تسجيل خروجك من كل مكان آخر.';
export const onlyHere = 'على هذا الجهاز فقط';

export const yourData = 'بياناتك';
export const deleteAccount = 'حذف حسابي';
export const deleteHint = 'يُحذف معه كل حفل ليس له مضيف آخر';
export const deleteShort = 'حذف';
export const deleteTitle = 'حذف حسابك؟';
export const deleteLead = 'تُحذف أيضًا الحفلات التي ليس لها مضيف آخر. لا يمكن التراجع عن ذلك.';
export const keepIt = 'إبقاء';
export const accountDeleted = 'حُذف حسابك.';
