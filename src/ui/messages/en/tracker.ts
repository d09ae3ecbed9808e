import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Keep track of your celebration!';
/** Begins with the name that is seen. */
export const yourSettings = (userName: string) => `${userName}, your settings`;

export const totalDrinksToday = 'Total Drinks Today';
export const withAlcohol = 'with alcohol';
export const keepItFestive = 'Keep it festive! 🎉';
export const whatAreYouDrinking = 'What are you drinking?';
/** Begins with the tile's visible name. */
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, ${count} today`;
export const tonight = 'Tonight';
/** Begins with the visible number. */
export const showTonight = (count: number) => `${count}. Show tonight's drinks`;

export const drinkingPace = 'Drinking Pace';
export const chooseYourStyle = 'Choose your celebration style';
export const drinkResponsibly = 'Drink responsibly and celebrate safely!';

export const views = 'Views';
export const viewStats = 'View Stats';
export const leaderboard = 'Leaderboard';
export const reset = 'Reset';

export const added = (drink: DrinkChoice) => `Added ${drinkLabel(drink)}!`;
export const totalIs = (count: number) => `${count} ${withAlcohol} today.`;
export const undo = 'Undo';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} taken back`;
export const resetComplete = 'Reset Complete!';
export const didNotLoad = 'That did not load. Please try again.';

export const cannotSave = 'This phone cannot save. Your drinks are kept while this page stays open.';
export const listIsFull = (drinks: number, canReset: boolean) =>
  canReset
    ? `${drinks} drinks are logged, and no more fit. Reset starts a fresh list.`
    : `${drinks} drinks are logged, and no more fit. 'Delete my data', behind your name, starts a fresh list.`;
export const notAllCount = (drinks: number) =>
  `That was quick! On the leaderboard ${drinks} drinks count in ten minutes. Yours are all kept here.`;
export const tooManyTakenBack = 'So many drinks were taken back that no more can be. What is logged now stays.';
