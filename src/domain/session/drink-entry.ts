import * as v from 'valibot';
import { type AlcoholType, type DrinkChoice, type DrinkType, isAlcoholic } from '../drink-menu.ts';
import { compareText } from '../text/compare-text.ts';
import { timeMs } from '../whole-numbers.ts';

/** An id consists of the timestamp in ms, a dash and a random text. */
export const entryIdSchema = v.pipe(v.string(), v.regex(/^\d{1,16}-[\x21-\x7e]{1,64}$/));

/** An entry of any version of the app. A page keeps fields and values that only newer versions know. */
export const storedEntrySchema = v.pipe(
  v.looseObject({
    id: entryIdSchema,
    drinkType: v.string(),
    alcoholType: v.exactOptional(v.string()),
    timestamp: timeMs,
    menuItem: v.exactOptional(v.string()),
    loggedAt: v.exactOptional(timeMs),
  }),
  v.readonly(),
);
export interface StoredEntry {
  readonly id: string;
  readonly drinkType: string;
  readonly alcoholType?: string;
  readonly timestamp: number;
  /**
   * The id of a drink of the hosts' menu. This key and the next one are the last keys of an entry, because pages that
   * do not know them append them. So equal states have equal JSON.
   */
  readonly menuItem?: string;
  /** The time at which an earlier drink was logged, in ms. Absent if the drink was logged at its timestamp. */
  readonly loggedAt?: number;
}

/** An entry (docs/spec-coverage.md §3.1) as this version logs it. */
export interface DrinkEntry extends StoredEntry {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
}

interface Logged {
  readonly id: string;
  readonly timestamp: number;
  readonly loggedAt?: number | undefined;
}

/** Makes an entry with its keys in the usual order. */
export function entryOf(
  { drinkType, alcoholType, menuItem }: DrinkChoice,
  { id, timestamp, loggedAt }: Logged,
): DrinkEntry {
  return {
    ...{ id, drinkType, ...(alcoholType && { alcoholType }), timestamp },
    ...(menuItem && { menuItem }),
    ...(loggedAt !== undefined && { loggedAt }),
  };
}

/** Makes a new entry. `nowMs` is on the phone's clock. `randomText` consists of URL-safe characters. */
export function newDrinkEntry(choice: DrinkChoice, nowMs: number, randomText: string): DrinkEntry {
  return entryOf(choice, { id: `${nowMs}-${randomText}`, timestamp: nowMs });
}

/** The time at which a drink was logged. */
export function loggedAtOf({ timestamp, loggedAt }: Pick<StoredEntry, 'timestamp' | 'loggedAt'>): number {
  return loggedAt ?? timestamp;
}

/** `entry` with the keys that older pages and servers leave out. Missing ones are taken from `other`. */
export function completedBy<Entry extends StoredEntry>(entry: Entry, other: StoredEntry): Entry {
  const [menuItem] = [entry.menuItem, other.menuItem].sort();
  const [loggedAt] = [entry.loggedAt, other.loggedAt].sort();
  if (menuItem === entry.menuItem && loggedAt === entry.loggedAt) return entry;
  return withLateKeys(entry, { menuItem, loggedAt });
}

/** `entry` with these values of `menuItem` and `loggedAt`, or without these keys. */
export function withLateKeys<Entry extends StoredEntry>(
  { menuItem: _, loggedAt: __, ...entry }: Entry,
  { menuItem, loggedAt }: { readonly menuItem?: string | undefined; readonly loggedAt?: number | undefined },
): Entry {
  return {
    ...entry,
    ...(menuItem !== undefined && { menuItem }),
    ...(loggedAt !== undefined && { loggedAt }),
  } as Entry;
}

/** Whether `held` contains everything that `entry` contains. Times are not compared. */
export function hasAllOf(held: StoredEntry | undefined, entry: StoredEntry): boolean {
  if (!held) return false;
  return (!entry.menuItem || held.menuItem !== undefined) && (!hasEarlierTime(entry) || hasEarlierTime(held));
}

/** Whether the guest had the drink before logging it. */
export function hasEarlierTime({ loggedAt }: Pick<StoredEntry, 'loggedAt'>): boolean {
  return loggedAt !== undefined;
}

/** Counts alcoholic drinks (docs/readings.md#counting). */
export function countAlcoholic(drinks: readonly Pick<StoredEntry, 'drinkType'>[]): number {
  return drinks.reduce((count, entry) => count + (isAlcoholic(entry.drinkType) ? 1 : 0), 0);
}

/** Orders by time, then by id, so that every phone has the same order. */
export function compareEntries(a: StoredEntry, b: StoredEntry): number {
  return a.timestamp - b.timestamp || compareText(a.id, b.id);
}
