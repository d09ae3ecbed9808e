import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { COUNTED_WINDOW_MS } from '../../../domain/leaderboard/counted-drinks.ts';
import { MAX_COUNTED_DRINKS, MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { isolated } from '../forms/isolated.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'احتفالك لحظة بلحظة!';
export const yourSettings = (userName: string) => `${isolated(userName)}، إعداداتك`;

export const totalDrinksToday = 'مجموع مشروباتك اليوم';
export const withAlcohol = 'بالكحول';
export const keepItFestive = 'لتدُم الفرحة! 🎉';
export const whatAreYouDrinking = 'ماذا في كأسك؟';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}، ${count} اليوم`;
export const tonight = 'الليلة';
export const showTonight = (count: number) => `${count}. عرض مشروبات الليلة`;

export const drinkingPace = 'وتيرة الشرب';
export const chooseYourStyle = 'أسلوبك في الاحتفال';
export const drinkResponsibly = 'اشربوا باعتدال واحتفلوا بأمان!';

export const views = 'الصفحات';
export const viewStats = 'إحصاءاتي';
export const leaderboard = 'الصدارة';
export const reset = 'تصفير';

export const added = (drink: DrinkChoice) => `تمت إضافة ${drinkLabel(drink)}!`;
export const totalIs = (count: number) => `مجموع اليوم بالكحول: ${count}.`;
export const undo = 'تراجع';
export const takenBack = (drink: DrinkChoice) => `أُلغيت إضافة ${drinkLabel(drink)}`;
export const didNotLoad = 'تعذّر التحميل. يُرجى المحاولة من جديد.';

export const cannotSave = 'لا يستطيع هذا الهاتف الحفظ. إغلاق الصفحة يضيّع مشروباتك.';
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `امتلأت القائمة (${MAX_DRINKS} مشروب). تبدأ قائمة جديدة بزر «تصفير».`
    : `امتلأت القائمة (${MAX_DRINKS} مشروب). تبدأ قائمة جديدة بزر «حذف بياناتي».`;
export const notAllCount = `ما أسرع ذلك! تحتسب لوحة الصدارة حتى ${MAX_COUNTED_DRINKS} مشروبًا في ${COUNTED_WINDOW_MS / MINUTE_MS} دقائق. وكلها محفوظة هنا.`;
export const notAllRemovable = 'لم يعد حذف الكل ممكنًا.';
export const noneRemovable = 'لم يعد حذف أي مشروب ممكنًا.';
