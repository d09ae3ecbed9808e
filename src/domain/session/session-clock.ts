import { CLOCK_TOLERANCE_MS } from '../limits.ts';
import { LAST_MS } from '../whole-numbers.ts';
import { hasEarlierTime, loggedAtOf, type StoredEntry, withLateKeys } from './drink-entry.ts';
import { compareStamps } from './merge.ts';
import type { SessionState } from './session-state.ts';

/** Converts the times of a session between clocks (docs/readings.md#clocks). All times are in ms. */

/** Returns the session on a clock that is `offsetMs` ahead. Times beyond that clock's range are clamped. */
export function shiftedBy(state: SessionState, offsetMs: number): SessionState {
  if (offsetMs === 0) return state;
  return {
    ...state,
    drinks: state.drinks.map((entry) => movedBy(entry, offsetMs)),
    sessionStart: moved(state.sessionStart, offsetMs),
  };
}

/** An entry with its times on a clock that is `offsetMs` ahead. */
export function movedBy<Entry extends Pick<StoredEntry, 'timestamp' | 'loggedAt'>>(
  entry: Entry,
  offsetMs: number,
): Entry {
  const { timestamp, loggedAt } = entry;
  return {
    ...entry,
    timestamp: moved(timestamp, offsetMs),
    ...(loggedAt !== undefined && { loggedAt: moved(loggedAt, offsetMs) }),
  };
}

function moved(ms: number, offsetMs: number): number {
  return Math.min(LAST_MS, Math.max(0, ms + offsetMs));
}

/**
 * Returns `other` with the times of `own` for everything that `own` already contains. So no time is converted twice.
 * The keys that older pages leave out always come from `other`, even if they are absent in it. Otherwise the sender of
 * `other` would seem to know them.
 */
export function withTimesOf(own: SessionState, other: SessionState): SessionState {
  const held = new Map(own.drinks.map((entry) => [entry.id, entry]));
  const isSameStart = compareStamps(own.stamps.sessionStart, other.stamps.sessionStart) === 0;
  return {
    ...other,
    drinks: other.drinks.map((entry): StoredEntry => {
      const own = held.get(entry.id) ?? entry;
      const loggedAt = hasEarlierTime(entry) ? (own.loggedAt ?? entry.loggedAt) : undefined;
      return withLateKeys(own, { menuItem: entry.menuItem, loggedAt });
    }),
    sessionStart: isSameStart ? own.sessionStart : other.sessionStart,
  };
}

/** By how much the phone's clock was set back. More than 0 only if the session has a time in the future. */
export function setBackAt(state: SessionState, nowMs: number): number {
  const latest = Math.max(state.sessionStart, ...state.drinks.map(loggedAtOf));
  return latest > nowMs + CLOCK_TOLERANCE_MS ? latest - nowMs : 0;
}
