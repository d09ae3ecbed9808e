import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Hou je feestavond bij!';
export const yourSettings = (userName: string) => `${userName}, je instellingen`;

export const totalDrinksToday = 'Drankjes vandaag';
export const withAlcohol = 'met alcohol';
export const toastsTonight = 'Toosten vanavond';
export const noneWithAlcohol = 'Drankjes vandaag: 0 met alcohol';
export const keepItFestive = 'Maak er een feest van! 🎉';
export const whatAreYouDrinking = 'Wat drink je?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, vandaag ${count}`;
export const tonight = 'Vanavond';
export const showTonight = (count: number) => `${count}. Drankjes van vanavond tonen`;

export const drinkingPace = 'Jouw tempo';
export const chooseYourStyle = 'Hoe vier jij het vandaag?';
export const drinkResponsibly = 'Drink met mate en kom veilig thuis!';

export const views = 'Weergaven';
export const viewStats = 'Cijfers';
export const leaderboard = 'Ranglijst';
export const reset = 'Wissen';

export const added = (drink: DrinkChoice) => `${drinkLabel(drink)} erbij!`;
export const totalIs = (count: number) => `Vandaag ${count} met alcohol.`;
export const toastsAre = (count: number) => `Toosten vanavond: ${count}.`;
export const undo = 'Toch niet';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} weggehaald`;
export const didNotLoad = 'Dat wilde niet laden. Probeer het nog eens.';
