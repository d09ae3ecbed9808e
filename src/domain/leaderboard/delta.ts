import * as v from 'valibot';
import { count, timeMs } from '../whole-numbers.ts';
import { FIGURES, forEachFigure } from './boards.ts';
import { fastestPace, type Leaderboard } from './leaderboard.ts';
import type { Guest } from './rankings.ts';
import { guestSchema, paceSchema, rowOf, youSchema } from './snapshot.ts';
import { lastDrinkMinute } from './standings.ts';

const byHandle = <T extends v.GenericSchema>(value: T) => v.record(v.pipe(v.string(), v.regex(/^\d+$/)), value);

/**
 * The event `change`: only what has changed since the previous event (docs/protocol.md#stream). `rows` contains the
 * rows of new guests, and of guests who have become quiet or are no longer quiet. For other guests, each changed field
 * is a map from handle to value. Rankings and rates follow from the guests and `at`. If a guest's total rises, the last
 * drink was in the minute of `at`, unless `lasts` contains another time.
 */
export const deltaSchema = v.object({
  at: timeMs,
  guests: v.exactOptional(count),
  rows: v.exactOptional(v.array(guestSchema)),
  gone: v.exactOptional(v.array(count)),
  drinks: v.exactOptional(byHandle(count)),
  names: v.exactOptional(byHandle(v.string())),
  starts: v.exactOptional(byHandle(timeMs)),
  lasts: v.exactOptional(byHandle(v.nullable(timeMs))),
  paces: v.exactOptional(byHandle(paceSchema)),
  ...forEachFigure(() => v.exactOptional(byHandle(count))),
  you: v.exactOptional(youSchema),
});
export type Delta = v.InferOutput<typeof deltaSchema>;

/**
 * The delta from `before` to `after`, or null when only time has passed and the rankings are the same. A phone that
 * applies the delta to `before` shows exactly `after`.
 */
export function deltaBetween(before: Leaderboard, after: Leaderboard): Delta | null {
  const shown = [...after.shown.values()];
  const changed = shown.flatMap((guest): Change[] => {
    const known = before.shown.get(guest.handle);
    return known && known !== guest && isAsQuiet(known, guest) ? [[known, guest]] : [];
  });
  const parts = withoutEmpty({
    rows: shown.filter((guest) => !isAsQuiet(before.shown.get(guest.handle), guest)).map(rowOf),
    gone: [...before.shown.keys()].filter((handle) => !after.shown.has(handle)),
    drinks: column(changed, 'totalDrinks'),
    names: column(changed, 'userName'),
    starts: column(changed, 'sessionStart'),
    lasts: lastsOf(changed, after.atMs),
    paces: column(changed, 'drinkingPace'),
    ...forEachFigure((name) => column(changed, name)),
  });
  const isOther = Object.keys(parts).length > 0 || before.guests !== after.guests;
  if (!isOther && paceRanks(before) === paceRanks(after)) return null;
  return { at: after.atMs, ...(before.guests !== after.guests && { guests: after.guests }), ...parts };
}

/** Whether the guest existed before and `isQuiet` has not changed. Any other guest is sent as a whole row. */
function isAsQuiet(before: Guest | undefined, after: Guest): boolean {
  return before !== undefined && Boolean(before.isQuiet) === Boolean(after.isQuiet);
}

type Change = readonly [before: Guest, after: Guest];

function column<K extends keyof Guest>(
  changes: readonly Change[],
  field: K,
): Record<string, Exclude<Guest[K], undefined>> {
  const values = changes.flatMap(([before, { handle, [field]: value }]) =>
    value === undefined || value === before[field] ? [] : [[handle, value] as const],
  );
  return Object.fromEntries(values) as Record<string, Exclude<Guest[K], undefined>>;
}

/** The last-drink times that a phone cannot derive from the rest of the delta. Leaving out the others saves bytes. */
function lastsOf(changes: readonly Change[], atMs: number): Record<string, number | null> {
  const other = changes.filter(
    ([before, { totalDrinks, lastDrinkAt }]) => lastDrinkAt !== lastDrinkAfter(before, totalDrinks, atMs),
  );
  return Object.fromEntries(other.map(([, { handle, lastDrinkAt }]) => [handle, lastDrinkAt]));
}

/** If a guest's total rises, the last drink is assumed to be in the minute of the delta. */
function lastDrinkAfter(before: Guest, totalDrinks: number, atMs: number): number | null {
  return totalDrinks > before.totalDrinks ? lastDrinkMinute(atMs) : before.lastDrinkAt;
}

function withoutEmpty<T extends Record<string, object>>(parts: T): Partial<T> {
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return Object.fromEntries(filled) as Partial<T>;
}

/** The ranks by pace, which can change even when only time passes. */
function paceRanks(leaderboard: Leaderboard): string {
  return fastestPace(leaderboard)
    .map(({ handle, rank }) => `${handle} ${rank}`)
    .join();
}

/** Applies `delta`. A change of an unknown guest is ignored, because the next snapshot will contain that guest. */
export function applyDelta(leaderboard: Leaderboard, delta: Delta): Leaderboard {
  const shown = new Map(leaderboard.shown);
  for (const handle of delta.gone ?? []) shown.delete(handle);
  for (const guest of delta.rows ?? []) shown.set(guest.handle, guest);
  const change = <T>(
    values: Readonly<Record<string, T>> | undefined,
    partOf: (value: T, guest: Guest) => Partial<Guest>,
  ) => {
    for (const [key, value] of Object.entries(values ?? {})) {
      const guest = shown.get(Number(key));
      if (guest) shown.set(guest.handle, { ...guest, ...partOf(value, guest) });
    }
  };
  change(delta.drinks, (totalDrinks, guest) => ({
    totalDrinks,
    lastDrinkAt: lastDrinkAfter(guest, totalDrinks, delta.at),
  }));
  change(delta.names, (userName) => ({ userName }));
  change(delta.starts, (sessionStart) => ({ sessionStart }));
  change(delta.lasts, (lastDrinkAt) => ({ lastDrinkAt }));
  change(delta.paces, (drinkingPace) => ({ drinkingPace }));
  for (const name of FIGURES) change(delta[name], (figure) => ({ [name]: figure }));
  return { ...leaderboard, atMs: delta.at, guests: delta.guests ?? leaderboard.guests, shown };
}
