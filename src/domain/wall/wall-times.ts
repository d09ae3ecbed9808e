import { DAY_MS, HEARTBEAT_MS, MINUTE_MS } from '../limits.ts';

/** How long a wall shows one board. */
export const TURN_MS = 20_000;
/** A word of the hosts fills the wall for this time. After that it is shown as a band. */
export const FULL_WORD_MS = MINUTE_MS;
/** How long a moment is shown. */
export const MOMENT_MS = 4_500;
/** How long an arrival is shown. */
export const ARRIVAL_MS = 2_500;
/**
 * How long a moment may wait. After a longer wait it would outlast its time in the snapshots (IN_SCREEN_MS), and no
 * snapshot could take it back.
 */
export const MOMENT_WAITS_MS = 5_000;
/** A picture that stays the same for hours leaves marks on a screen, so the two halves change sides after this time. */
const SIDE_MS = 30 * MINUTE_MS;
/** Ranks change at most this often. */
export const WAVE_MS = 4_000;
/** A stream that is silent for this long, more than three heartbeats, is dead. */
export const SILENCE_MS = 3.5 * HEARTBEAT_MS;
/**
 * If no byte arrives for this time, twice in a row, a proxy holds the stream back. The wall then requests single
 * snapshots at this interval.
 */
export const HELD_MS = 10_000;
export const AGAIN_MS = 4_000;
/** After this time the wall tries the stream again, as phones do (docs/sync.md, step 6). */
export const STREAM_AGAIN_MS = MINUTE_MS;
/** A connection that returns within this time is treated as never lost. */
export const GRACE_MS = 3_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/**
 * An unknown code stays unknown, and each attempt uses up one of the guesses of the room's address (docs/limits.md).
 */
const FIRST_SLOW_RETRY_MS = MINUTE_MS;
const LAST_SLOW_RETRY_MS = 10 * MINUTE_MS;
/** A wall loads a newer page at most this often, so that no wall reloads again and again. */
export const RENEWAL_MS = 10 * MINUTE_MS;
/** After this time without a connection, the wall says that it looks for one. */
const SEEKS_AFTER_MS = 10 * MINUTE_MS;
/** The scene after the end becomes darker after this time, because the room is empty. */
const DIMS_AFTER_MS = 30 * MINUTE_MS;
/** What guests log is deleted after a day, so a wall without a connection must not show it for longer. */
const KEPT_MS = DAY_MS;

/** Night begins at 18:00 and ends at 7:00. */
export const NIGHT_FROM_HOUR = 18;
export const NIGHT_TO_HOUR = 7;

export function isNightHour(hour: number): boolean {
  return hour >= NIGHT_FROM_HOUR || hour < NIGHT_TO_HOUR;
}

/** Returns the index of the board, among `count` boards, that is shown `passedMs` after the first. */
export function turnAt(passedMs: number, count: number): number {
  return count === 0 ? 0 : Math.floor(Math.max(0, passedMs) / TURN_MS) % count;
}

/** Whether the two halves of the picture have changed sides. */
export function isMirrored(passedMs: number): boolean {
  return Math.floor(Math.max(0, passedMs) / SIDE_MS) % 2 === 1;
}

export function isSeeking(lostForMs: number): boolean {
  return lostForMs >= SEEKS_AFTER_MS;
}

export function isDim(overForMs: number): boolean {
  return overForMs >= DIMS_AFTER_MS;
}

/**
 * Whether the wall may still show what the server sent `ageMs` ago. `ageMs` is negative if the wall's clock was set
 * back.
 */
export function mayShow(ageMs: number): boolean {
  return Math.abs(ageMs) < KEPT_MS;
}

/**
 * The pause before the next attempt: from a second to half a minute. A part of it is random, so that not all walls
 * reconnect at the same moment after a restart of the server. `wantedMs` is the pause that the server asked for.
 */
export function retryAfter(failures: number, fraction: number, { isSlow = false, wantedMs = 0 } = {}): number {
  const [first, last] = isSlow ? [FIRST_SLOW_RETRY_MS, LAST_SLOW_RETRY_MS] : [FIRST_RETRY_MS, LAST_RETRY_MS];
  const full = Math.min(last, first * 2 ** Math.min(failures, 30));
  return Math.max(full / 2 + (full / 2) * fraction, Math.min(wantedMs, LAST_SLOW_RETRY_MS));
}
