import { REMOVAL_WINDOW_MS } from '../limits.ts';
import type { DrinkEntry, StoredEntry } from './drink-entry.ts';

/** The latest timestamp of all entries, including water. Null without entries. */
export function lastDrinkAt(drinks: readonly StoredEntry[]): number | null {
  return drinks.reduce<number | null>((latest, { timestamp }) => Math.max(latest ?? timestamp, timestamp), null);
}

/** Whether a mistaken entry can still be removed. Times on the phone's clock. */
export function canRemove({ timestamp }: Pick<DrinkEntry, 'timestamp'>, nowMs: number): boolean {
  return nowMs - timestamp <= REMOVAL_WINDOW_MS;
}
