import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `نخب ${isolated(names)}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `معنا الآن: ${isolated(name)}`
    : plural(others, {
        zero: `معنا الآن: ${isolated(name)}`,
        one: `معنا الآن: ${isolated(name)} وضيف آخر`,
        two: `معنا الآن: ${isolated(name)} وضيفان آخران`,
        few: `معنا الآن: ${isolated(name)} و${others} ضيوف آخرين`,
        many: `معنا الآن: ${isolated(name)} و${others} ضيفًا آخر`,
        other: `معنا الآن: ${isolated(name)} و${others} ضيف آخر`,
      });
export const notYours = 'ليس هذا حفلك؟ كتابة رمز';
export const doYouRunIt = `هل ${PRODUCT_NAME} هذا بإدارتك؟`;
export const makeItYours = 'كل شيء بيدك: حفلك ورمزه وبطاقاته.';
export const haveCode = 'لديك رمز؟ من هنا';

export const whichCelebration = 'أي حفل؟';
export const whereTheCodeIs = 'الرمز على البطاقة الصغيرة على طاولتك.';
export const code = 'الرمز';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'لا بأس بالأحرف الصغيرة، ولا بحرف O مكان 0.';
export const join = 'انضمام';
export const joinIn = (time: string) => `انضمام بعد ${isolated(time)}`;
export const looking = 'جارٍ البحث…';
export const withoutCode = 'المتابعة من دون رمز';
export const wrongLength = 'يتكوّن هذا الرمز من ثمانية أحرف وأرقام.';
export const unknownCode = 'لا حفل بهذا الرمز. قد يكون أحد الأحرف خطأ: نظرة أخرى إلى البطاقة تكفي.';
export const isGone = (names: string) =>
  `لم يعد حفل ${isolated(names)} هنا. ما سجّلته باقٍ على هذا الهاتف حتى الآن. هل لديك رمز آخر؟`;
export const tooManyTries = 'محاولات كثيرة. يمكنك المحاولة من جديد بعد قليل.';
export const cannotLookUp = 'لا ردّ الآن. يمكنك المحاولة من جديد متى عادت الشبكة.';
export const cannotLookUpYet = 'لا ردّ الآن. يمكنك المحاولة من جديد بعد لحظة.';

export const lovelyEvening = 'كانت سهرة جميلة';
export const thatWas = (date: string) => `كان ذلك يوم ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `أُقيم حفل ${isolated(names)} يوم ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    zero: 'مشروباتك (0) وإحصاءاتك ما زالت على هذا الهاتف.',
    one: 'مشروبك وإحصاءاتك ما زالت على هذا الهاتف.',
    two: 'مشروباك وإحصاءاتك ما زالت على هذا الهاتف.',
    few: `مشروباتك (${count}) وإحصاءاتك ما زالت على هذا الهاتف.`,
    many: `مشروباتك (${count}) وإحصاءاتك ما زالت على هذا الهاتف.`,
    other: `مشروباتك (${count}) وإحصاءاتك ما زالت على هذا الهاتف.`,
  });
export const seeMyEvening = 'عرض سهرتي';
export const otherCode = 'كتابة رمز آخر';

export const switchTo = (to: string | null) =>
  to ? `الانتقال إلى حفل ${isolated(to)}؟` : 'الانتقال إلى لوحة الصدارة العامة؟';
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    plural(count, {
      zero: `لا مشروبات لك بعد في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      one: `يبقى مشروب الليلة الوحيد في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      two: `يبقى مشروبا الليلة في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      few: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      many: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      other: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
    }),
  'from-open': (count, _, to) =>
    plural(count, {
      zero: `لا مشروبات لك بعد على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      one: `يبقى مشروب الليلة الوحيد على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      two: `يبقى مشروبا الليلة على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      few: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      many: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
      other: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتبدأ سهرتك من جديد في حفل ${isolated(to)}.`,
    }),
  'to-open': (count, from) =>
    plural(count, {
      zero: `لا مشروبات لك بعد في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
      one: `يبقى مشروب الليلة الوحيد في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
      two: `يبقى مشروبا الليلة في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
      few: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
      many: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
      other: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتبدأ سهرتك من جديد على لوحة الصدارة العامة.`,
    }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    plural(count, {
      zero: `لا مشروبات لك بعد في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
      one: `يبقى مشروب الليلة الوحيد في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
      two: `يبقى مشروبا الليلة في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
      few: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
      many: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
      other: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك في حفل ${isolated(to)}.`,
    }),
  'from-open': (count, _, to) =>
    plural(count, {
      zero: `لا مشروبات لك بعد على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
      one: `يبقى مشروب الليلة الوحيد على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
      two: `يبقى مشروبا الليلة على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
      few: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
      many: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
      other: `تبقى مشروبات الليلة (${count}) على لوحة الصدارة العامة، وتستمر سهرتك في حفل ${isolated(to)}.`,
    }),
  'to-open': (count, from) =>
    plural(count, {
      zero: `لا مشروبات لك بعد في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
      one: `يبقى مشروب الليلة الوحيد في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
      two: `يبقى مشروبا الليلة في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
      few: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
      many: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
      other: `تبقى مشروبات الليلة (${count}) في حفل ${isolated(from)}، وتستمر سهرتك على لوحة الصدارة العامة.`,
    }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `رابط حفل ${isolated(from)} يعيدك إليه.` : 'يمكنك العودة متى شئت.';
  return from ? `رابط حفل ${isolated(from)} يعيدك إليه، ومشروباتك معك.` : 'يمكنك العودة متى شئت، ومشروباتك في انتظارك.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        zero: `المشروبات التي لم تُرسَل بعد: 0. يرسلها هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
        one: `مشروب واحد لم يُرسَل بعد. يرسله هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
        two: `مشروبان لم يُرسَلا بعد. يرسلهما هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
        few: `${count} مشروبات لم تُرسَل بعد. يرسلها هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
        many: `${count} مشروبًا لم تُرسَل بعد. يرسلها هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
        other: `${count} مشروب لم تُرسَل بعد. يرسلها هذا الهاتف إلى حفل ${isolated(from)} فور عودة الشبكة.`,
      })
    : plural(count, {
        zero: 'المشروبات التي لم تُرسَل بعد: 0. يرسلها هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.',
        one: 'مشروب واحد لم يُرسَل بعد. يرسله هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.',
        two: 'مشروبان لم يُرسَلا بعد. يرسلهما هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.',
        few: `${count} مشروبات لم تُرسَل بعد. يرسلها هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.`,
        many: `${count} مشروبًا لم تُرسَل بعد. يرسلها هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.`,
        other: `${count} مشروب لم تُرسَل بعد. يرسلها هذا الهاتف إلى لوحة الصدارة العامة فور عودة الشبكة.`,
      });
export const stayHere = 'البقاء هنا';
export const confirmSwitch = 'انتقال';
export const youAreWith = (names: string | null) =>
  names ? `أنت الآن في حفل ${isolated(names)}.` : 'أنت الآن على لوحة الصدارة العامة.';
export const goBack = 'رجوع';
export const cannotSwitch = 'لا يستطيع هذا الهاتف حفظ شيء، لذلك لا يمكن الانتقال.';

export const gettingHome = 'العودة إلى البيت';

export const youAreCelebrating = (names: string) => `أنت في حفل ${isolated(names)}`;
export const invite = 'دعوة';
export const goToAnother = 'الذهاب إلى حفل آخر';
export const haveACode = 'الانضمام إلى حفل';

export const bringSomebodyIn = 'دعوة آخرين';
export const holdThisUp = 'يكفي أن يوجّهوا كاميرا هاتفهم إلى هذه الشاشة.';
export const qrCode = (names: string | null) =>
  names ? `رمز QR يفتح حفل ${isolated(names)}` : `رمز QR يفتح ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `أو بكتابة الرمز في ${isolated(host)}`;
export const orOpen = 'أو بفتح هذا العنوان في المتصفح';
export const worksOffline = 'لا شبكة لديك الآن. يعمل الرمز مع ذلك على هاتف متصل بالشبكة.';
export const sameNetwork = 'يعمل هذا للهواتف المتصلة بشبكة Wi-Fi نفسها.';
export const onlyThisDevice = 'لا يعمل هذا العنوان إلا على هذا الجهاز.';
export const shareLink = 'مشاركة الرابط';
export const copyLink = 'نسخ الرابط';
export const copied = 'تم النسخ';
export const copyFailed = 'تعذّر النسخ. يمكنك عرض رمز QR بدلًا منه.';
export const copiedInstead = 'تعذّرت المشاركة هنا، فتم نسخ الرابط بدلًا من ذلك.';
export const spelled = (formatted: string) => [...formatted.replace(' ', '،')].join(' ');
