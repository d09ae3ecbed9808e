import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Jouw cijfers';
export const totalDrinks = 'Drankjes totaal';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} met alcohol · ${others} zonder`;
export const perHour = 'Per uur';
export const yourEvening = 'De avond in beeld';

export const hydrationScore = 'Waterscore';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Top',
  good: 'Goed',
  fair: 'Gaat wel',
  'needs-water': 'Drink water',
};
export const outOf100 = 'van de 100';
export const perfectHydration = 'Perfecte waterscore!';
export const waterSlowsDown = 'Water remt af. Nuchter word je er niet van.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Met één glas water wordt hij nu ${score}.`,
    other: `Met ${glasses} glazen water wordt hij nu ${score}.`,
  });

export const averageBetweenDrinks = 'Gem. tussen drankjes';
export const rounded = 'afgerond';
export const longestBreak = 'Langste pauze';
export const gap = (minutes: number) => `${minutes}\u00a0min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0u ${minutes}\u00a0min` : `${minutes}\u00a0min`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'Jouw avond';
export const duration = 'Duur';
export const started = 'Begonnen';
export const peakTime = 'Piekuur';

export const alcoholTypes = 'Sterke drank';
export const drinkBreakdown = 'Jouw drankjes';
export const noDrinksYet = 'Nog niets genoteerd. Begin maar met feesten!';
export const noDrinksAtAll = 'Er is niets genoteerd.';

export const hydrationDetails = 'Jouw water';
export const waterBottles = 'Glazen water';
export const alcoholicDrinks = 'Drankjes met alcohol';
export const waterRatio = 'Water per drankje';

export const funFacts = 'Leuk om te weten';
export const funFactValue = factValueIn({
  drinkNames: { ...drinkNames, other: drinkLabel({ drinkType: 'other' }) },
  spiritNames,
  hourOfDay,
});
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Het feest kan beginnen!';
    case 'much-water':
      return 'Kampioen waterdrinken!';
    case 'many-drinks':
      return 'De feeststand staat aan!';
    case 'water':
      return `Water tot nu toe: ${value}`;
    case 'top-drink':
      return `Ster van de avond: ${value}`;
    case 'top-spirit':
      return `Favoriete drank: ${value}`;
    case 'fast':
      return 'Je zit in een feestelijk tempo';
    case 'slow':
      return 'Lekker rustig aan vanavond';
    case 'busiest-hour':
      return `Hoogtepunt van het feest: ${value}`;
  }
}

export const todaysDrinks = 'Drankjes van vandaag';
export const showAll = 'Alles tonen';
export const showFewer = 'Minder tonen';
export const remove = 'Weghalen';
export const removeDrink = (drink: DrinkChoice, time: string) => `Weghalen: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)} weggehaald`;

export const timeline = 'Tijdlijn';
export const firstDrinkStartsALine = 'Met het eerste drankje met alcohol begint een lijn.';
export const hourOfTheTimeline = 'Uur van de tijdlijn';
export const alcoholByTheHour = 'Drankjes met alcohol per uur. Kies\u00a0een\u00a0uur.';
export const mostAt = (hour: string) => `Meeste alcohol om ${hour}`;
export const all = 'Alle';
export const nothing = 'niets met alcohol';
export const nothingAt = (hour: string) => `${hour}: niets met alcohol`;

type Had = readonly { readonly name: string; readonly count: number }[];

/** 'Gin 2 · Bier 1' */
export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
/** '20:00: Gin 2, Bier 1' */
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Drankjes met alcohol per uur';
export const hour = 'Uur';
export const total = 'Totaal';
export const anyDrinkStartsALine = 'Met het eerste drankje begint een lijn.';
export const allByTheHour = 'Alle drankjes per uur. Kies\u00a0een\u00a0uur.';
export const noDrinks = 'geen drankjes';
export const noDrinksAt = (hour: string) => `${hour}: geen drankjes`;
export const drinksPerHour = 'Drankjes per uur';
