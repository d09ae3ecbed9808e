import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { isolated } from '../forms/isolated.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'إحصاءاتك';
export const totalDrinks = 'مجموع المشروبات';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} بالكحول · ${others} بلا كحول`;
export const perHour = 'في الساعة';
export const yourEvening = 'سهرتك في صورة';

export const hydrationScore = 'درجة الارتواء';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'ممتاز',
  good: 'جيد',
  fair: 'مقبول',
  'needs-water': 'بحاجة إلى ماء',
};
export const outOf100 = 'من 100';
export const perfectHydration = 'ارتواء تام!';
export const waterSlowsDown = 'الماء يُبطئ الإيقاع، لكنه لا يُذهب أثر الكحول.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    zero: `كأس ماء الآن ترفعها إلى ${score}.`,
    one: `كأس ماء الآن ترفعها إلى ${score}.`,
    two: `كأسا ماء الآن ترفعانها إلى ${score}.`,
    few: `${glasses} كؤوس ماء الآن ترفعها إلى ${score}.`,
    many: `${glasses} كأس ماء الآن ترفعها إلى ${score}.`,
    other: `${glasses} كأس ماء الآن ترفعها إلى ${score}.`,
  });

export const averageBetweenDrinks = 'المعدّل بين مشروبين';
export const rounded = 'تقريبًا';
export const longestBreak = 'أطول استراحة';
export const gap = (minutes: number) => `${minutes}\u00a0د`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0س ${minutes}\u00a0د` : `${minutes}\u00a0د`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'عن السهرة';
export const duration = 'المدة';
export const started = 'البداية';
export const peakTime = 'وقت الذروة';

export const alcoholTypes = 'أنواع الكحول';
export const drinkBreakdown = 'تفصيل المشروبات';
export const noDrinksYet = 'لا مشروبات بعد. فليبدأ الاحتفال!';
export const noDrinksAtAll = 'لم يُسجَّل أي مشروب.';

export const hydrationDetails = 'تفاصيل الارتواء';
export const waterBottles = 'أكواب الماء';
export const alcoholicDrinks = 'مشروبات بالكحول';
export const waterRatio = 'نسبة الماء';

export const funFacts = 'حقائق طريفة';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'كل شيء جاهز ليبدأ الاحتفال!';
    case 'much-water':
      return 'بطولة الارتواء لك!';
    case 'many-drinks':
      return 'أجواء الحفل على أشدّها!';
    case 'water':
      return `الماء حتى الآن: ${value}`;
    case 'top-drink':
      return `نجم الليلة: ${value}`;
    case 'top-spirit':
      return `المفضّل الليلة: ${value}`;
    case 'fast':
      return 'وتيرتك احتفالية بامتياز';
    case 'slow':
      return 'سهرة هادئة وعلى مهل';
    case 'busiest-hour':
      return `ذروة السهرة: ${value}`;
  }
}

export const todaysDrinks = 'مشروبات اليوم';
export const showAll = 'عرض الكل';
export const showFewer = 'عرض أقل';
export const remove = 'حذف';
export const removeDrink = (drink: DrinkChoice, time: string) => `حذف ${drinkLabel(drink)}، ${isolated(time)}`;
export const removed = (drink: DrinkChoice) => `تم حذف ${drinkLabel(drink)}`;

export const timeline = 'مسار السهرة';
export const firstDrinkStartsALine = 'يبدأ الخط مع أول مشروب بالكحول.';
export const hourOfTheTimeline = 'ساعة من مسار السهرة';
export const alcoholByTheHour = 'مشروبات بالكحول ساعة بساعة. التفاصيل\u00a0باختيار\u00a0الساعة.';
export const mostAt = (hour: string) => `أكثر الكحول عند ${isolated(hour)}`;
export const all = 'الكل';
export const nothing = 'لا مشروبات بالكحول';
export const nothingAt = (hour: string) => `${isolated(hour)}: لا مشروبات بالكحول`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${isolated(name)} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${isolated(hour)}: ${had.map(({ name, count }) => `${isolated(name)} ${count}`).join('، ')}`;
export const alcoholicDrinksPerHour = 'مشروبات بالكحول في الساعة';
export const hour = 'الساعة';
export const total = 'المجموع';
export const anyDrinkStartsALine = 'يبدأ الخط مع أول مشروب.';
export const allByTheHour = 'كل المشروبات ساعة بساعة. التفاصيل\u00a0باختيار\u00a0الساعة.';
export const noDrinks = 'لا مشروبات';
export const noDrinksAt = (hour: string) => `${isolated(hour)}: لا مشروبات`;
export const drinksPerHour = 'المشروبات في الساعة';
