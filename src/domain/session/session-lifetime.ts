import { HOUR_MS, SESSION_LIFETIME_MS } from '../limits.ts';
import { loggedAtOf, type StoredEntry } from './drink-entry.ts';
import type { SessionState } from './session-state.ts';

/** The start of an empty session older than this moves to now on load and on wake (docs/readings.md#expiry). */
export const IDLE_START_MS = 6 * HOUR_MS;

/** The times at which a session starts and ends. All times are in ms on the same clock. */

/**
 * Whether a session is more than 24 hours old. The phone then deletes it, and the server no longer accepts a save
 * (docs/protocol.md#limits).
 */
export function isExpired(sessionStart: number, nowMs: number): boolean {
  return nowMs - sessionStart > SESSION_LIFETIME_MS;
}

/** Whether the end of a stored session has passed. */
export function isOverAt(expiresAt: number, nowMs: number): boolean {
  return nowMs > expiresAt;
}

/**
 * Whether the leaderboard shows a session: `expiresAt` is after now (docs/spec-coverage.md §7.5). Exactly 24 hours
 * after its start, a session is no longer on the leaderboard but not expired yet.
 */
export function isOnLeaderboard(expiresAt: number, nowMs: number): boolean {
  return expiresAt > nowMs;
}

/** Whether the start of an empty session is so long ago that it should move to now (docs/readings.md#expiry). */
export function isIdle({ drinks, sessionStart }: SessionState, nowMs: number): boolean {
  return drinks.length === 0 && nowMs - sessionStart > IDLE_START_MS;
}

/**
 * The start of the 24 hours. A drink can have a time of logging before `sessionStart` if another tab did a reset before
 * it knew of that drink.
 */
export function startOf({ drinks, sessionStart }: SessionState): number {
  return Math.min(sessionStart, ...drinks.map(loggedAtOf));
}

/**
 * The time from which duration, rate and hours of the evening are counted. It is earlier than the start of the session
 * if the guest had a drink before that.
 */
export function countsFrom(state: SessionState): number {
  return Math.min(startOf(state), ...state.drinks.map(({ timestamp }: StoredEntry) => timestamp));
}

/**
 * The reason why a session is gone. `forgotten`: the guest has chosen 'Delete my data', and no phone continues with the
 * guest's name. `removed`: the hosts have removed the guest. The session is restored if they let the guest in again.
 */
export const GONE_REASONS = ['expired', 'deleted', 'forgotten', 'removed'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];
