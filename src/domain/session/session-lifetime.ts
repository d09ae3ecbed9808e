import { HOUR_MS, SESSION_LIFETIME_MS } from '../limits.ts';
import { loggedAtOf, type StoredEntry } from './drink-entry.ts';
import type { SessionState } from './session-state.ts';

/** An empty session older than this starts again on load and on wake (docs/readings.md#expiry). */
export const IDLE_START_MS = 6 * HOUR_MS;

/** When a session starts and ends. Times in ms, on one clock. */

/**
 * Whether a session is more than 24 hours old. The phone then deletes it, and the server no longer accepts a save
 * (docs/protocol.md#limits).
 */
export function isExpired(sessionStart: number, nowMs: number): boolean {
  return nowMs - sessionStart > SESSION_LIFETIME_MS;
}

/** Whether a stored session is over, by its end. */
export function isOverAt(expiresAt: number, nowMs: number): boolean {
  return nowMs > expiresAt;
}

/**
 * Whether the leaderboard shows a session: `expiresAt` is after now (docs/spec-coverage.md §7.5). Exactly 24 hours
 * after its start a session is no longer on the leaderboard, but not expired yet.
 */
export function isOnLeaderboard(expiresAt: number, nowMs: number): boolean {
  return expiresAt > nowMs;
}

/** Whether an empty session was started long ago, so that its start should move to now (docs/readings.md#expiry). */
export function isIdle({ drinks, sessionStart }: SessionState, nowMs: number): boolean {
  return drinks.length === 0 && nowMs - sessionStart > IDLE_START_MS;
}

/**
 * The start of the 24 hours. A drink can be logged before `sessionStart` if another tab did a reset before it knew of that
 * drink.
 */
export function startOf({ drinks, sessionStart }: SessionState): number {
  return Math.min(sessionStart, ...drinks.map(loggedAtOf));
}

/**
 * When the evening begins to count: its duration, its rate and its first hour. This is earlier than the start of the
 * session if a drink was had before.
 */
export function countsFrom(state: SessionState): number {
  return Math.min(startOf(state), ...state.drinks.map(({ timestamp }: StoredEntry) => timestamp));
}

/**
 * Why a session is gone. `forgotten` is the guest's own 'Delete my data': then no phone continues with the guest's
 * name. `removed`: the hosts have removed the guest. The session comes back if they let the guest in again.
 */
export const GONE_REASONS = ['expired', 'deleted', 'forgotten', 'removed'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];
