import * as v from 'valibot';
import { compareText } from '../compare-text.ts';
import { type AlcoholType, type DrinkChoice, type DrinkType, isAlcoholic } from '../drink-menu.ts';
import { timeMs } from '../whole-numbers.ts';

/** The id is timestamp (ms), dash, random text. */
export const entryIdSchema = v.pipe(v.string(), v.regex(/^\d{1,16}-[\x21-\x7e]{1,64}$/));

/**
 * An entry of any version of the app. A page that is older than its server keeps fields and values that it does not
 * know.
 */
export const storedEntrySchema = v.pipe(
  v.looseObject({
    id: entryIdSchema,
    drinkType: v.string(),
    alcoholType: v.exactOptional(v.string()),
    timestamp: timeMs,
  }),
  v.readonly(),
);
export interface StoredEntry {
  readonly id: string;
  readonly drinkType: string;
  readonly alcoholType?: string;
  readonly timestamp: number;
}

/** An entry (docs/spec-coverage.md §3.1) as this version logs it. */
export interface DrinkEntry extends StoredEntry {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
}

/** A new entry. `nowMs` is the phone's clock, `randomText` some URL-safe characters. */
export function newDrinkEntry({ drinkType, alcoholType }: DrinkChoice, nowMs: number, randomText: string): DrinkEntry {
  return { id: `${nowMs}-${randomText}`, drinkType, ...(alcoholType && { alcoholType }), timestamp: nowMs };
}

/** Counts alcoholic drinks (docs/readings.md#counting). */
export function countAlcoholic(drinks: readonly StoredEntry[]): number {
  return drinks.reduce((count, entry) => count + (isAlcoholic(entry.drinkType) ? 1 : 0), 0);
}

/** Orders by time, then by id, so that every phone has the same order. */
export function compareEntries(a: StoredEntry, b: StoredEntry): number {
  return a.timestamp - b.timestamp || compareText(a.id, b.id);
}
