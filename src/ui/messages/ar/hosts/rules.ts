import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const theHouse = 'الجهة المستضيفة';
export const theHouseHint = 'قواعد فوق كل المضيفين، ومن المسؤول';
export const countAtOnce = 'لكل حفل هنا، وتسري حالًا.';
export const standInFile = 'هذه القواعد في ملف على الخادم. لا تُغيَّر إلا هناك.';
export const openHasNoRules = 'الضيوف بلا رمز في الحفل المفتوح، وهو بلا قواعد.';
export const openIsSwitchedOff = (setting: string) => `يوقفه ${isolated(setting)}.`;
export const forTheServer = 'لمن يدير الخادم';
export const summary = { boards: 'اللوحات', wall: 'على الشاشات', position: 'الموقع', keep: 'تبقى' };
export const positions = { asked: 'يُسأل عنه', never: 'لا يُسأل عنه' };
export const someOf = (some: number, all: number) => `${some} من ${all}`;

export const mayBeShownHere = 'لوحات يمكن عرضها';
export const mayBeShownHint = 'يختار المضيفون مما هو مفعّل.';
export const boardsWithAlcohol = 'كل لوحة تحسب الكحول';
export const boardsWithAlcoholHint = 'من دونها لا يتقدم أحد بالكحول.';
export const isNeverShown = (board: string) => `لوحة «${isolated(board)}» لم تعد تُعرض هنا.`;
export const mayBeShown = (board: string) => `يمكن عرض لوحة «${isolated(board)}» من جديد.`;
export const alcoholNever = 'اللوحات التي تحسب الكحول لم تعد تُعرض هنا.';
export const alcoholAgain = 'يمكن عرض اللوحات التي تحسب الكحول من جديد.';

export const namesOnWalls = 'الأسماء على الشاشات، كحد أقصى';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'كل حفل يختار ما تعرضه شاشته.',
  'first-names': 'لا تعرض أي شاشة الكلمة الأخيرة من الاسم.',
  totals: 'لا تعرض أي شاشة اسمًا.',
  off: 'لا شاشة لأي حفل.',
};
export const guestsPrivacy = 'خصوصية الضيوف';
export const mayBeAsked = 'يمكن سؤال الضيوف عن مكانهم';
export const mayBeAskedHint = 'وإلا فلا يُسأل أحد ولا يُحفظ أي موقع.';

export const celebrations = 'الحفلات';
export const whoMakesThem = 'من ينشئها';
export const creators = { hosts: 'كل مضيف', operators: 'المشغّلون فقط' };
export const howGuestsCome = 'كيف يدخل الضيوف، إلى أن يغيّره المضيفون';
export const newDoors = { open: 'الجميع', ask: 'بإذن المضيفين' };

export const keepDays = 'مدة بقائها';
export const keepDaysHint = 'بالأيام، من 7 إلى 400. وإن تُرك فارغًا فدائمًا.';
export const keepDaysWrong = 'يجب أن يكون عددًا صحيحًا من 7 إلى 400، أو فارغًا.';
export const forEver = 'دائمًا';
export const outlived = (count: number) =>
  plural(count, {
    zero: 'لا حفلات أقدم.',
    one: 'حفل واحد أقدم. بعد يوم من هذه القاعدة يُحذف نهائيًا.',
    two: 'حفلان أقدم. بعد يوم من هذه القاعدة يُحذفان نهائيًا.',
    few: `${count} حفلات أقدم. بعد يوم من هذه القاعدة تُحذف نهائيًا.`,
    many: `${count} حفلًا أقدم. بعد يوم من هذه القاعدة تُحذف نهائيًا.`,
    other: `${count} حفل أقدم. بعد يوم من هذه القاعدة تُحذف نهائيًا.`,
  });

export const whoIsResponsible = 'من المسؤول';
export const theyReadIt = 'يقرؤه الضيوف والمضيفون تحت «الخصوصية».';
export const houseName = 'اسم الجهة';
export const contact = 'للتواصل';
export const contactHint = 'بريد إلكتروني أو هاتف أو رابط';
export const imprint = 'رابط البيانات القانونية';
export const privacy = 'رابط إشعار الخصوصية';
export const nameWrong = 'الاسم 60 حرفًا على الأكثر، ولا شيء فيه غير مرئي.';
export const contactWrong = 'يجب أن يكون بريدًا إلكترونيًا أو رقم هاتف مثل ‎+43 1 234567 أو رابطًا.';
export const linkWrong = 'يجب أن يكون رابطًا كاملًا مثل https://hotel.example.';
export const notSet = 'غير محدد';
export const add = 'إضافة';
export const theyReadItNow = 'يقرأ الضيوف والمضيفون هذا الآن.';

export const countsNow = 'القاعدة سارية الآن.';
export const countsNoLonger = 'هنا يختار المضيفون من جديد.';

export const boardIsNotShown = 'الجهة المستضيفة لا تعرض هذه اللوحة';
export const noneIsShown = 'لا تظهر أي لوحة الآن، لأن الجهة المستضيفة تمنع ما كان ظاهرًا. أظهر لوحة أخرى.';
export const noneMayBeShown = 'الجهة المستضيفة لا تعرض أي لوحة هنا، فلا يمكن إظهار أي منها.';
export const wallIsLimited = 'الجهة المستضيفة لا تسمح للشاشات بعرض المزيد من الأسماء.';
export const rulesOfTheHouse = 'قواعد الجهة المستضيفة';
export const nobodyIsAsked = 'لا يُسأل أحد عن مكانه.';
export const deletedAfter = (days: number) =>
  plural(days, {
    zero: 'يُحذف الحفل في يومه.',
    one: 'يُحذف الحفل بعد يوم واحد من يومه.',
    two: 'يُحذف الحفل بعد يومين من يومه.',
    few: `يُحذف الحفل بعد ${days} أيام من يومه.`,
    many: `يُحذف الحفل بعد ${days} يومًا من يومه.`,
    other: `يُحذف الحفل بعد ${days} يوم من يومه.`,
  });
export const boardsAreNever = (boards: string) => `لا تُعرض أبدًا: ${isolated(boards)}.`;
export const nothingIsRuled = 'الجهة المستضيفة لم تعد تضع أي قاعدة.';
export const notAllowed = 'الجهة المستضيفة لا تسمح بهذا.';
export const onlyOperatorsMake = 'ينشئ الحفلات من يدير هذا الخادم.';
export const onlyOperatorsMakeLead = 'اطلب منه حفلك. سيظهر هنا حين تصبح من مضيفيه.';
