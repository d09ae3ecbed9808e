import * as v from 'valibot';
import { fastestPace, type Guest, type Leaderboard } from './leaderboard.ts';
import { count, guestSchema, rowOf, timeMs, youSchema } from './snapshot.ts';

const byHandle = <T extends v.GenericSchema>(value: T) => v.record(v.pipe(v.string(), v.digits()), value);

/**
 * The event `change`: only what changed since the event before (docs/protocol.md#stream). `rows` has new guests. For
 * others, each changed field is a map from handle to value. Rankings and rates follow from the guests and `at`.
 */
export const deltaSchema = v.object({
  at: timeMs,
  guests: v.exactOptional(count),
  rows: v.exactOptional(v.array(guestSchema)),
  gone: v.exactOptional(v.array(count)),
  drinks: v.exactOptional(byHandle(count)),
  names: v.exactOptional(byHandle(v.string())),
  starts: v.exactOptional(byHandle(timeMs)),
  you: v.exactOptional(youSchema),
});
export type Delta = v.InferOutput<typeof deltaSchema>;

/**
 * The delta from `before` to `after`, or null when only time has passed and the rankings are the same. A phone that
 * applies it to `before` shows exactly `after`.
 */
export function deltaBetween(before: Leaderboard, after: Leaderboard): Delta | null {
  const shown = [...after.shown.values()];
  const changed = shown.flatMap((guest): Change[] => {
    const known = before.shown.get(guest.handle);
    return known && known !== guest ? [[known, guest]] : [];
  });
  const parts = withoutEmpty({
    rows: shown.filter(({ handle }) => !before.shown.has(handle)).map(rowOf),
    gone: [...before.shown.keys()].filter((handle) => !after.shown.has(handle)),
    drinks: column(changed, 'totalDrinks'),
    names: column(changed, 'userName'),
    starts: column(changed, 'sessionStart'),
  });
  const isOther = Object.keys(parts).length > 0 || before.guests !== after.guests;
  if (!isOther && paceRanks(before) === paceRanks(after)) return null;
  return { at: after.atMs, ...(before.guests !== after.guests && { guests: after.guests }), ...parts };
}

type Change = readonly [before: Guest, after: Guest];

function column<K extends keyof Guest>(changes: readonly Change[], field: K): Record<string, Guest[K]> {
  const other = changes.filter(([before, after]) => before[field] !== after[field]);
  return Object.fromEntries(other.map(([, after]) => [after.handle, after[field]]));
}

function withoutEmpty<T extends Record<string, object>>(parts: T): Partial<T> {
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return Object.fromEntries(filled) as Partial<T>;
}

/** The ranks by pace, which can change when only time passes. */
function paceRanks(leaderboard: Leaderboard): string {
  return fastestPace(leaderboard)
    .map(({ handle, rank }) => `${handle} ${rank}`)
    .join();
}

/**
 * The leaderboard after `delta`. A change of an unknown guest is ignored, because the next snapshot will have that
 * guest.
 */
export function applyDelta(leaderboard: Leaderboard, delta: Delta): Leaderboard {
  const shown = new Map(leaderboard.shown);
  for (const handle of delta.gone ?? []) shown.delete(handle);
  for (const guest of delta.rows ?? []) shown.set(guest.handle, guest);
  const change = (key: string, part: Partial<Guest>) => {
    const guest = shown.get(Number(key));
    if (guest) shown.set(guest.handle, { ...guest, ...part });
  };
  for (const [key, totalDrinks] of Object.entries(delta.drinks ?? {})) change(key, { totalDrinks });
  for (const [key, userName] of Object.entries(delta.names ?? {})) change(key, { userName });
  for (const [key, sessionStart] of Object.entries(delta.starts ?? {})) change(key, { sessionStart });
  return { atMs: delta.at, guests: delta.guests ?? leaderboard.guests, shown };
}
