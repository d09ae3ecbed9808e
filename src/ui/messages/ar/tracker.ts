import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { isolated } from '../forms/isolated.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'احتفالك لحظة بلحظة!';
export const yourSettings = (userName: string) => `${isolated(userName)}، إعداداتك`;

export const totalDrinksToday = 'مجموع مشروباتك اليوم';
export const withAlcohol = 'بالكحول';
export const toastsTonight = 'أنخاب الليلة';
export const noneWithAlcohol = 'مجموع مشروباتك اليوم: 0 بالكحول';
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

export const added = (drink: DrinkChoice) => `أُضيف: ${drinkLabel(drink)}!`;
export const totalIs = (count: number) => `مجموع اليوم بالكحول: ${count}.`;
export const toastsAre = (count: number) => `أنخاب الليلة: ${count}.`;
export const undo = 'تراجع';
export const takenBack = (drink: DrinkChoice) => `أُلغيت إضافة ${drinkLabel(drink)}`;
export const didNotLoad = 'تعذّر التحميل. يمكنك المحاولة من جديد.';
