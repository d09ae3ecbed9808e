import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Twoje statystyki';
export const totalDrinks = 'Wszystkie napoje';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} z alkoholem · ${others} bez`;
export const perHour = 'Na godzinę';
export const yourEvening = 'Wieczór w obrazku';

export const hydrationScore = 'Wynik nawodnienia';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Świetnie',
  good: 'Dobrze',
  fair: 'Może być',
  'needs-water': 'Pora na wodę',
};
export const outOf100 = 'na 100';
export const perfectHydration = 'Idealne nawodnienie!';
export const waterSlowsDown = 'Woda zwalnia tempo. Nie wytrzeźwia.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Szklanka wody podniesie go teraz do ${score}.`,
    few: `${glasses} szklanki wody podniosą go teraz do ${score}.`,
    many: `${glasses} szklanek wody podniesie go teraz do ${score}.`,
    other: `${glasses} szklanki wody podniosą go teraz do ${score}.`,
  });

export const averageBetweenDrinks = 'Średnio między napojami';
export const rounded = 'zaokrąglone';
export const longestBreak = 'Najdłuższa przerwa';
export const gap = (minutes: number) => `${minutes}\u00a0min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${minutes}\u00a0min`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'Twój wieczór';
export const duration = 'Czas trwania';
export const started = 'Początek';
export const peakTime = 'Szczyt zabawy';

export const alcoholTypes = 'Rodzaje alkoholu';
export const drinkBreakdown = 'Co już wypite';
export const noDrinksYet = 'Na razie pusto. Pora zacząć zabawę!';
export const noDrinksAtAll = 'Nic nie zapisano.';

export const hydrationDetails = 'Szczegóły nawodnienia';
export const waterBottles = 'Woda';
export const alcoholicDrinks = 'Napoje z alkoholem';
export const waterRatio = 'Woda do alkoholu';

export const funFacts = 'Ciekawostki';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Wszystko gotowe, można zaczynać!';
    case 'much-water':
      return 'Mistrzostwo w nawodnieniu!';
    case 'many-drinks':
      return 'Tryb imprezy włączony!';
    case 'water':
      return `Woda do tej pory: ${value}`;
    case 'top-drink':
      return `Hit wieczoru: ${value}`;
    case 'top-spirit':
      return `Ulubiony alkohol: ${value}`;
    case 'fast':
      return 'Trzymasz iście weselne tempo';
    case 'slow':
      return 'Dziś spokojnie i na luzie';
    case 'busiest-hour':
      return `Szczyt zabawy: ${value}`;
  }
}

export const todaysDrinks = 'Dzisiejsze napoje';
export const showAll = 'Pokaż wszystkie';
export const showFewer = 'Pokaż mniej';
export const remove = 'Usuń';
export const removeDrink = (drink: DrinkChoice, time: string) => `Usuń: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `Usunięto: ${drinkLabel(drink)}`;

export const timeline = 'Oś czasu';
export const firstDrinkStartsALine = 'Linia zaczyna się od pierwszego napoju z alkoholem.';
export const hourOfTheTimeline = 'Godzina na osi czasu';
export const alcoholByTheHour = 'Napoje z alkoholem, godzina po godzinie. Wybierz\u00a0godzinę.';
export const mostAt = (hour: string) => `Najwięcej alkoholu o ${hour}`;
export const all = 'Razem';
export const nothing = 'nic z alkoholem';
export const nothingAt = (hour: string) => `${hour}: nic z alkoholem`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Napoje z alkoholem na godzinę';
export const hour = 'Godzina';
export const total = 'Łącznie';
export const anyDrinkStartsALine = 'Linia zaczyna się od pierwszego napoju.';
export const allByTheHour = 'Wszystkie napoje według godzin. Wybierz\u00a0godzinę.';
export const noDrinks = 'brak napojów';
export const noDrinksAt = (hour: string) => `${hour}: brak napojów`;
export const drinksPerHour = 'Napoje na godzinę';
