import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { JUMP_MS, type ServerClock } from './server-clock.ts';
import type { Timers } from './timers.ts';

const LOOK_MS = 20_000;
/**
 * The interval of writing the time. After a power cut that also resets the computer's clock, the server's time may be
 * late by up to this interval.
 */
const MARK_MS = 5 * MINUTE_MS;

/**
 * Writes the server's time to the store, now and then regularly, and follows the wall clock while there are no
 * sessions. Resolves after the first attempt to write the time, because sessions must not be stored before: after a
 * crash, the next start would not know the time. Returns a function that stops this.
 */
export async function keepClock(deps: {
  clock: ServerClock;
  store: Store;
  /** Whether it is certain that no session is stored. */
  isEmpty: () => boolean;
  timers: Timers;
  log: Logger;
}): Promise<() => void> {
  const { clock, store, isEmpty, timers, log } = deps;
  let aheadMs = clock.wallAheadMs();
  let markedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const movedMs = clock.wallAheadMs() - aheadMs;
    const isJump = Math.abs(movedMs) > JUMP_MS;
    if (isJump) {
      log.warn(
        { movedMs },
        'the clock of this computer was changed; Clink ignores the change, and sessions end at the same time as before',
      );
      aheadMs += movedMs;
    }
    const follows = isEmpty() && Math.abs(aheadMs) > JUMP_MS;
    if (follows) {
      clock.followWall();
      aheadMs = 0;
    }
    if (isJump || follows || clock.now() - markedAt >= MARK_MS) await mark();
  }

  async function mark(): Promise<void> {
    markedAt = clock.now();
    try {
      await store.writeClock(clock.mark());
    } catch (error) {
      markedAt = Number.NEGATIVE_INFINITY;
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'the time was not marked');
    }
  }

  await look();
  return timers.every(LOOK_MS, () => void look());
}
