import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Deine Statistik';
export const totalDrinks = 'Getränke gesamt';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} mit Alkohol · ${others} ohne`;
export const perHour = 'Pro Stunde';
export const yourEvening = 'Der Abend im Bild';

export const hydrationScore = 'Wasserbilanz';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Bestens',
  good: 'Gut',
  fair: 'Geht so',
  'needs-water': 'Trink Wasser',
};
export const outOf100 = 'von 100';
export const perfectHydration = 'Perfekte Wasserbilanz!';
export const waterSlowsDown = 'Wasser bremst. Nüchtern macht es nicht.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Ein Glas Wasser hebt sie jetzt auf ${score}.`,
    other: `${glasses} Gläser Wasser heben sie jetzt auf ${score}.`,
  });

export const averageBetweenDrinks = 'Ø Abstand';
export const rounded = 'gerundet';
export const longestBreak = 'Längste Pause';
export const gap = (minutes: number) => `${minutes}\u00a0Min.`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0Std. ${minutes}\u00a0Min.` : `${minutes}\u00a0Min.`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'Dein Abend';
export const duration = 'Dauer';
export const started = 'Beginn';
export const peakTime = 'Höhepunkt';

export const alcoholTypes = 'Spirituosen';
export const drinkBreakdown = 'Deine Getränke';
export const noDrinksYet = 'Noch nichts eingetragen. Auf geht’s!';
export const noDrinksAtAll = 'Es wurde nichts eingetragen.';

export const hydrationDetails = 'Dein Wasser';
export const waterBottles = 'Gläser Wasser';
export const alcoholicDrinks = 'Getränke mit Alkohol';
export const waterRatio = 'Wasser zu Alkohol';

export const funFacts = 'Schon gewusst?';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Das Fest kann beginnen!';
    case 'much-water':
      return 'Beim Wasser ganz vorn dabei!';
    case 'many-drinks':
      return 'Partymodus an!';
    case 'water':
      return `Wasser bisher: ${value}`;
    case 'top-drink':
      return `Star des Abends: ${value}`;
    case 'top-spirit':
      return `Am liebsten mit ${value}`;
    case 'fast':
      return 'Du bist festlich flott unterwegs';
    case 'slow':
      return 'Heute lässt du es ruhig angehen';
    case 'busiest-hour':
      return `Höhepunkt der Party: ${value}\u00a0Uhr`;
  }
}

export const todaysDrinks = 'Getränke von heute';
export const showAll = 'Alle zeigen';
export const showFewer = 'Weniger zeigen';
export const remove = 'Entfernen';
export const removeDrink = (drink: DrinkChoice, time: string) => `Entfernen: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)} entfernt`;

export const timeline = 'Verlauf';
export const firstDrinkStartsALine = 'Mit dem ersten Getränk mit Alkohol beginnt eine Linie.';
export const hourOfTheTimeline = 'Stunde im Verlauf';
export const alcoholByTheHour = 'Getränke mit Alkohol pro Stunde. Wähl\u00a0eine\u00a0Stunde.';
export const mostAt = (hour: string) => `Am meisten Alkohol um ${hour}\u00a0Uhr`;
export const all = 'Alle';
export const nothing = 'nichts mit Alkohol';
export const nothingAt = (hour: string) => `${hour}: nichts mit Alkohol`;

type Had = readonly { readonly name: string; readonly count: number }[];

/** 'Gin 2 · Bier 1' */
export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
/** '20:00: Gin 2, Bier 1' */
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Getränke mit Alkohol pro Stunde';
export const hour = 'Stunde';
export const total = 'Gesamt';
export const anyDrinkStartsALine = 'Mit dem ersten Getränk beginnt eine Linie.';
export const allByTheHour = 'Alle Getränke nach Stunden. Wähl\u00a0eine\u00a0Stunde.';
export const noDrinks = 'keine Getränke';
export const noDrinksAt = (hour: string) => `${hour}: keine Getränke`;
export const drinksPerHour = 'Getränke pro Stunde';
