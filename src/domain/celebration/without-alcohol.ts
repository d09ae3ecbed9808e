import { isAlcoholic } from '../drink-menu.ts';
import { countAlcoholic, type StoredEntry } from '../session/drink-entry.ts';
import type { CelebrationFacts } from './celebration.ts';

/** What the hosts offer. Null in the open celebration. */
export type Offered = Pick<CelebrationFacts, 'withoutAlcohol'> | null;

/** The number on a guest's counter (docs/readings.md#without-alcohol). */
export interface ShownCount {
  readonly count: number;
  /** True: all drinks are counted. False: only drinks with alcohol, as the specification says. */
  readonly isToasts: boolean;
}

/**
 * The number of the specified counter, and of the condition for Reset: drinks with alcohol. If the hosts offer no
 * alcohol, it counts all drinks.
 */
export function specifiedCount(drinks: readonly Pick<StoredEntry, 'drinkType'>[], celebration: Offered): number {
  return celebration?.withoutAlcohol ? drinks.length : countAlcoholic(drinks);
}

/**
 * What the large number counts. Null is the open celebration, which counts drinks with alcohol. At a celebration with a
 * code, all drinks count for a guest who has logged only drinks without alcohol. At a celebration without alcohol, all
 * drinks count for everybody.
 */
export function shownCount(drinks: readonly Pick<StoredEntry, 'drinkType'>[], celebration: Offered): ShownCount {
  const specified = specifiedCount(drinks, celebration);
  const all = drinks.length;
  const isToasts = celebration !== null && (celebration.withoutAlcohol || (specified === 0 && all > 0));
  return isToasts ? { count: all, isToasts } : { count: specified, isToasts: false };
}

/** Whether the hosts offer this drink. A drink that a guest has logged is shown even if it is not offered. */
export function isOffered(drinkType: string, celebration: Offered): boolean {
  return !(celebration?.withoutAlcohol && isAlcoholic(drinkType));
}
