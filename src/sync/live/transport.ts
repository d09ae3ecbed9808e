import { MINUTE_MS } from '../../domain/limits.ts';
import type { Clock } from '../ports.ts';

/** The first pause before the stream is tried again, which then doubles, and the longest. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 16 * MINUTE_MS;

/**
 * How the leaderboard comes: as a stream, or in single snapshots where something between phone and server holds a stream
 * back until it ends (docs/sync.md step 6).
 */
export function createTransport(clock: Pick<Clock, 'now'>) {
  let isHeldBack = false;
  /** Whether the running attempt asks for a single snapshot. */
  let isOnce = false;
  let hasBegun = false;
  /** Whether the last single snapshot came. */
  let comesSingly = false;
  let pauseMs = FIRST_PAUSE_MS;
  let streamAgainAt = 0;

  return {
    /** Called at the beginning of each attempt. */
    begin() {
      hasBegun = false;
      isOnce = isHeldBack && clock.now() < streamAgainAt;
      return { isOnce, isTrial: comesSingly && !isOnce };
    },
    /** The first snapshot of the attempt has come. */
    succeed(): void {
      hasBegun = true;
      comesSingly = isOnce;
      if (isOnce) return;
      isHeldBack = false;
      pauseMs = FIRST_PAUSE_MS;
    },
    fail(isSlow: boolean): void {
      if (isOnce) comesSingly = false;
      if (isOnce || hasBegun || !isSlow) return;
      isHeldBack = true;
      streamAgainAt = clock.now() + pauseMs;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    },
    /** Whether the last single snapshot counts until the next one. */
    comesSingly: () => comesSingly,
  };
}
