import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { drawBearing as drawSecurely } from './blur-bearing.ts';
import { Board } from './board.ts';
import type { CallerOf } from './caller.ts';
import { keepClock } from './clock-keeper.ts';
import { AddressAreas } from './limits/address-areas.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/default-limits.ts';
import type { MemoryWatch } from './limits/memory-watch.ts';
import { OpenStreams } from './limits/open-streams.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { LiveHub } from './live/live-hub.ts';
import type { Machine } from './machine.ts';
import { startPurging } from './purge.ts';
import { countRefusals } from './refusals.ts';
import { ServerClock } from './server-clock.ts';
import { Sessions } from './sessions.ts';
import type { Store } from './store/store.ts';
import type { Timers } from './timers.ts';

export interface Service {
  readonly app: Hono;
  readonly live: LiveHub;
  /** Ends the streams and stops the timers. Requests that have arrived are still answered. */
  drain(): void;
  /** Commits waiting saves and closes the store. */
  close(): Promise<void>;
}

/** Starts everything behind the port: loads the board from the store, and starts the streams and the purge. */
export async function startService(deps: {
  store: Store;
  machine: Machine;
  log: Logger;
  pageDir: string;
  callerOf: CallerOf;
  limits?: Limits;
  isMemoryShort?: MemoryWatch | undefined;
  /** Returns a random direction in degrees. A simulation passes its own. */
  drawBearing?: (() => number) | undefined;
}): Promise<Service> {
  const { store, machine, log, pageDir, callerOf } = deps;
  const { limits = DEFAULT_LIMITS, isMemoryShort = () => false, drawBearing = drawSecurely } = deps;
  const clock = new ServerClock(machine, await store.readClock());
  const timers: Timers = {
    now: () => clock.now(),
    after: (delayMs, callback) => machine.after(delayMs, callback),
    every: (periodMs, callback) => machine.every(periodMs, callback),
  };
  const board = new Board();
  for await (const session of store.alive(clock.earliestNow())) board.apply(session);
  const live = new LiveHub(board, timers);
  const stopPurging = startPurging(store, board, timers, log, () => clock.isInDoubt());
  const stopKeepingClock = await keepClock({ clock, store, board, timers, log });
  const refusals = countRefusals(timers, log);
  let isClosing = false;
  const areas = new AddressAreas(limits.areasPerAddress, () => timers.now());
  board.onRemove((sessionIds) => areas.forget(sessionIds));
  const sessions = new Sessions({ store, board, clock, areas, drawBearing });
  const app = createApp({
    board,
    sessions,
    live,
    timers,
    log,
    refusals,
    pageDir,
    callerOf,
    limits,
    rateLimits: createRateLimits(limits, timers),
    openStreams: new OpenStreams(limits),
    isMemoryShort,
    unreadyReason: () => (isClosing ? 'The server is closing.' : store.isIntact() ? null : 'The data folder is gone.'),
  });
  let purged = Promise.resolve();
  return {
    app,
    live,
    drain: () => {
      isClosing = true;
      purged = stopPurging();
      stopKeepingClock();
      refusals.stop();
      live.close();
    },
    close: async () => {
      await purged;
      await store.close();
    },
  };
}
