import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

export const accountOf = (name: string) => `${isolated(name)}: حسابك`;
export const loading = 'جارٍ التحميل';
export const createCelebration = 'إنشاء حفل';
export const whoIsGettingMarried = 'من العروسان؟';
export const whoIsGettingMarriedLead = 'يكفي اسمان وتاريخ، فيجهز الرمز وبطاقات الطاولات حالًا.';
export const didNotCome = 'تعذّر تحميل حفلاتك';
export const didNotComeLead = 'كل شيء محفوظ، والضيوف مستمرون كالمعتاد. هذه الصفحة وحدها لا تصل إلى الخادم.';

export const dayOf = dayOfMonthIn(locale);
export const monthOf = (date: string, today: string) => {
  const month = new Date(`${date}T00:00:00Z`);
  return (date.slice(0, 4) === today.slice(0, 4) ? MONTH : MONTH_AND_YEAR).format(month);
};
const MONTH = utc({ month: 'long' });
const MONTH_AND_YEAR = utc({ month: 'long', year: 'numeric' });

export const guestsGone = 'حُذفت بيانات الضيوف';
export const guestsIn = (count: number) =>
  plural(count, {
    zero: 'لا ضيوف بعد',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: `${count} ضيوف`,
    many: `${count} ضيفًا`,
    other: `${count} ضيف`,
  });
export const over = 'انتهى الحفل';
export const youHelp = 'مساعدة منك في الاستضافة';
export const tonight = 'الليلة';
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'القادمة', over: 'المنتهية' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) =>
  plural(count, {
    zero: 'لا أحد جانبًا',
    one: 'ضيف واحد جانبًا',
    two: 'ضيفان جانبًا',
    few: `${count} ضيوف جانبًا`,
    many: `${count} ضيفًا جانبًا`,
    other: `${count} ضيف جانبًا`,
  });

export const whoIsCelebrating = 'من أصحاب الفرح؟';
export const firstName = 'الاسم الأول';
export const secondName = 'الاسم الثاني';
export const exampleName = 'مثلًا: ليلى';
export const otherExampleName = 'مثلًا: كريم';
export const nameMissing = 'نحتاج إلى اسم واحد على الأقل.';
export const namesTooLong = (length: number) => `الحد الأقصى لأحرف الاسمين معًا: ${length}.`;
export const namesWrong = 'في هذين الاسمين ما لا يمكن عرضه. يلزم كتابتهما من جديد.';
export const when = 'متى؟';
export const chooseDay = 'اختيار اليوم';
export const dateMissing = 'لم يُختر اليوم بعد.';
export const yearWrong = 'تُكتب السنة بأربعة أرقام.';
export const dateIsPast = 'هذا اليوم مضى. نحتاج إلى يوم قادم.';
export const dateIsFar = (years: number) => `هذا اليوم بعد أكثر من ${years} سنوات. هل السنة صحيحة؟`;
export const pastMidnight = 'الساعات التي تلي منتصف الليل تُحسب من السهرة نفسها.';
export const timeZone = 'المنطقة الزمنية';
export const zoneUnknown =
  'لا يعرف Clink هذه المنطقة الزمنية بعد. هذه منطقة لها التوقيت نفسه: يكفي الضغط على الزر من جديد.';
export const cardLanguage = 'اللغة';
export const cardLanguageHint = 'على البطاقات والشاشة الكبيرة.';
export const create = 'إنشاء الحفل';
export const created = (names: string) => `${isolated(names)}: الحفل جاهز.`;
export const createdAsTemplate = (names: string) =>
  `${isolated(names)}: الحفل جاهز. وهو يبدأ كما أعدّته الجهة المستضيفة.`;
export const tooManyCelebrations = 'بلغت حفلاتك الحد المسموح لمضيف واحد. يلزم حذف أحدها أولًا.';

export const placeDidNotCome = 'تعذّر تحميل هذا الحفل';
export const namesAndDate = 'الأسماء والتاريخ';
export const save = 'حفظ';
export const saved = 'تم الحفظ.';
export const savedAsLeft = 'يُحفظ كل حقل عند مغادرته.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'لم يُحفظ كل شيء بعد.';
export const theirChange = (who: string, minutes: number) =>
  plural(minutes, {
    zero: `تغيّر هذا قبل لحظات، بنقرة من ${isolated(who)}.`,
    one: `تغيّر هذا قبل دقيقة، بنقرة من ${isolated(who)}.`,
    two: `تغيّر هذا قبل دقيقتين، بنقرة من ${isolated(who)}.`,
    few: `تغيّر هذا قبل ${minutes} دقائق، بنقرة من ${isolated(who)}.`,
    many: `تغيّر هذا قبل ${minutes} دقيقة، بنقرة من ${isolated(who)}.`,
    other: `تغيّر هذا قبل ${minutes} دقيقة، بنقرة من ${isolated(who)}.`,
  });
export const anotherHost = 'مضيف آخر';
export const takeTheirs = 'اعتماد الجديد';
export const wasChanged = 'سبقتك نقرة من مضيف آخر. بعد نظرة على ما تغيّر يمكنك الحفظ من جديد.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'لم يُحفظ بعد: الخادم لا يجيب. سيُحفظ حالما يجيب.';
export const gettingHome = 'العودة إلى البيت';
export const whereTheyFindIt = 'يراها الضيوف آخر الليل وتحت إحصاءاتهم.';
export const whatShouldTheyKnow = 'ماذا ينبغي أن يعرفوا؟';
export const exampleOfGettingHome = 'مثلًا: سيارة أجرة 01 31300، وآخر حافلة 0:30';
export const numbersCanBeCalled = `النقر على رقم هاتف مثل ${isolated('+43\u00a01\u00a031300')} يتصل به.`;
export const gettingHomeWrong = `في هذا النص ما لا يمكن عرضه. يلزم كتابته من جديد. الحد الأقصى للأحرف: ${GETTING_HOME_MAX_LENGTH}.`;
export const whatTheLeaderboardShows = 'ما تعرضه لوحة الصدارة';
export const oneBoardStays = 'تسري حالًا. وتبقى واحدة على الأقل.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'الأكثر شربًا',
  fastestPace: 'الأسرع وتيرة',
  hydration: 'الأكثر ارتواءً',
  balanced: 'السهرة الأكثر توازنًا',
  variety: 'الأكثر تنوّعًا',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'لمن العدد الأكبر',
  fastestPace: 'عدد المشروبات في الساعة',
  hydration: 'من يكفيه ما يشرب من الماء',
  balanced: 'وتيرة ثابتة يتخللها الماء',
  variety: 'مشروبات متنوعة كثيرة',
};
export const boardIsOn = (title: string) => `لوحة «${isolated(title)}» ظاهرة.`;
export const boardIsOff = (title: string) => `لوحة «${isolated(title)}» مخفية.`;
export const theDoor = 'الباب';
export const codeIsEnough = 'يكفي الرمز لقراءة لوحة الصدارة.';
export const doors = { open: 'الجميع', ask: 'بإذن منا', closed: 'لا أحد جديد' };
export const doorHints = {
  open: 'يمسحون الرمز ويكتبون اسمًا ويدخلون',
  ask: 'يُسأل المضيفون في كل مرة',
  closed: 'تطلب منهم هواتفهم بلطف أن يسألوا المضيفين',
};
export const doorIs = {
  open: 'الباب مفتوح للجميع.',
  ask: 'الدخول بإذن المضيفين.',
  closed: 'الباب مغلق أمام الجدد.',
};
export const templateLead = 'القائمة والمظهر والباب، لكل مضيف.';
export const beginAsThis = 'نموذج للحفلات الجديدة';
export const isTemplateNow = 'الحفلات الجديدة تبدأ مثل هذا.';
export const isNoTemplateNow = 'الحفلات الجديدة تبدأ كالمعتاد.';
export const templateOfHouse = 'قالب الجهة المستضيفة';
export const endsByItself = 'ينتهي من تلقاء نفسه';
export const endsAt = (when: string) => `ينتهي الحفل من تلقاء نفسه: ${when}.`;
export const changeEnd = 'تغيير موعد الانتهاء';
/** The label of the field for the day and the time. */
export const itEndsOn = 'ينتهي في';
export const whenDoesItEnd = 'متى ينتهي؟';
export const endIsLocal = (when: string) => `بتوقيت الحفل، وفي موعد أقصاه: ${when}.`;
export const endWrong = (when: string) => `يُرجى اختيار وقت لم يأتِ بعد، أقصاه: ${when}.`;
export const endIt = 'إنهاء الحفل';
export const endQuestion = 'إنهاء الحفل؟';
export const endLead = 'تتوقف لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. ويمكنك فتح الحفل من جديد.';
export const notYet = 'ليس بعد';
export const endNow = 'إنهاء';
export const ended = 'انتهى الحفل.';
export const reopenIt = 'فتحه من جديد';
export const reopened = 'فُتح الحفل من جديد.';
export const deleteIt = 'حذف الحفل';
export const deleteNow = 'حذف';
export const deleteQuestion = (names: string) => `حذف حفل ${isolated(names)}؟`;
export const deleteLead = (guests: number) =>
  plural(guests, {
    zero: `يبطل الرمز على البطاقات المطبوعة. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
    one: `يفقد ضيف واحد لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
    two: `يفقد ضيفان لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
    few: `يفقد ${guests} ضيوف لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
    many: `يفقد ${guests} ضيفًا لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
    other: `يفقد ${guests} ضيف لوحة الصدارة. وما على هواتف الضيوف يبقى عليها. أمامك ${DELETION_GRACE_MS / MINUTE_MS} دقائق للعدول عن ذلك.`,
  });
export const typeTheNames = (names: string) => `للتأكيد، يُكتب هنا: «${isolated(names)}»`;
export const notTheNames = (names: string) => `تُكتب الأسماء كما هي: ${isolated(names)}.`;
export const keepIt = 'إبقاء';
export const deleted = (names: string) => `سيُحذف حفل ${isolated(names)} بعد ${DELETION_GRACE_MS / MINUTE_MS} دقائق.`;
export const isDeletedAt = (time: string) => `يُحذف عند الساعة ${isolated(time)}`;
export const isDeletedAtLead = 'انتهى الحفل بالنسبة إلى الضيوف. وحتى ذلك الحين يستطيع كل مضيف إبقاءه.';
export const kept = 'الحفل باقٍ.';
export const findCelebration = 'البحث عن حفل أو رمز';
export const noneFound = 'لا حفل بهذا الاسم أو الرمز.';
