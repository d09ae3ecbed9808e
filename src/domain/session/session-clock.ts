import { CLOCK_TOLERANCE_MS } from '../limits.ts';
import { LAST_MS } from '../whole-numbers.ts';
import type { StoredEntry } from './drink-entry.ts';
import { compareStamps } from './merge.ts';
import type { SessionState } from './session-state.ts';

/** The times of a session on different clocks (docs/readings.md#clocks). All in ms. */

/** The same session on a clock that is `offsetMs` ahead. Times beyond that clock's range are clamped to it. */
export function shiftedBy(state: SessionState, offsetMs: number): SessionState {
  if (offsetMs === 0) return state;
  const moved = (ms: number) => Math.min(LAST_MS, Math.max(0, ms + offsetMs));
  const drinks = state.drinks.map((entry) => ({ ...entry, timestamp: moved(entry.timestamp) }));
  return { ...state, drinks, sessionStart: moved(state.sessionStart) };
}

/**
 * Returns `other` with the times of `own` for everything that `own` already contains. A time is converted from another
 * clock only once. The menu item is always that of `other`, even if it has none. Otherwise the sender would seem to know an
 * item that it does not.
 */
export function withTimesOf(own: SessionState, other: SessionState): SessionState {
  const held = new Map(own.drinks.map((entry) => [entry.id, entry]));
  const isSameStart = compareStamps(own.stamps.sessionStart, other.stamps.sessionStart) === 0;
  return {
    ...other,
    drinks: other.drinks.map((entry): StoredEntry => {
      const { menuItem: _, ...own } = held.get(entry.id) ?? entry;
      return { ...own, ...(entry.menuItem !== undefined && { menuItem: entry.menuItem }) };
    }),
    sessionStart: isSameStart ? own.sessionStart : other.sessionStart,
  };
}

/** How far the phone's clock was set back, if its session is in the future. Otherwise 0. */
export function setBackAt(state: SessionState, nowMs: number): number {
  const latest = Math.max(state.sessionStart, ...state.drinks.map(({ timestamp }) => timestamp));
  return latest > nowMs + CLOCK_TOLERANCE_MS ? latest - nowMs : 0;
}
