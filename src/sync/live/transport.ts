import { MINUTE_MS } from '../../domain/limits.ts';
import type { Clock } from '../ports.ts';

/** The first and the longest pause before the stream is tried again. The pause doubles each time. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 16 * MINUTE_MS;
/**
 * After this many immediate failures in a row, a request for a single snapshot tests whether the server is reachable.
 */
const FAILURES_BEFORE_PROBE = 3;
/** A stream that breaks within this time has failed immediately. */
const AT_ONCE_MS = 5_000;

/**
 * Decides how the phone receives the leaderboard: as a stream, or in single snapshots if something between phone and
 * server holds streams back or refuses them (docs/sync.md step 6).
 */
export function createTransport(clock: Pick<Clock, 'now'>) {
  let isHeldBack = false;
  /** Whether the running attempt requests a single snapshot. */
  let isOnce = false;
  let isTrial = false;
  /** The time at which the first snapshot of the running attempt arrived. */
  let begunAt: number | null = null;
  /** Whether the last request for a single snapshot succeeded. */
  let comesSingly = false;
  let pauseMs = FIRST_PAUSE_MS;
  let streamAgainAt = 0;
  /** The number of consecutive streams that failed immediately. */
  let failures = 0;
  let isProbing = false;

  /** Returns how long the last stream lasted, in ms. A stream that lasts shows that streams work again. */
  function endStream(): number {
    const lastedMs = isOnce || begunAt === null ? 0 : clock.now() - begunAt;
    begunAt = null;
    if (lastedMs >= AT_ONCE_MS) failures = 0;
    if (lastedMs < MINUTE_MS) return lastedMs;
    isHeldBack = false;
    pauseMs = FIRST_PAUSE_MS;
    return lastedMs;
  }

  function holdBack(): void {
    isHeldBack = true;
    // Single snapshots arrived before this stream was tried, so they are expected to arrive again.
    comesSingly ||= isTrial;
    failures = 0;
    streamAgainAt = clock.now() + pauseMs;
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  /** If the server is down, single snapshots fail too. So streams count as refused only after a single snapshot. */
  function failAtOnce(): void {
    failures += 1;
    if (failures > FAILURES_BEFORE_PROBE || isHeldBack) holdBack();
    else isProbing = failures === FAILURES_BEFORE_PROBE;
  }

  return {
    /** Called at the beginning of each attempt. */
    begin() {
      endStream();
      isOnce = isProbing || (isHeldBack && clock.now() < streamAgainAt);
      isTrial = comesSingly && !isOnce;
      return { isOnce, isTrial };
    },
    /** Called for each snapshot that has arrived. Only the first one of an attempt sets its beginning. */
    succeed(): void {
      begunAt ??= clock.now();
      comesSingly = isOnce;
      isProbing = false;
    },
    fail(isSlow: boolean): void {
      const lastedMs = endStream();
      if (isOnce) comesSingly = false;
      else if (isSlow && lastedMs < MINUTE_MS) holdBack();
      else if (lastedMs < AT_ONCE_MS) failAtOnce();
    },
    /** Whether single snapshots arrive. If so, the last snapshot is shown as live until the next one. */
    comesSingly: () => comesSingly,
  };
}
