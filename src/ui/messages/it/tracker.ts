import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

/** 'la birra', 'l’acqua'. The others are masculine. */
const isFeminine = ({ drinkType }: DrinkChoice) => drinkType === 'beer' || drinkType === 'water';

export const subtitle = 'Festeggia e tieni il conto!';
export const yourSettings = (userName: string) => `${userName}, le tue impostazioni`;

export const totalDrinksToday = 'I tuoi drink di oggi';
export const withAlcohol = 'con alcol';
export const toastsTonight = 'Brindisi di stasera';
export const noneWithAlcohol = 'I tuoi drink di oggi: 0 con alcol';
export const keepItFestive = 'Che la festa continui! 🎉';
export const whatAreYouDrinking = 'Cosa bevi?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, oggi ${count}`;
export const tonight = 'Stasera';
export const showTonight = (count: number) => `${count}. Mostra i drink di stasera`;

export const drinkingPace = 'Il tuo ritmo';
export const chooseYourStyle = 'Come vuoi festeggiare?';
export const drinkResponsibly = 'Bevi responsabilmente e buona festa!';

export const views = 'Schermate';
export const viewStats = 'Statistiche';
export const leaderboard = 'Classifica';
export const reset = 'Azzera';

export const added = (drink: DrinkChoice) => {
  if (drink.name) return `Segnato: ${drink.name}!`;
  return isFeminine(drink) ? `${drinkLabel(drink)} segnata!` : `${drinkLabel(drink)} segnato!`;
};
export const totalIs = (count: number) => `Oggi ${count} con alcol.`;
export const toastsAre = (count: number) => `Brindisi di stasera: ${count}.`;
export const undo = 'Annulla';
export const takenBack = (drink: DrinkChoice) => {
  if (drink.name) return `Tolto: ${drink.name}`;
  return isFeminine(drink) ? `${drinkLabel(drink)} tolta` : `${drinkLabel(drink)} tolto`;
};
export const didNotLoad = 'Non si è caricato. Riprova.';
