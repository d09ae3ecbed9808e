import { isAlcoholic } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { countAlcoholic, type StoredEntry } from '../session/drink-entry.ts';
import { asKnown } from '../session/session-view.ts';
import { type FigureName, type Figures, forEachFigure } from './boards.ts';

/** Within this time at most one glass without alcohol counts. */
const GLASS_MS = HOUR_MS / 2;
export const MAX_ALCOHOLIC_AN_HOUR = 2;

/** A guest's numbers for the boards that do not reward many drinks. Times in ms on the server's clock. */
export function figuresOf(drinks: readonly StoredEntry[], sessionStart: number): Figures {
  return forEachFigure((name) => FIGURE_OF[name](drinks, sessionStart));
}

const FIGURE_OF: Readonly<Record<FigureName, typeof balancedHours>> = { hydration, balanced: balancedHours, variety };

/**
 * The number of glasses without alcohol, at most one in any half hour. If there are more alcoholic drinks than such
 * glasses, each further alcoholic drink subtracts one (docs/readings.md#boards-of-a-celebration).
 */
function hydration(drinks: readonly StoredEntry[]): number {
  const glasses = countedGlasses(drinks);
  const withoutGlass = Math.max(0, countAlcoholic(drinks) - glasses);
  return Math.max(0, glasses - withoutGlass);
}

function countedGlasses(drinks: readonly StoredEntry[]): number {
  const times = drinks.filter(({ drinkType }) => !isAlcoholic(drinkType)).map(({ timestamp }) => timestamp);
  let glasses = 0;
  let nextAt = Number.NEGATIVE_INFINITY;
  for (const time of times.sort((a, b) => a - b)) {
    if (time < nextAt) continue;
    glasses += 1;
    nextAt = time + GLASS_MS;
  }
  return glasses;
}

/** The number of hours with at least one drink without alcohol and at most two drinks with alcohol. */
function balancedHours(drinks: readonly StoredEntry[], sessionStart: number): number {
  const alcoholicByHour = new Map<number, number>();
  const hoursWithGlass = new Set<number>();
  for (const { drinkType, timestamp } of drinks) {
    const hour = Math.floor((timestamp - sessionStart) / HOUR_MS);
    if (isAlcoholic(drinkType)) alcoholicByHour.set(hour, (alcoholicByHour.get(hour) ?? 0) + 1);
    else hoursWithGlass.add(hour);
  }
  return [...hoursWithGlass].filter((hour) => (alcoholicByHour.get(hour) ?? 0) <= MAX_ALCOHOLIC_AN_HOUR).length;
}

/** The number of different drinks. A gin cocktail, a rum cocktail and a shot of gin are three. */
function variety(drinks: readonly StoredEntry[]): number {
  return new Set(drinks.map(kindOf)).size;
}

function kindOf(entry: StoredEntry): string {
  const { drinkType, alcoholType = '' } = asKnown(entry);
  return `${drinkType} ${alcoholType}`;
}
