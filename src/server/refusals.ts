import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ProblemCode } from '../domain/protocol.ts';
import type { Timers } from './timers.ts';

const TOLD_EVERY_MS = 60_000;

/** What an honest phone runs into on an honest evening. */
const EVERYDAY: ReadonlySet<ProblemCode> = new Set(['gone', 'not-found']);

export interface Refusals {
  count(code: ProblemCode, c: Context): void;
  stop(): void;
}

/**
 * Tells the log once a minute what was refused, by code and route: somebody who tries doors is seen, and a flood of
 * refusals is no flood of lines. Not who: a proxy's log has the addresses, this one has no guest in it.
 */
export function countRefusals(timers: Timers, log: Logger): Refusals {
  const counts = new Map<string, number>();

  function tell(): void {
    if (counts.size === 0) return;
    log.warn({ refused: Object.fromEntries(counts) }, 'refused in the last minute');
    counts.clear();
  }

  const stopTelling = timers.every(TOLD_EVERY_MS, tell);
  return {
    count: (code, c) => {
      if (EVERYDAY.has(code)) return;
      const key = `${code} ${c.req.method} ${c.req.routePath}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    stop: () => {
      stopTelling();
      tell();
    },
  };
}
