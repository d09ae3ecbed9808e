import { type CelebrationSettings, UNKNOWN_END } from '../../domain/hosting/celebration-settings.ts';
import type { BoardName } from '../../domain/leaderboard/boards.ts';
import { type PlacedGuest, type RosterEntry, shownOn } from './roster-entry.ts';

type Entries = ReadonlyMap<string, Pick<RosterEntry, 'guest' | 'figures'>>;

/** Why a leaderboard stands still. Times in ms. */
export type Still = Pick<CelebrationSettings, 'pausedAt' | 'endedAt'>;

/** A leaderboard that stands still. */
export interface Pause extends Still {
  /** Since when the numbers stand still, in ms: the end, the pause, or the load of the roster during a pause. */
  readonly atMs: number;
  /** Every guest as of `atMs`, by session id. */
  readonly guests: Entries;
}

export const RUNS: Still = { pausedAt: null, endedAt: null };

export function isSameStill(a: Still, b: Still): boolean {
  return a.pausedAt === b.pausedAt && a.endedAt === b.endedAt;
}

/** Whether the numbers of a leaderboard are those of `guests`. After the end, drinks from before it may still arrive. */
export function isFrozen(pause: Pause | null): pause is Pause {
  return pause !== null && pause.pausedAt !== null;
}

/**
 * The pause of a leaderboard from now on. Null if the leaderboard runs. Nothing from after the end is stored, so a roster that
 * is loaded after it stands still at the same moment. A pause that goes on after the end, or began before it, changes no
 * number.
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

/** The guest with the numbers from before the pause. A guest who came during the pause is not on the leaderboard yet. */
export function pausedGuest(pause: Pause, guest: PlacedGuest, boards: readonly BoardName[]): PlacedGuest {
  const then = pause.guests.get(guest.sessionId);
  if (!then) return { ...guest, hidden: true };
  const { totalDrinks, sessionStart, lastDrinkAt, drinkingPace } = then.guest;
  return shownOn(boards, { ...guest, totalDrinks, sessionStart, lastDrinkAt, drinkingPace }, then.figures);
}

/** A board that is switched on during a pause stands still from then on, with the figures of `entries`. */
export function withFigures(pause: Pause, entries: Entries): Pause {
  const guests = [...pause.guests].map(([id, then]) => {
    const figures = then.figures ?? entries.get(id)?.figures ?? null;
    return [id, { ...then, figures }] as const;
  });
  return { ...pause, guests: new Map(guests) };
}
