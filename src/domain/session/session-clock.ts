import { CLOCK_TOLERANCE_MS, IDLE_START_MS, SESSION_LIFETIME_MS } from '../limits.ts';
import { LAST_MS } from './drink-entry.ts';
import { compareStamps } from './merge.ts';
import type { SessionState } from './session-state.ts';

/** Times of a session, and what each clock makes of them (docs/readings.md#clocks). All in ms. */

/** More than 24 hours after session start everything is cleared, and a save is too late (docs/protocol.md#limits). */
export function isExpired(sessionStart: number, nowMs: number): boolean {
  return nowMs - sessionStart > SESSION_LIFETIME_MS;
}

/**
 * The leaderboard shows whose `expiresAt` is after now (docs/spec-coverage.md §7.4). In the one millisecond that is
 * exactly 24 hours after its start a session is off the board already, and not expired yet.
 */
export function isOnBoard(expiresAt: number, nowMs: number): boolean {
  return expiresAt > nowMs;
}

/** An empty evening that was opened long before the party (docs/readings.md#expiry). */
export function isIdle({ drinks, sessionStart }: SessionState, nowMs: number): boolean {
  return drinks.length === 0 && nowMs - sessionStart > IDLE_START_MS;
}

/** No evening starts after its first drink: a drink that another tab's reset had not heard of may be earlier. */
export function startOf({ drinks, sessionStart }: SessionState): number {
  return Math.min(sessionStart, ...drinks.map(({ timestamp }) => timestamp));
}

/** The same session on a clock that is `offsetMs` ahead. What that clock cannot say stands at its first or last moment. */
export function movedBy(state: SessionState, offsetMs: number): SessionState {
  if (offsetMs === 0) return state;
  const moved = (ms: number) => Math.min(LAST_MS, Math.max(0, ms + offsetMs));
  const drinks = state.drinks.map((entry) => ({ ...entry, timestamp: moved(entry.timestamp) }));
  return { ...state, drinks, sessionStart: moved(state.sessionStart) };
}

/**
 * A copy that comes from another clock, with the times of `own` for everything that `own` holds already: a time that was
 * measured once is not moved by a later measure.
 */
export function withTimesOf(own: SessionState, other: SessionState): SessionState {
  const held = new Map(own.drinks.map((entry) => [entry.id, entry]));
  const isSameStart = compareStamps(own.stamps.sessionStart, other.stamps.sessionStart) === 0;
  return {
    ...other,
    drinks: other.drinks.map((entry) => held.get(entry.id) ?? entry),
    sessionStart: isSameStart ? own.sessionStart : other.sessionStart,
  };
}

/** How far the phone's clock was set back, if its session lies in the future; else 0. */
export function setBackAt(state: SessionState, nowMs: number): number {
  const latest = Math.max(state.sessionStart, ...state.drinks.map(({ timestamp }) => timestamp));
  return latest > nowMs + CLOCK_TOLERANCE_MS ? latest - nowMs : 0;
}
