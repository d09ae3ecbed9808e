import { type CelebrationSettings, UNKNOWN_END } from '../../domain/hosting/celebration-settings.ts';
import type { BoardName } from '../../domain/leaderboard/boards.ts';
import { type PlacedGuest, type RosterEntry, shownOn } from './roster-entry.ts';

type Entries = ReadonlyMap<string, Pick<RosterEntry, 'guest' | 'figures'>>;

/** The reason why a leaderboard is frozen. Times in ms. */
export type Still = Pick<CelebrationSettings, 'pausedAt' | 'endedAt'>;

/** A frozen leaderboard. */
export interface Pause extends Still {
  /** The time in ms since which the numbers are frozen: the end, the pause, or the loading of the roster during a pause. */
  readonly atMs: number;
  readonly guests: Entries;
}

export const RUNS: Still = { pausedAt: null, endedAt: null };

export function isSameStill(a: Still, b: Still): boolean {
  return a.pausedAt === b.pausedAt && a.endedAt === b.endedAt;
}

/**
 * Whether the numbers of a leaderboard come from `guests`. Not after the end, because drinks from before the end may
 * still arrive.
 */
export function isFrozen(pause: Pause | null): pause is Pause {
  return pause !== null && pause.pausedAt !== null;
}

/**
 * The pause of a leaderboard from now on. Null if the leaderboard runs. Nothing from after the end is stored, so a
 * roster that is loaded after the end is frozen at the same time. A pause that began before the end, or continues after
 * it, changes no number.
 */
export function nextPause(before: Pause | null, still: Still, entries: Entries, nowMs: number): Pause | null {
  const { pausedAt, endedAt } = still;
  if (pausedAt === null && endedAt === null) return null;
  const { atMs, guests } = before ?? {
    atMs: endedAt === null || endedAt === UNKNOWN_END ? nowMs : Math.min(endedAt, nowMs),
    guests: new Map(entries),
  };
  return { pausedAt, endedAt, atMs, guests };
}

/** The guest with the numbers from before the pause. A guest who joined during the pause is not on the leaderboard yet. */
export function pausedGuest(pause: Pause, guest: PlacedGuest, boards: readonly BoardName[]): PlacedGuest {
  const then = pause.guests.get(guest.sessionId);
  if (!then) return { ...guest, hidden: true };
  const { totalDrinks, sessionStart, lastDrinkAt, drinkingPace } = then.guest;
  return shownOn(boards, { ...guest, totalDrinks, sessionStart, lastDrinkAt, drinkingPace }, then.figures);
}

/** The pause with the figures of `entries`. A board that is switched on during the pause is frozen with these figures. */
export function withFigures(pause: Pause, entries: Entries): Pause {
  const guests = [...pause.guests].map(([id, then]) => {
    const figures = then.figures ?? entries.get(id)?.figures ?? null;
    return [id, { ...then, figures }] as const;
  });
  return { ...pause, guests: new Map(guests) };
}
