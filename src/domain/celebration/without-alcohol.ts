import { isAlcoholic } from '../drink-menu.ts';
import { countAlcoholic, type StoredEntry } from '../session/drink-entry.ts';
import type { CelebrationFacts } from './celebration.ts';

/** The drinks that the hosts offer. Null in the open celebration. */
export type Offered = Pick<CelebrationFacts, 'withoutAlcohol'> | null;

/** The large number on a guest's tracker (docs/readings.md#without-alcohol). */
export interface ShownCount {
  readonly count: number;
  /** True: all drinks are counted. False: only drinks with alcohol, as the specification says. */
  readonly isToasts: boolean;
}

/**
 * The count of the specified counter, which also decides whether Reset is possible: drinks with alcohol, or all drinks
 * if the hosts offer no alcohol.
 */
export function specifiedCount(drinks: readonly Pick<StoredEntry, 'drinkType'>[], celebration: Offered): number {
  return celebration?.withoutAlcohol ? drinks.length : countAlcoholic(drinks);
}

/**
 * The large number. In the open celebration (null) it counts drinks with alcohol. At a celebration with a code it
 * counts all drinks of a guest who has logged only drinks without alcohol. At a celebration without alcohol it counts
 * all drinks of everybody.
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
