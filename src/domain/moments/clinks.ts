import { MINUTE_MS } from '../limits.ts';

/**
 * Two drinks that are confirmed within this time make a clink. A drink that reaches the server later than this after
 * its confirmation makes none.
 */
export const CLINK_MS = 5_000;
/** A guest clinks at most once in this time. */
export const CLINK_PAUSE_MS = 10 * MINUTE_MS;
/** How many drinks of the last seconds are kept. */
const MAX_RECENT = 32;

/** A drink that was just confirmed. Times in ms on the server's clock. */
export interface ConfirmedDrink {
  readonly sessionId: string;
  /** The name that everybody sees. */
  readonly name: string;
  readonly confirmedAt: number;
  readonly arrivedAt: number;
}

/** The state from which clinks are recognised. */
export interface ClinkMemory {
  readonly recent: readonly ConfirmedDrink[];
  /** The time at which each guest clinked last, the earliest first. */
  readonly clinkedAt: ReadonlyMap<string, number>;
}

export const NO_CLINKS: ClinkMemory = { recent: [], clinkedAt: new Map() };

/** Whether a drink arrived when it was confirmed. A drink from a phone that was offline arrives later. */
export function isJustConfirmed({
  confirmedAt,
  arrivedAt,
}: Pick<ConfirmedDrink, 'confirmedAt' | 'arrivedAt'>): boolean {
  return Math.abs(arrivedAt - confirmedAt) <= CLINK_MS;
}

/** The latest drink of another guest with which `drink` makes a clink. Null if there is none. */
export function clinkWith(
  memory: ClinkMemory,
  drink: ConfirmedDrink,
): { memory: ClinkMemory; with: ConfirmedDrink | null } {
  if (!isJustConfirmed(drink)) return { memory, with: null };
  const { sessionId, confirmedAt, arrivedAt } = drink;
  const { recent: waiting, clinkedAt } = recentClinks(memory, arrivedAt);
  if (clinkedAt.has(sessionId)) return { memory: { ...memory, clinkedAt }, with: null };
  const isNear = (one: ConfirmedDrink) =>
    one.sessionId !== sessionId && Math.abs(one.confirmedAt - confirmedAt) <= CLINK_MS;
  const other = waiting.findLast(isNear) ?? null;
  const rest = waiting.filter((one) => one.sessionId !== sessionId && one !== other);
  if (!other) return { memory: { recent: [...rest, drink].slice(-MAX_RECENT), clinkedAt }, with: null };
  const met = new Map([...clinkedAt, [other.sessionId, arrivedAt], [sessionId, arrivedAt]]);
  return { memory: { recent: rest.filter((one) => one.sessionId !== other.sessionId), clinkedAt: met }, with: other };
}

/** Counting more drinks would take the server too long. No evening has so many. */
const MAX_COUNTED = 50_000;

/**
 * How often each guest clinked, computed from the stored times of all drinks. So the result is the same after a restart
 * and at every server. It includes clinks that were never announced, because a phone was offline.
 */
export function clinksOfGuests(timesOfGuests: readonly (readonly number[])[]): number[] {
  const clinks = timesOfGuests.map(() => 0);
  for (const guest of metIn(timesOfGuests)) clinks[guest] = (clinks[guest] ?? 0) + 1;
  return clinks;
}

/** The two guests of each clink. */
function metIn(timesOfGuests: readonly (readonly number[])[]): number[] {
  const met: number[] = [];
  const total = timesOfGuests.reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_COUNTED) return met;
  const drinks = timesOfGuests.flatMap((times, guest) => times.map((at) => ({ guest, at })));
  const clinkedAt = new Map<number, number>();
  let waiting: (typeof drinks)[number] | null = null;
  for (const drink of drinks.sort((a, b) => a.at - b.at)) {
    const { guest, at } = drink;
    if (at - (clinkedAt.get(guest) ?? Number.NEGATIVE_INFINITY) < CLINK_PAUSE_MS) continue;
    if (waiting === null || waiting.guest === guest || at - waiting.at > CLINK_MS) waiting = drink;
    else {
      met.push(guest, waiting.guest);
      for (const one of [guest, waiting.guest]) clinkedAt.set(one, at);
      waiting = null;
    }
  }
  return met;
}

/** The number of clinks between any two guests. */
export function countClinks(timesOfGuests: readonly (readonly number[])[]): number {
  return clinksOfGuests(timesOfGuests).reduce((sum, clinks) => sum + clinks, 0) / 2;
}

/** The memory without drinks and clinks that are too old to matter. */
export function recentClinks({ recent, clinkedAt }: ClinkMemory, nowMs: number): ClinkMemory {
  return {
    recent: recent.filter(({ arrivedAt }) => nowMs - arrivedAt <= 2 * CLINK_MS),
    clinkedAt: new Map([...clinkedAt].filter(([, at]) => nowMs - at < CLINK_PAUSE_MS)),
  };
}

/** The memory without these guests. */
export function forgetClinks({ recent, clinkedAt }: ClinkMemory, sessionIds: ReadonlySet<string>): ClinkMemory {
  return {
    recent: recent.filter(({ sessionId }) => !sessionIds.has(sessionId)),
    clinkedAt: new Map([...clinkedAt].filter(([id]) => !sessionIds.has(id))),
  };
}
