import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) =>
  plural(count, {
    zero: 'لا مضيفين',
    one: 'مضيف واحد',
    two: 'مضيفان',
    few: `${count} مضيفين`,
    many: `${count} مضيفًا`,
    other: `${count} مضيف`,
  });
export const signupRule = {
  open: 'التسجيل متاح حتى بدون دعوة',
  invitation: 'بدعوة فقط',
  off: 'لا تسجيل لأحد جديد',
};
export const findAmongAll = 'بحث عن مضيف';
export const findAmong = (count: number) =>
  plural(count, {
    zero: 'بحث بين المضيفين',
    one: 'بحث (مضيف واحد)',
    two: 'بحث بين مضيفَين',
    few: `بحث بين ${count} مضيفين`,
    many: `بحث بين ${count} مضيفًا`,
    other: `بحث بين ${count} مضيف`,
  });
export const hostsDidNotLoad = 'تعذّر تحميل المضيفين';
export const nobodyFound = 'لا أحد بهذا الاسم أو البريد';
export const nobodyFoundLead = 'يمكنك تجربة جزء من الاسم أو العنوان.';
export const showAll = 'عرض الكل';
export const showMore = 'عرض المزيد';
export const thatIsYou = 'أنت';
export const operator = 'المشغّل';
export const bannedOn = (atMs: number, nowMs: number) => `حظر منذ ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'الحفلات';
export const lastSeen = 'آخر ظهور';
export const celebrationCount = (count: number) =>
  plural(count, {
    zero: 'بلا حفلات',
    one: 'حفل واحد',
    two: 'حفلان',
    few: `${count} حفلات`,
    many: `${count} حفلًا`,
    other: `${count} حفل`,
  });
export const notConfirmed = 'بريد غير مؤكَّد';
export const withSecondStep = 'مع خطوة ثانية';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'آخر ظهور الآن';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'آخر ظهور اليوم';
  return days === 1 ? 'آخر ظهور أمس' : `آخر ظهور في ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${isolated(name)}: الإجراءات`;
export const ban = 'حظر';
export const banOf = (name: string) => `حظر ${isolated(name)}`;
export const banHint = 'مع تسجيل الخروج، ويمكن رفعه في أي وقت';
export const banTitle = (name: string) => `حظر ${isolated(name)}؟`;
export const banLead = (name: string) =>
  `يُسجَّل خروج ${isolated(name)} من كل مكان، وتستمر الحفلات. ويمكنك رفع الحظر في أي وقت.`;
export const isBanned = (name: string) => `حساب ${isolated(name)} محظور.`;
export const liftBan = 'رفع الحظر';
export const liftBanOf = (name: string) => `رفع الحظر: ${isolated(name)}`;
export const liftBanHint = 'يعود الدخول ممكنًا';
export const banLifted = (name: string) => `عاد الدخول ممكنًا لـ ${isolated(name)}.`;
export const sendMailAgain = 'إعادة إرسال الرسالة';
export const sendMailAgainTo = (name: string) => `إعادة إرسال الرسالة: ${isolated(name)}`;
export const sendMailAgainHint = 'مع رابط جديد يؤكد العنوان';
export const mailSentAgain = (email: string) => `الرسالة في الطريق من جديد إلى ${isolated(email)}.`;
export const linkInLog = (email: string) => `في سجل الخادم رابط جديد للعنوان ${isolated(email)}.`;
export const remove = 'إزالة';
export const removeOf = (name: string) => `إزالة ${isolated(name)}`;
export const removeAccount = 'إزالة الحساب';
export const removeHint = 'تُحذف معه الحفلات التي ليس لها مضيف آخر';
export const removeTitle = (name: string) => `إزالة ${isolated(name)}؟`;
export const removeLead = 'تُحذف أيضًا الحفلات التي ليس لها مضيف آخر. لا يمكن التراجع عن ذلك.';
export const isRemoved = (name: string) => `أُزيل حساب ${isolated(name)}.`;

export const inviteHost = 'دعوة مضيف';
export const sendInvitation = 'إرسال الدعوة';
export const invitationSent = (email: string) => `الدعوة في الطريق إلى ${isolated(email)}.`;
export const linkIsReady = (email: string) => `رابط ${isolated(email)} جاهز للنسخ.`;
export const invitations = 'الدعوات';
export const noInvitations = 'لا توجد دعوات.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `انتهت في ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `أُرسلت اليوم، صالحة حتى ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `أُرسلت أمس، صالحة حتى ${WEEKDAY.format(untilMs)}`
    : `أُرسلت في ${dayAndMonth(sentMs, nowMs)}، صالحة حتى ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'سحب الدعوة';
export const withdrawOf = (email: string) => `سحب الدعوة من ${isolated(email)}`;
export const withdrawn = 'سُحبت الدعوة.';
export const sendAgain = 'إعادة الإرسال';
export const sendAgainOf = (email: string) => `إعادة الإرسال: ${isolated(email)}`;
