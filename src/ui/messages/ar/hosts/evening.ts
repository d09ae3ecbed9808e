import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'للضيوف';
export const inTheRoom = 'في القاعة';
export const menuHint = 'مشروبات بأسماء من اختياركم';
export const drinksOnIt = (count: number) =>
  plural(count, {
    zero: 'لا تزال فارغة',
    one: 'مشروب واحد',
    two: 'مشروبان',
    few: `${count} مشروبات`,
    many: `${count} مشروبًا`,
    other: `${count} مشروب`,
  });
export const wallHint = 'لشاشة التلفاز';
export const noWord = 'لا كلمة الآن';
export const detailsHint = 'الأسماء والتاريخ والباب واللوحات';
export const copyIt = 'نسخ هذا الحفل';
export const copyHint = 'بالإعدادات والقائمة نفسها';

export const withoutAlcohol = 'بلا كحول';
export const withoutAlcoholHint = 'لا مشروب بالكحول، ولا لوحة تحتسبه';
export const isWithoutAlcohol = 'الحفل بلا كحول.';
export const isWithAlcohol = 'عادت المشروبات بالكحول إلى الضيوف.';

export const drinksOfAll = (count: number) => `المشروبات: ${count} من ${MENU_MAX_DRINKS}`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `المتاح الليلة من المشروبات: ${offered} من ${count}`;
export const asGuestsSeeIt = 'كما يراها الضيوف';
export const noDrinksYet = 'ماذا في الكؤوس الليلة؟';
export const noDrinksYetLead = `يمكنكم تسمية مشروبات الحفل، حتى ${MENU_MAX_DRINKS} منها، مثل «ليموناضة ليلى». يجدها الضيوف فوق المشروبات الستة المعتادة.`;
export const neverWorthMore = 'يُحتسب المشروب كأي مشروب من نوعه، ولا يزيد عليه أبدًا.';
export const menuIsFull = `الحد الأقصى للمشروبات: ${MENU_MAX_DRINKS}. لو زادت لطال البحث على الضيوف أكثر من الشرب.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    zero: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. وكلها متاحة الليلة.`,
    one: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. واحد منها غير متاح الليلة.`,
    two: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. اثنان منها غير متاحين الليلة.`,
    few: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. ${others} منها غير متاحة الليلة.`,
    many: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. ${others} منها غير متاح الليلة.`,
    other: `اكتملت القائمة، فعدد مشروباتها ${MENU_MAX_DRINKS}. ${others} منها غير متاحة الليلة.`,
  });
export const addDrink = 'إضافة مشروب';
export const countsAs = {
  beer: 'يُحتسب بيرة',
  wine: 'يُحتسب كأس نبيذ',
  cocktail: 'يُحتسب كوكتيلًا',
  shot: 'يُحتسب شوتًا',
  water: 'يُحتسب ماءً',
  other: 'بلا كحول',
};
export const notOffered = 'لا تُعرض الليلة';
export const offerAgain = 'التغيير في «السهرة»';
export const move = (name: string) => `نقل ${isolated(name)}`;
export const moveHow = 'النقل بأسهم لوحة المفاتيح أو بالسحب.';
export const isAtPlace = (name: string, place: number, count: number) =>
  `${isolated(name)}: الموضع ${place} من ${count}`;
export const soldOut = 'نفد';
export const pouringOf = (name: string) => `متوفّر: ${isolated(name)}`;
export const isSoldOut = (name: string) => `نفد «${isolated(name)}».`;
export const isPouring = (name: string) => `عاد «${isolated(name)}» متوفّرًا.`;

export const newDrink = 'مشروب جديد';
export const changeDrink = 'تغيير هذا المشروب';
export const drinkName = 'الاسم';
export const exampleDrink = 'مثلًا: ليموناضة ليلى';
export const lettersOf = (count: number) => `الأحرف: ${count} من ${DRINK_NAME_MAX_LENGTH}`;
export const icon = 'الرمز التعبيري';
export const itCountsAs = 'نوعه';
export const kinds = {
  beer: 'بيرة',
  wine: 'نبيذ',
  cocktail: 'كوكتيل',
  shot: 'شوت',
  free: 'بلا كحول',
};
export const whichSpirit = 'أي نوع من الكحول؟';
export const noSpirit = 'غيره أو بلا';
export const itIsWater = 'هو ماء';
export const itIsWaterHint = 'عندئذ يُحتسب في الارتواء.';
export const saveDrink = 'حفظ';
export const addIt = 'إضافة';
export const takeOffMenu = 'حذفه من القائمة';
export const isOnMenu = (name: string) => `«${isolated(name)}» في القائمة الآن.`;
export const isChanged = (name: string) => `تم تغيير «${isolated(name)}».`;
export const isOffMenu = (name: string) => `حُذف «${isolated(name)}» من القائمة.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'نحتاج إلى اسم.',
  'too-long': `الاسم طويل. الحد الأقصى للأحرف: ${DRINK_NAME_MAX_LENGTH}.`,
  'forbidden-character': 'في هذا الاسم ما لا يمكن عرضه. يلزم كتابته من جديد.',
  'same-name': 'في القائمة مشروب آخر بهذا الاسم أو باسم يشبهه.',
  'usual-name': 'هذا اسم أحد المشروبات الستة المعتادة، وهو يُحتسب بشكل آخر.',
  full: `بلغت القائمة حدّها الأقصى، وهو ${MENU_MAX_DRINKS}. يلزم حذف مشروب منها أولًا.`,
};
export const kindMissing = 'لم يُختر نوع المشروب بعد.';
export const theirDrink = {
  beer: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» يُحتسب الآن بيرة.`,
  wine: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» يُحتسب الآن كأس نبيذ.`,
  cocktail: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» يُحتسب الآن كوكتيلًا.`,
  shot: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» يُحتسب الآن شوتًا.`,
  water: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» يُحتسب الآن كوب ماء.`,
  other: (who: string, name: string) =>
    `تغيّر هذا المشروب في أثناء ذلك، بنقرة من ${isolated(who)}: «${isolated(name)}» مشروب بلا كحول.`,
};
export const typedIsKept = 'وما كتبته ما زال هنا.';
export const theyTookItOff = (who: string) =>
  `حُذف هذا المشروب من القائمة في أثناء ذلك، بنقرة من ${isolated(who)}. ويعود إليها بالحفظ.`;

export const leaveItOff = 'تركه محذوفًا';

export const copyOf = (names: string) => `نسخة من حفل ${isolated(names)}`;
export const copyTakes = 'تُنسخ الإعدادات والقائمة ونصّك.';
export const copyLeaves = 'لا يُنسخ الضيوف ولا المضيفون ولا الرمز ولا السجل.';
export const copyNow = 'إنشاء النسخة';
export const seeAsGuest = 'رؤيته كما يراه الضيف';
export const seeAsGuestHint = 'لا يراك أحد من دون اسم';
