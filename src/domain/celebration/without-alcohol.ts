import { isAlcoholic } from '../drink-menu.ts';
import { countAlcoholic, type StoredEntry } from '../session/drink-entry.ts';
import type { CelebrationFacts } from './celebration.ts';

/** What the hosts offer. Null in the open celebration. */
export type Offered = Pick<CelebrationFacts, 'withoutAlcohol'> | null;

/** The number on a guest's counter (docs/readings.md#without-alcohol). */
export interface ShownCount {
  readonly count: number;
  /** All drinks are counted. Otherwise those with alcohol are, as the specification says. */
  readonly isToasts: boolean;
}

/** What the specified counter and the condition of Reset count: drinks with alcohol. Where the hosts offer none, all drinks. */
export function specifiedCount(drinks: readonly Pick<StoredEntry, 'drinkType'>[], celebration: Offered): number {
  return celebration?.withoutAlcohol ? drinks.length : countAlcoholic(drinks);
}

/**
 * What the large number counts. Null is the open celebration, which counts drinks with alcohol. A celebration with a code
 * counts all drinks of a guest who has logged only drinks without, and one without alcohol those of everybody.
 */
export function shownCount(drinks: readonly Pick<StoredEntry, 'drinkType'>[], celebration: Offered): ShownCount {
  const specified = specifiedCount(drinks, celebration);
  const all = drinks.length;
  const isToasts = celebration !== null && (celebration.withoutAlcohol || (specified === 0 && all > 0));
  return isToasts ? { count: all, isToasts } : { count: specified, isToasts: false };
}

/** Whether the hosts offer this drink. What a guest has logged all the same is shown as it is. */
export function isOffered(drinkType: string, celebration: Offered): boolean {
  return !(celebration?.withoutAlcohol && isAlcoholic(drinkType));
}
