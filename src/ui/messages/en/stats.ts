import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Your Stats';
export const totalDrinks = 'Total Drinks';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} with alcohol · ${others} without`;
export const perHour = 'Per Hour';
/** The heading of the evening's picture. */
export const yourEvening = 'Your evening';

export const hydrationScore = 'Hydration Score';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  'needs-water': 'Needs Water',
};
export const outOf100 = 'out of 100';
export const perfectHydration = 'Perfect hydration!';
/** Shown once a drink with alcohol was logged. */
export const waterSlowsDown = 'Water slows you down. It does not sober you up.';
/** `score`: the Hydration Score after these glasses of water. */
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `One glass of water now lifts it to ${score}.`,
    other: `${glasses} glasses of water now lift it to ${score}.`,
  });

export const averageBetweenDrinks = 'Avg. Between Drinks';
/** Shown beside an average that rounding to whole minutes has made longer than the longest break. */
export const rounded = 'rounded';
export const longestBreak = 'Longest Break';
export const gap = (minutes: number) => `${minutes}min`;
export const span = ({ hours, minutes }: HoursAndMinutes) => (hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`);
/** An hour on the clock, 0 to 23. */
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'Session Info';
export const duration = 'Duration';
export const started = 'Started';
export const peakTime = 'Peak time';

export const alcoholTypes = 'Alcohol Types';
export const drinkBreakdown = 'Drink Breakdown';
export const noDrinksYet = 'No drinks recorded yet. Start celebrating!';
/** Shown after the end of the celebration. */
export const noDrinksAtAll = 'No drinks were recorded.';

export const hydrationDetails = 'Hydration Details';
export const waterBottles = 'Water bottles';
export const alcoholicDrinks = 'Alcoholic drinks';
export const waterRatio = 'Water ratio';

export const funFacts = 'Fun Facts';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Ready to start the celebration!';
    case 'much-water':
      return 'Hydration champion!';
    case 'many-drinks':
      return 'Party mode activated!';
    case 'water':
      return `Water so far: ${value}`;
    case 'top-drink':
      return `Tonight's MVP: ${value}`;
    case 'top-spirit':
      return `Alcohol of choice: ${value}`;
    case 'fast':
      return "You're keeping a festive pace";
    case 'slow':
      return 'Taking it nice and easy tonight';
    case 'busiest-hour':
      return `Peak party time: ${value}`;
  }
}

export const todaysDrinks = "Today's drinks";
export const showAll = 'Show all';
export const showFewer = 'Show fewer';
export const remove = 'Remove';
/** The accessible name begins with the button's visible text, for guests who control the phone by voice. */
export const removeDrink = (drink: DrinkChoice, time: string) => `Remove ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)} removed`;

export const timeline = 'Timeline';
export const firstDrinkStartsALine = 'The first alcoholic drink starts a line.';
/** Variants of the texts above, for charts that also show drinks without alcohol. */
export const anyDrinkStartsALine = 'The first drink starts a line.';
export const allByTheHour = 'All drinks by the hour. Pick\u00a0an\u00a0hour.';
export const noDrinks = 'no drinks';
export const noDrinksAt = (hour: string) => `${hour}: no drinks`;
export const drinksPerHour = 'Drinks per hour';
export const hourOfTheTimeline = 'Hour of the timeline';
/** Because of the no-break spaces, a narrow phone breaks the line between the sentences. */
export const alcoholByTheHour = 'Alcoholic drinks by the hour. Pick\u00a0an\u00a0hour.';
/** The hour with the most alcoholic drinks. */
export const mostAt = (hour: string) => `Most alcohol at ${hour}`;
export const all = 'All';
export const nothing = 'no alcoholic drinks';
export const nothingAt = (hour: string) => `${hour}: no alcoholic drinks`;

type Had = readonly { readonly name: string; readonly count: number }[];

/** 'Gin 2 · Beer 1' */
export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
/** '20:00: Gin 2, Beer 1' */
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Alcoholic drinks per hour';
export const hour = 'Hour';
export const total = 'Total';
