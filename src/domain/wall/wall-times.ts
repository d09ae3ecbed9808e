import { DAY_MS, HEARTBEAT_MS, MINUTE_MS } from '../limits.ts';

/** How long a wall shows one board. */
export const TURN_MS = 20_000;
/** A word of the hosts fills the wall for this time, then it is a band. */
export const FULL_WORD_MS = MINUTE_MS;
/** How long a moment is shown. */
export const MOMENT_MS = 4_500;
/** An arrival is shorter. */
export const ARRIVAL_MS = 2_500;
/**
 * How long a moment may have to wait. It then ends while it is still in the snapshots (IN_SCREEN_MS), so that a
 * snapshot can take it back.
 */
export const MOMENT_WAITS_MS = 5_000;
/** Equal pictures that stay for hours leave marks on a screen, so the two halves change sides. */
const SIDE_MS = 30 * MINUTE_MS;
/** Ranks change at most this often. */
export const WAVE_MS = 4_000;
/** A stream that is silent for longer than three of its heartbeats is dead. */
export const SILENCE_MS = 3.5 * HEARTBEAT_MS;
/**
 * A proxy holds a stream back if no byte comes for this time, twice in a row. The wall then asks for single snapshots
 * at this interval.
 */
export const HELD_MS = 10_000;
export const AGAIN_MS = 4_000;
/** After this time the stream is tried again (as docs/sync.md, step 6, for phones). */
export const STREAM_AGAIN_MS = MINUTE_MS;
/** A connection that comes back within this time counts as never lost. */
export const GRACE_MS = 3_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** An unknown code stays unknown, and each attempt is one of the guesses that the whole room has (docs/limits.md). */
const FIRST_SLOW_RETRY_MS = MINUTE_MS;
const LAST_SLOW_RETRY_MS = 10 * MINUTE_MS;
/** A wall loads a newer page at most this often, so that no wall reloads again and again. */
export const RENEWAL_MS = 10 * MINUTE_MS;
/** After this time without a connection the wall says that it looks for one. */
const SEEKS_AFTER_MS = 10 * MINUTE_MS;
/** The thanks become darker when the room is empty. */
const DIMS_AFTER_MS = 30 * MINUTE_MS;
/** What guests log is deleted after a day, so a wall without connection shows it no longer than that. */
const KEPT_MS = DAY_MS;

/** Night begins at 18:00 and ends at 7:00. */
const NIGHT_FROM_HOUR = 18;
const NIGHT_TO_HOUR = 7;

export function isNightHour(hour: number): boolean {
  return hour >= NIGHT_FROM_HOUR || hour < NIGHT_TO_HOUR;
}

/** Which of `count` boards is shown `passedMs` after the first. */
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
 * Whether the wall may still show what the server sent `ageMs` ago. The age is negative if the wall's clock was set
 * back.
 */
export function mayShow(ageMs: number): boolean {
  return Math.abs(ageMs) < KEPT_MS;
}

/**
 * The pause before the next attempt: from a second to half a minute, each with a random part so that the walls of a
 * server that restarts do not all come back together. `wantedMs` is what the server asked for.
 */
export function retryAfter(failures: number, fraction: number, { isSlow = false, wantedMs = 0 } = {}): number {
  const [first, last] = isSlow ? [FIRST_SLOW_RETRY_MS, LAST_SLOW_RETRY_MS] : [FIRST_RETRY_MS, LAST_RETRY_MS];
  const full = Math.min(last, first * 2 ** Math.min(failures, 30));
  return Math.max(full / 2 + (full / 2) * fraction, Math.min(wantedMs, LAST_SLOW_RETRY_MS));
}
