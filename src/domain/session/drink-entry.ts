import * as v from 'valibot';
import { compareText } from '../compare-text.ts';
import { ALCOHOL_TYPES, type AlcoholType, DRINK_TYPES, type DrinkType, drinkOf, isAlcoholic } from '../drink-menu.ts';
import { REMOVAL_WINDOW_MS } from '../limits.ts';

const ENTRY_ID = /^\d{1,16}-[\x21-\x7e]{1,64}$/;

/** Local drink entry (spec §3): the id is timestamp (ms), dash, random text; only drinks with subtypes have a spirit. */
export const drinkEntrySchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(ENTRY_ID)),
    drinkType: v.picklist(DRINK_TYPES),
    alcoholType: v.exactOptional(v.picklist(ALCOHOL_TYPES)),
    timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.check((entry) => entry.alcoholType === undefined || drinkOf(entry.drinkType).hasSubtypes, 'spirit does not fit'),
  v.readonly(),
);
export type DrinkEntry = v.InferOutput<typeof drinkEntrySchema>;

/** A new entry; `nowMs` is the phone's clock, `randomText` some URL-safe characters. */
export function newDrinkEntry(
  choice: { drinkType: DrinkType; alcoholType?: AlcoholType | undefined },
  nowMs: number,
  randomText: string,
): DrinkEntry {
  const { drinkType, alcoholType } = choice;
  const base = { id: `${nowMs}-${randomText}`, drinkType, timestamp: nowMs };
  return alcoholType ? { ...base, alcoholType } : base;
}

/** Total Drinks Today, `total_drinks`, both leaderboards, the reset's condition (readings, Counting). */
export function countAlcoholic(drinks: readonly DrinkEntry[]): number {
  return drinks.reduce((count, entry) => count + (isAlcoholic(entry.drinkType) ? 1 : 0), 0);
}

/** The latest timestamp of all entries, water included; null when there is none. */
export function lastDrinkAt(drinks: readonly DrinkEntry[]): number | null {
  return drinks.reduce<number | null>((latest, { timestamp }) => Math.max(latest ?? timestamp, timestamp), null);
}

/** A mistaken entry can be removed until 5 minutes after it was logged; times on the phone's clock. */
export function canRemove({ timestamp }: Pick<DrinkEntry, 'timestamp'>, nowMs: number): boolean {
  return nowMs - timestamp <= REMOVAL_WINDOW_MS;
}

/** By time, then by id: the same order on every phone. */
export function compareEntries(a: DrinkEntry, b: DrinkEntry): number {
  return a.timestamp - b.timestamp || compareText(a.id, b.id);
}
