import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Keep track of your celebration!';
/** The accessible name begins with the visible name. */
export const yourSettings = (userName: string) => `${userName}, your settings`;

export const totalDrinksToday = 'Total Drinks Today';
export const withAlcohol = 'with alcohol';
/** The heading while a guest has logged only drinks without alcohol. */
export const toastsTonight = 'Toasts Tonight';
/** Below the number of toasts. It begins with the heading of the specification. */
export const noneWithAlcohol = 'Total Drinks Today: 0 with alcohol';
export const keepItFestive = 'Keep it festive! 🎉';
export const whatAreYouDrinking = 'What are you drinking?';
/** The accessible name begins with the tile's visible name. */
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, ${count} today`;
export const tonight = 'Tonight';
/** The accessible name begins with the visible number. */
export const showTonight = (count: number) => `${count}. Show tonight's drinks`;

export const drinkingPace = 'Drinking Pace';
export const chooseYourStyle = 'Choose your celebration style';
export const drinkResponsibly = 'Drink responsibly and celebrate safely!';

export const views = 'Views';
export const viewStats = 'View Stats';
export const leaderboard = 'Leaderboard';
export const reset = 'Reset';

export const added = (drink: DrinkChoice) => `Added ${drinkLabel(drink)}!`;
export const totalIs = (count: number) => `${count} with alcohol today.`;
export const toastsAre = (count: number) => `Toasts tonight: ${count}.`;
export const undo = 'Undo';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} taken back`;
export const didNotLoad = 'That did not load. Please try again.';
