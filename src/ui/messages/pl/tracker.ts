import type { AlcoholType, DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { COUNTED_WINDOW_MS } from '../../../domain/leaderboard/counted-drinks.ts';
import { MAX_COUNTED_DRINKS, MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Miej oko na swój wieczór!';
export const yourSettings = (userName: string) => `${userName}, twoje ustawienia`;

export const totalDrinksToday = 'Wypite dzisiaj';
export const withAlcohol = 'z alkoholem';
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
export const added = (drink: DrinkChoice) =>
  drink.alcoholType
    ? (drink.drinkType === 'shot' ? SHOT_ADDED : COCKTAIL_ADDED)[drink.alcoholType]
    : ADDED[drink.drinkType];
export const totalIs = (count: number) => `Dzisiaj z alkoholem: ${count}.`;
export const undo = 'Cofnij';
export const takenBack = (drink: DrinkChoice) => `Cofnięto: ${drinkLabel(drink)}`;
export const didNotLoad = 'Nie udało się tego wczytać. Spróbuj jeszcze raz.';

export const cannotSave = 'Ten telefon nic nie zapisuje. Nie zamykaj strony, bo stracisz napoje.';
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `Lista jest pełna: ma ${MAX_DRINKS} napojów. „Wyzeruj” zaczyna nową.`
    : `Lista jest pełna: ma ${MAX_DRINKS} napojów. „Usuń moje dane” zaczyna nową.`;
export const notAllCount = `Ale tempo! Ranking liczy ${MAX_COUNTED_DRINKS} napojów w ciągu ${COUNTED_WINDOW_MS / MINUTE_MS} minut. Tutaj masz wszystkie.`;
export const notAllRemovable = 'Nie wszystkie można teraz usunąć.';
export const noneRemovable = 'Nie można już usunąć żadnego.';
