import { type DrinkType, isAlcoholic } from '../drink-menu.ts';
import { countAlcoholic, type StoredEntry } from './drink-entry.ts';

/** The limits of drinks with alcohol from which a guest can choose (docs/readings.md#my-own-limit). */
export const LIMITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Limit = (typeof LIMITS)[number];

/** Whether `next` is the drink that reaches the guest's own limit. This is always false for a drink without alcohol. */
export function isWhereToStop(
  limit: Limit | null,
  drinks: readonly Pick<StoredEntry, 'drinkType'>[],
  next: DrinkType,
): boolean {
  return limit !== null && isAlcoholic(next) && countAlcoholic(drinks) + 1 === limit;
}
