import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = '¡Lleva la cuenta de la fiesta!';
export const yourSettings = (userName: string) => `${userName}, tus ajustes`;

export const totalDrinksToday = 'Tus copas de hoy';
export const withAlcohol = 'con alcohol';
export const keepItFestive = '¡Que siga la fiesta! 🎉';
export const whatAreYouDrinking = '¿Qué tomas?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, hoy ${count}`;
export const tonight = 'Esta noche';
export const showTonight = (count: number) => `${count}. Ver lo de esta noche`;

export const drinkingPace = 'Tu ritmo';
export const chooseYourStyle = '¿Cómo lo vas a celebrar?';
export const drinkResponsibly = '¡Bebe con cabeza y disfruta de la fiesta!';

export const views = 'Vistas';
export const viewStats = 'Estadísticas';
export const leaderboard = 'Ranking';
export const reset = 'Empezar de cero';

export const added = (drink: DrinkChoice) => `¡Apuntado! ${drinkLabel(drink)}`;
export const totalIs = (count: number) => `Hoy llevas ${count} con alcohol.`;
export const undo = 'Deshacer';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)}: ya no cuenta`;
export const didNotLoad = 'No se ha cargado. Inténtalo otra vez.';

export const listIsFull = (canReset: boolean) =>
  canReset
    ? `La lista está llena: ${MAX_DRINKS} bebidas. «Empezar de cero» abre una nueva.`
    : `La lista está llena: ${MAX_DRINKS} bebidas. «Borrar mis datos» abre una nueva.`;
export const noneRemovable = 'Ya no se pueden quitar más bebidas.';
