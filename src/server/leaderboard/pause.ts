import type { BoardName } from '../../domain/leaderboard/boards.ts';
import { type PlacedGuest, type RosterEntry, shownOn } from './roster-entry.ts';

type Entries = ReadonlyMap<string, Pick<RosterEntry, 'guest' | 'figures'>>;

/** A leaderboard that stands still. Times in ms. */
export interface Pause {
  /** When the hosts paused it, which may be before the roster was loaded. */
  readonly since: number;
  readonly atMs: number;
  /** Every guest as of `atMs`, by session id. */
  readonly guests: Entries;
}

/** The guest with the numbers from before the pause. A newcomer is not on the leaderboard yet. */
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
