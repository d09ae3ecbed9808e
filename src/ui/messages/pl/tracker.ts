import type { AlcoholType, DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Miej oko na swój wieczór!';
export const yourSettings = (userName: string) => `${userName}, twoje ustawienia`;

export const totalDrinksToday = 'Wypite dzisiaj';
export const withAlcohol = 'z alkoholem';
export const toastsTonight = 'Toasty dzisiaj';
export const noneWithAlcohol = 'Wypite dzisiaj: 0 z alkoholem';
export const keepItFestive = 'Niech trwa zabawa! 🎉';
export const whatAreYouDrinking = 'Co pijesz?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, dzisiaj ${count}`;
export const tonight = 'Dzisiaj';
export const showTonight = (count: number) => `${count}. Pokaż dzisiejsze napoje`;

export const drinkingPace = 'Tempo picia';
export const chooseYourStyle = 'Wybierz swój styl zabawy';
export const drinkResponsibly = 'Pij z głową i baw się bezpiecznie!';

export const views = 'Widoki';
export const viewStats = 'Statystyki';
export const leaderboard = 'Ranking';
export const reset = 'Wyzeruj';

const ADDED: Record<DrinkType, string> = {
  beer: 'Dodano piwo!',
  wine: 'Dodano wino!',
  cocktail: 'Dodano drinka!',
  shot: 'Dodano shota!',
  water: 'Dodano wodę!',
  other: 'Dodano coś innego!',
};
const COCKTAIL_ADDED: Record<AlcoholType, string> = {
  vodka: 'Dodano drinka z wódką!',
  rum: 'Dodano drinka z rumem!',
  tequila: 'Dodano drinka z tequilą!',
  gin: 'Dodano drinka z ginem!',
  whiskey: 'Dodano drinka z whisky!',
};
const SHOT_ADDED: Record<AlcoholType, string> = {
  vodka: 'Dodano shota wódki!',
  rum: 'Dodano shota rumu!',
  tequila: 'Dodano shota tequili!',
  gin: 'Dodano shota ginu!',
  whiskey: 'Dodano shota whisky!',
};
export const added = (drink: DrinkChoice) => {
  if (drink.name) return `Dodano: ${drink.name}!`;
  if (!drink.alcoholType) return ADDED[drink.drinkType];
  return (drink.drinkType === 'shot' ? SHOT_ADDED : COCKTAIL_ADDED)[drink.alcoholType];
};
export const totalIs = (count: number) => `Dzisiaj z alkoholem: ${count}.`;
export const toastsAre = (count: number) => `Toasty dzisiaj: ${count}.`;
export const undo = 'Cofnij';
export const takenBack = (drink: DrinkChoice) => `Cofnięto: ${drinkLabel(drink)}`;
export const didNotLoad = 'To się nie wczytało. Spróbuj jeszcze raz.';
