import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Hou je feestavond bij!';
export const yourSettings = (userName: string) => `${userName}, je instellingen`;

export const totalDrinksToday = 'Drankjes vandaag';
export const withAlcohol = 'met alcohol';
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
export const undo = 'Toch niet';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} weggehaald`;
export const didNotLoad = 'Dat wilde niet laden. Probeer het nog eens.';

export const listIsFull = (canReset: boolean) =>
  canReset
    ? `De lijst is vol met ${MAX_DRINKS} drankjes. Met ‘Wissen’ begin je een nieuwe.`
    : `De lijst is vol met ${MAX_DRINKS} drankjes. Met ‘Mijn gegevens verwijderen’ begin je een nieuwe.`;
export const noneRemovable = 'Er kunnen nu geen drankjes meer van de lijst.';
