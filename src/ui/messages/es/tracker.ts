import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = '¡Lleva la cuenta de la fiesta!';
export const yourSettings = (userName: string) => `${userName}, tus ajustes`;

export const totalDrinksToday = 'Tus bebidas de hoy';
export const withAlcohol = 'con alcohol';
export const toastsTonight = 'Brindis de esta noche';
export const noneWithAlcohol = 'Tus bebidas de hoy: 0 con alcohol';
export const keepItFestive = '¡Que siga la fiesta! 🎉';
export const whatAreYouDrinking = '¿Qué tomas?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, hoy ${count}`;
export const tonight = 'Esta noche';
export const showTonight = (count: number) => `${count}. Ver lo de esta noche`;

export const drinkingPace = 'Tu ritmo';
export const chooseYourStyle = '¿Cómo lo vas a celebrar?';
export const drinkResponsibly = '¡Bebe con cabeza y disfruta de la fiesta!';

export const views = 'Vistas';
export const viewStats = 'Resumen';
export const leaderboard = 'Ranking';
export const reset = 'Empezar de cero';

export const added = (drink: DrinkChoice) => `¡Apuntado! ${drinkLabel(drink)}`;
export const totalIs = (count: number) => `Hoy llevas ${count} con alcohol.`;
export const toastsAre = (count: number) => `Brindis de esta noche: ${count}.`;
export const undo = 'Deshacer';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)}: ya no cuenta`;
export const didNotLoad = 'No se ha cargado. Inténtalo otra vez.';
