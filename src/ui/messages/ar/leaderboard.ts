import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { isolated } from '../forms/isolated.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

export const leaderboard = 'لوحة الصدارة';
export const howEveryoneIsDoing = 'كيف حال الجميع الليلة؟';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `الضيوف ضمن ${Math.round(feet * 0.03048) * 10} مترًا`;
export const guestsWithinLast = (feet: number) => `الضيوف ضمن ${Math.round(feet * 0.03048) * 10} مترًا من آخر موقع لك`;
export const positionCatchesUp = 'لم يُحتسب موقعك بعد. حتى ذلك الحين يظهر الجميع.';
export const positionFailed = 'تعذّر تحديد موقعك، لذلك يظهر الجميع.';
export const hiddenSeesEveryone = 'ما دام اسمك مخفيًا، يظهر الجميع.';
export const live = 'مباشر';
export const checking = 'جارٍ التحقق';
export const pausedSince = (time: string) => `أوقفها المضيفون مؤقتًا عند ${isolated(time)}`;
export const over = 'انتهت السهرة';
export const lastLiveAt = (time: string) => `آخر بث مباشر عند ${isolated(time)}`;

export const view = 'العرض';
export const topTen = 'أول 10';
export const allGuests = 'كل الضيوف';

export const yourRankings = 'مراتبك';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'مجموع المشروبات',
  fastestPace: 'الوتيرة',
  hydration: 'الارتواء',
  balanced: 'التوازن',
  variety: 'التنوّع',
};
export const rankAmong = (rank: string, guests: number) => `${rank} من ${guests}`;
export const levelWith = (name: string) => `بالتساوي مع ${name}`;
export const noRankYet = 'لا مرتبة بعد';
/** Shown instead of the ranks. */
export const ranksComeHere = 'تظهر مراتبك هنا حين يُحتسب لك مشروب.';
export const noRank = 'بلا مرتبة';
export const onlyYouSee = 'لا يرى هذا السطر غيرك: أخفاه المضيفون.';
export const youAreNotIn = 'اسمك ليس في لوحة الصدارة الآن، لذلك يُرتَّب الآخرون من دونك.';
export const youAreHidden = 'اسمك مخفي، لذلك يُرتَّب الآخرون من دونك.';
export const youAreQuiet = 'اسمك في القائمة من دون أرقام، لذلك يُرتَّب الآخرون من دونك.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'الأكثر شربًا',
  fastestPace: 'الأسرع وتيرة',
  hydration: 'الأكثر ارتواءً',
  balanced: 'السهرة الأكثر توازنًا',
  variety: 'الأكثر تنوّعًا',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'بالكحول',
  fastestPace: 'مشروبات في الساعة',
  hydration: 'أكواب',
  balanced: 'ساعات',
  variety: 'أنواع',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'بلا كحول، كوب كل نصف ساعة. والكحول الزائد يُنقص منها.',
  balanced: `ساعات فيها مشروب بلا كحول، و${MAX_ALCOHOLIC_AN_HOUR} بالكحول على الأكثر.`,
  variety: 'مشروبات مختلفة. كل منها يُحتسب مرة.',
};
/** The number is always written, because the page shows it in a different style. So one and two follow a colon. */
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) =>
    plural(count, {
      zero: `المشروبات: ${shown}`,
      one: `المشروبات: ${shown}`,
      two: `المشروبات: ${shown}`,
      few: `${shown} مشروبات`,
      many: `${shown} مشروبًا`,
      other: `${shown} مشروب`,
    }),
  fastestPace: (_, shown) => `${shown} مشروب في الساعة`,
  hydration: (count, shown) =>
    plural(count, {
      zero: `الأكواب: ${shown}`,
      one: `الأكواب: ${shown}`,
      two: `الأكواب: ${shown}`,
      few: `${shown} أكواب`,
      many: `${shown} كوبًا`,
      other: `${shown} كوب`,
    }),
  balanced: (count, shown) =>
    plural(count, {
      zero: `الساعات: ${shown}`,
      one: `الساعات: ${shown}`,
      two: `الساعات: ${shown}`,
      few: `${shown} ساعات`,
      many: `${shown} ساعة`,
      other: `${shown} ساعة`,
    }),
  variety: (count, shown) =>
    plural(count, {
      zero: `الأنواع: ${shown}`,
      one: `الأنواع: ${shown}`,
      two: `الأنواع: ${shown}`,
      few: `${shown} أنواع`,
      many: `${shown} نوعًا`,
      other: `${shown} نوع`,
    }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `ذهبية، المرتبة ${place}`,
  (place) => `فضية، المرتبة ${place}`,
  (place) => `برونزية، المرتبة ${place}`,
];
export const you = 'أنت';

export const paceOf = (pace: string) => `الوتيرة: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `الوتيرة: ${paceNames[pace]}، ${isolated(seen)}`;
export const justArrived = 'انضمام جديد';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `مرتبتك الآن ${rank} من ${guests} في مجموع المشروبات`,
  fastestPace: (rank, guests) => `مرتبتك الآن ${rank} من ${guests} في الوتيرة`,
  hydration: (rank, guests) => `مرتبتك الآن ${rank} من ${guests} في الارتواء`,
  balanced: (rank, guests) => `مرتبتك الآن ${rank} من ${guests} في التوازن`,
  variety: (rank, guests) => `مرتبتك الآن ${rank} من ${guests} في التنوّع`,
};

export const firstToast = 'بانتظار أول نخب';
export const startsWithFirstDrink = 'تبدأ لوحة الصدارة مع أول مشروب بالكحول.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'بانتظار أول كوب ماء',
  balanced: 'بانتظار أول ساعة متوازنة',
  variety: 'بانتظار أول مشروب',
};
export const firstToastNearby = 'بانتظار أول نخب بالقرب منك';
export const nobodyWithin = (feet: number) => `لا مشروبات بالكحول بعد ضمن ${Math.round(feet * 0.03048) * 10} مترًا منك.`;
export const noNetwork = 'لا شبكة الآن';
export const noLeaderboard = 'لوحة الصدارة غير متاحة الآن';
export const drinksAreSafe = 'مشروباتك محفوظة على هذا الهاتف. وتعود لوحة الصدارة من تلقاء نفسها.';
export const drinksStayWithPage =
  'تضيع مشروباتك إذا أُغلقت هذه الصفحة، فلتبقَ مفتوحة. وتعود لوحة الصدارة من تلقاء نفسها.';
export const othersComeBack = 'يظهر الضيوف الآخرون من جديد عند عودة الشبكة.';
export const othersComeWithLeaderboard = 'يظهر الضيوف الآخرون من جديد عند عودة البث المباشر للوحة الصدارة.';

export const noBoards = 'لا توجد لوحة صدارة هنا';
export const houseShowsNone = 'الجهة المستضيفة لا تعرض أي لوحة. مشروباتك وإحصاءاتك موجودة كالعادة.';
