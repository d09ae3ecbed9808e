import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Timers } from '../time/timers.ts';
import type { ApiProblem } from './problem.ts';

const LOG_EVERY_MS = MINUTE_MS;

/** Refusals that happen on every normal evening. */
const EVERYDAY: ReadonlySet<ApiProblemCode> = new Set([
  'gone',
  'not-found',
  'too-late',
  'door-closed',
  'ticket-used',
  'ticket-expired',
]);

const SIGN_INS: ReadonlySet<string> = new Set([
  '/api/auth/token',
  '/api/auth/factors/verify',
  '/api/auth/passkeys/sign-in',
  '/api/auth/callback/house',
]);

export interface Refusals {
  count(problem: Pick<ApiProblem, 'code' | 'limit'>, c: Context): void;
  stop(): void;
}

/**
 * Logs the number of refusals by code and route once a minute, so that an attack is visible but does not flood the log.
 * No address is logged, because the log must not contain data about guests. Addresses can be found in a proxy's log.
 */
export function countRefusals(timers: Timers, log: Logger, metrics: Metrics): Refusals {
  const counts = new Map<string, number>();

  function logCounts(): void {
    if (counts.size === 0) return;
    log.warn({ refused: Object.fromEntries(counts) }, 'refused in the last minute');
    counts.clear();
  }

  const stopLogging = timers.every(LOG_EVERY_MS, logCounts);
  return {
    count: ({ code, limit }, c) => {
      metrics.refused(code, limit);
      if (SIGN_INS.has(c.req.routePath)) metrics.signInRefused(code);
      if (EVERYDAY.has(code)) return;
      const key = `${code} ${c.req.method} ${c.req.routePath}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    stop: () => {
      stopLogging();
      logCounts();
    },
  };
}
