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
    menuItem: v.exactOptional(v.string()),
  }),
  v.readonly(),
);
export interface StoredEntry {
  readonly id: string;
  readonly drinkType: string;
  readonly alcoholType?: string;
  readonly timestamp: number;
  /**
   * The id of a drink of the hosts' menu. It is the last key, because pages that do not know it append it. So equal states
   * have equal JSON.
   */
  readonly menuItem?: string;
}

/** An entry (docs/spec-coverage.md §3.1) as this version logs it. */
export interface DrinkEntry extends StoredEntry {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
}

/** A new entry. `nowMs` is the phone's clock, `randomText` some URL-safe characters. */
export function newDrinkEntry(
  { drinkType, alcoholType, menuItem }: DrinkChoice,
  nowMs: number,
  randomText: string,
): DrinkEntry {
  const id = `${nowMs}-${randomText}`;
  return { id, drinkType, ...(alcoholType && { alcoholType }), timestamp: nowMs, ...(menuItem && { menuItem }) };
}

/** `entry` with the drink of the menu that either copy knows. An older page stores and sends entries without it. */
export function withMenuItemOf<Entry extends StoredEntry>(entry: Entry, other: StoredEntry): Entry {
  const [menuItem] = [entry.menuItem, other.menuItem].sort();
  return menuItem === entry.menuItem ? entry : { ...entry, menuItem };
}

/** Counts alcoholic drinks (docs/readings.md#counting). */
export function countAlcoholic(drinks: readonly Pick<StoredEntry, 'drinkType'>[]): number {
  return drinks.reduce((count, entry) => count + (isAlcoholic(entry.drinkType) ? 1 : 0), 0);
}

/** Orders by time, then by id, so that every phone has the same order. */
export function compareEntries(a: StoredEntry, b: StoredEntry): number {
  return a.timestamp - b.timestamp || compareText(a.id, b.id);
}
