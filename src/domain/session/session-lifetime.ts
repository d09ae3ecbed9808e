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

/** The same of a stored session, by its end. */
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

/** From when on the evening counts: its duration, its rate, its first hour. A drink may have been had before its start. */
export function countsFrom(state: SessionState): number {
  return Math.min(startOf(state), ...state.drinks.map(({ timestamp }: StoredEntry) => timestamp));
}

/**
 * Why a session is gone. `forgotten` is the guest's own 'Delete my data': then no phone continues with its name.
 * `removed`: the hosts have taken the guest out. The session comes back if they let the guest in again.
 */
export const GONE_REASONS = ['expired', 'deleted', 'forgotten', 'removed'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];
