import type { GuestState } from '../../../../domain/session/moderation.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const live = 'مباشر';
export const boardPaused = 'متوقفة';
export const isOver = 'انتهى';
export const connecting = 'جارٍ الاتصال';
export const noConnection = 'لا اتصال';
export const nobodyYet = 'لا أحد هنا بعد';
export const inTheRoom = (count: number, here: number) =>
  plural(count, {
    zero: `لا ضيوف، والحاضرون الآن: ${here}`,
    one: `ضيف واحد، والحاضرون الآن: ${here}`,
    two: `ضيفان، والحاضرون الآن: ${here}`,
    few: `${count} ضيوف، والحاضرون الآن: ${here}`,
    many: `${count} ضيفًا، والحاضرون الآن: ${here}`,
    other: `${count} ضيف، والحاضرون الآن: ${here}`,
  });
export const history = 'السجل';
export const noNetwork = 'لا شبكة.';
export const asOf = (time: string) => `آخر تحديث عند ${isolated(time)}.`;
export const noNetworkNow = 'لا شبكة الآن';
export const guestsWithNetwork = 'يظهر الضيوف متى عادت الشبكة.';

export const pausedSince = (time: string) => `متوقفة مؤقتًا منذ الساعة ${isolated(time)}`;
export const pausedHint = 'لوحة الصدارة ثابتة، ويتابع الضيوف العدّ.';
export const resume = 'استئناف';
export const isPaused = 'توقفت لوحة الصدارة مؤقتًا.';
export const runsAgain = 'عادت لوحة الصدارة إلى العمل.';
export const doorQuestion = 'من يدخل؟';
export const doorLead = 'من دخل يبقى في الحفل. ومن لديه الرمز يمكنه قراءة لوحة الصدارة.';

export const atTheDoor = (count: number) => `${count} عند الباب`;
export const atTheClosedDoor = (count: number) =>
  plural(count, {
    zero: 'لم يطرق أحد الباب المغلق',
    one: 'ضيف واحد طرق الباب المغلق',
    two: 'ضيفان طرقا الباب المغلق',
    few: `${count} طرقوا الباب المغلق`,
    many: `${count} طرقوا الباب المغلق`,
    other: `${count} طرقوا الباب المغلق`,
  });
export const since = (time: string) => `منذ ${isolated(time)}`;
export const decline = 'رفض';
export const letIn = 'إدخال';
export const declineName = (name: string) => `رفض «${isolated(name)}»`;
export const letInName = (name: string) => `إدخال «${isolated(name)}»`;
export const letAllIn = (count: number) =>
  plural(count, {
    zero: 'إدخال الضيوف',
    one: 'إدخال الضيف',
    two: 'إدخال الضيفين',
    few: `إدخال الكل (${count})`,
    many: `إدخال الكل (${count})`,
    other: `إدخال الكل (${count})`,
  });
export const inOneLine = (names: readonly string[]) => names.map(isolated).join('، ');

export const all = 'الكل';
export const newcomers = 'الجدد';
export const setAside = 'جانبًا';
export const whichGuests = 'أي الضيوف';
export const setAsideHint = 'لا يرى هؤلاء الضيوف إلا المضيفون. باختيار اسم يظهر المزيد.';
export const findAmong = (count: number) =>
  plural(count, {
    zero: 'بحث بين الضيوف',
    one: 'بحث (ضيف واحد)',
    two: 'بحث بين ضيفين',
    few: `بحث بين ${count} ضيوف`,
    many: `بحث بين ${count} ضيفًا`,
    other: `بحث بين ${count} ضيف`,
  });
export const closeSearch = 'إغلاق البحث';
export const found = (count: number) =>
  plural(count, {
    zero: 'لا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: `${count} ضيوف`,
    many: `${count} ضيفًا`,
    other: `${count} ضيف`,
  });
export const nobodyFound = 'لا أحد بهذا الاسم';
export const nobodyFoundLead = 'يختار الضيوف أسماءهم بأنفسهم: قد يفيد الاسم الأول أو اللقب.';
export const nobodyHere = 'لا أحد هنا الآن.';
export const nobodyAnyMore = 'لم يبقَ أحد هنا';
export const eveningIsGone = 'انتهت السهرة';
export const eveningIsGoneLead =
  'كل ما سجّله الضيوف يُحذف بعد 24 ساعة من بدايتهم: الأسماء والمشروبات ولوحة الصدارة. وما ضبطته يبقى حتى حذف الحفل.';
export const roomIsReady = 'القاعة جاهزة';
export const roomIsReadyLead = 'يظهر أول ضيف هنا فور مسح الرمز وكتابة الاسم.';
export const logsAreDeleted = 'ما يسجّله الضيف يُحذف بعد 24 ساعة.';
export const lastSeenFirst = 'الأحدث ظهورًا أولًا';
export const drinksColumn = 'مشروبات بالكحول';
export const noPositions =
  'لا تعرض هذه الصفحة مكان أحد أبدًا. وما سجّله الضيف يُحذف بعد 24 ساعة من بدايته، هنا وعلى كل هاتف.';
export const hereNow = 'هنا الآن';
export const seen = (ago: string) => `آخر ظهور ${isolated(ago)}`;
export const drinks = (count: number) =>
  plural(count, {
    zero: 'لا مشروبات بالكحول',
    one: 'مشروب واحد بالكحول',
    two: 'مشروبان بالكحول',
    few: `${count} مشروبات بالكحول`,
    many: `${count} مشروبًا بالكحول`,
    other: `${count} مشروب بالكحول`,
  });
export const hidesThemselves = 'إخفاء ذاتي';
export const isQuiet = 'من دون أرقام';
export const justArrived = 'انضمام جديد';
export const was = (name: string) => `سابقًا «${isolated(name)}»`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'اسم مخفي',
  'turned-away': 'بلا إذن دخول',
  removed: 'مع حق طلب العودة',
  barred: 'بلا عودة',
};
export const hereSince = 'هنا منذ';
export const lastSeen = 'آخر ظهور';

export const rename = 'تغيير الاسم';
export const renameName = (name: string) => `تغيير اسم «${isolated(name)}»`;
export const renameHint = 'يُعلِمه هاتفه بذلك';
export const newName = 'اسم جديد';
export const newNameFor = (name: string) => `بدلًا من «${isolated(name)}». يُعلِمه هاتفه بذلك.`;
export const nameOnLeaderboard = 'الاسم في لوحة الصدارة';
export const nameMissing = 'نحتاج إلى اسم.';
export const nameWrong = 'لا يمكن عرض هذا الاسم. نحتاج إلى اسم آخر.';
export const save = 'حفظ';
export const cancel = 'إلغاء';
export const close = 'إغلاق';
export const hide = 'إخفاء من لوحة الصدارة';
export const hideName = (name: string) => `إخفاء «${isolated(name)}»`;
export const hideHint = 'يتابع الضيف العدّ من دون أن يُرى';
export const show = 'إظهار في لوحة الصدارة من جديد';
export const showAgain = 'إظهار من جديد';
export const showName = (name: string) => `إظهار «${isolated(name)}» من جديد`;
export const showHint = 'مع كل المشروبات';
export const remove = 'إزالة من الحفل';
export const removeShort = 'إزالة';
export const removeName = (name: string) => `إزالة «${isolated(name)}»`;
export const removeHint = 'والعودة بعدها قرارك';
export const removeQuestion = (name: string) => `إزالة «${isolated(name)}»؟`;
export const removeLead = 'يغادر الاسم لوحة الصدارة. يُبلَّغ الضيف بذلك وتبقى له مشروباته.';
export const comingBack = 'العودة';
export const mayReturn = 'يمكن طلب العودة';
export const mayNotReturn = 'لا عودة';
export const underNewName = 'العودة باسم جديد ممكنة ما دام الباب غير مغلق.';
export const keep = 'إبقاء';
export const letBackIn = 'إعادة إلى الحفل';
export const letBackInHint = 'يعود الضيف باسمه ومشروباته، ويُعلِمه هاتفه بذلك.';
export const allowReturn = 'السماح للهاتف بطلب العودة';
export const allowReturnHint = 'ثم يقرر المضيفون';
export const letInHint = 'مع كل المشروبات المسجّلة حتى الآن';

export const done = {
  rename: (name: string, to: string) => `صار «${isolated(name)}» الآن «${isolated(to)}».`,
  hide: (name: string) => `الاسم «${isolated(name)}» مخفي.`,
  show: (name: string) => `الاسم «${isolated(name)}» ظاهر من جديد.`,
  'let-in': (name: string) => `«${isolated(name)}» في الحفل.`,
  'turn-away': (name: string) => `«${isolated(name)}» بلا إذن دخول.`,
  remove: (name: string) => `«${isolated(name)}» خارج الحفل.`,
  restore: (name: string) => `«${isolated(name)}» في الحفل من جديد.`,
};

export const handOver = 'نقل إلى هاتف آخر';
export const handOverHint = 'إذا نفدت بطارية هاتف الضيف أو ضاع';
export const handOverTitle = (name: string) => `سهرة «${isolated(name)}» على هاتف آخر`;
export const handOverLead = 'يحصل الهاتف الآخر على الاسم وكل المشروبات. ويبقى ذلك في السجل، وتُعلِمه هواتفه بذلك.';
export const showSquare = 'عرض رمز QR';
export const pointOther = 'يكفي توجيه كاميرا الهاتف الآخر إلى رمز QR هذا. يعمل مرة واحدة.';
export const handOverSquare = 'رمز QR ينقل السهرة';
export const goodUntil = (time: string) => `صالح حتى الساعة ${isolated(time)}`;
export const otherReads = 'الهاتف الآخر يقرؤه الآن…';
export const hasArrived = 'السهرة على الهاتف الآخر.';
export const squareIsLate = 'لم يعد رمز QR هذا صالحًا.';
export const handedOverOften = 'لم يعد نقل هذه السهرة ممكنًا.';
export const allAreIn = 'كل من كان عند الباب صار في الحفل.';
export const notDone = (name: string) => `لم يتغيّر شيء بشأن «${isolated(name)}» بعد: لم يصل ردّ.`;
export const hasLeft = (name: string) => `لم يعد الاسم «${isolated(name)}» في هذا الحفل.`;
type Now = GuestState | 'renamed' | 'other';
/** The sentence is 'a tap from … came before yours', so that its verb does not depend on the host's gender. */
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» في الحفل.`,
  knocked: (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» عند الباب المغلق.`,
  waiting: (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» عند الباب.`,
  'turned-away': (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» بلا إذن دخول.`,
  removed: (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» خارج الحفل بالفعل.`,
  barred: (by, name) => `سبقتك نقرة من ${isolated(by)}: «${isolated(name)}» خارج الحفل بالفعل.`,
  hidden: (by, name) => `سبقتك نقرة من ${isolated(by)}: الاسم «${isolated(name)}» مخفي.`,
  renamed: (by, name) => `سبقتك نقرة من ${isolated(by)}: الاسم «${isolated(name)}» تغيّر.`,
  other: (by, name) => `سبقتك نقرة من ${isolated(by)}: تغيّر شيء بشأن «${isolated(name)}».`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `فات الأوان: «${isolated(name)}» في الحفل.`,
  knocked: (name) => `فات الأوان: «${isolated(name)}» عند الباب المغلق.`,
  waiting: (name) => `فات الأوان: «${isolated(name)}» عند الباب.`,
  'turned-away': (name) => `فات الأوان: «${isolated(name)}» بلا إذن دخول.`,
  removed: (name) => `فات الأوان: «${isolated(name)}» خارج الحفل بالفعل.`,
  barred: (name) => `فات الأوان: «${isolated(name)}» خارج الحفل بالفعل.`,
  hidden: (name) => `فات الأوان: الاسم «${isolated(name)}» مخفي.`,
  renamed: (name) => `فات الأوان: الاسم «${isolated(name)}» تغيّر.`,
  other: (name) => `فات الأوان: تغيّر شيء بشأن «${isolated(name)}».`,
};

export const hostsDid = 'ما فعله المضيفون';
export const hostsDidLead = 'لا يراه إلا المضيفون. ويُحذف مع الحفل.';
export const seeAll = 'عرض الكل';
export const undo = 'تراجع';
export const undoThis = (sentence: string) => `تراجع: ${isolated(sentence)}`;
export const undoneByYou = (time: string) => `أُلغي الساعة ${isolated(time)} بنقرة منك`;
export const undoneBy = (time: string, by: string) =>
  by ? `أُلغي الساعة ${isolated(time)} بنقرة من ${isolated(by)}` : `أُلغي الساعة ${isolated(time)} بنقرة من مضيف سابق`;
export const earlier = 'عرض الأقدم';
export const nothingYet = 'لا شيء بعد.';
export const undone = 'تم التراجع.';
export const cameAt = (time: string) => `هنا منذ ${isolated(time)}`;
