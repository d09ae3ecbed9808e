import type { Logger } from 'pino';
import { MINUTE_MS } from '../../../domain/limits.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { nameOf } from './server-names.ts';

/**
 * The names that may be logged, such as the name of a proxy's upstream. If longer names or other characters were
 * logged, anybody could write texts into the log.
 */
const NAME_IN_LOG = /^[\da-z._-]{1,40}$/;
const OTHER = '(another name)';

/**
 * Logs at most once a minute that requests have a wrong Host. If a proxy does not pass the Host on, all requests are
 * refused. `now` is in ms on any clock.
 */
export function reportMisdirected(
  publicUrl: URL | null,
  log: Pick<Logger, 'warn'>,
  metrics: Pick<Metrics, 'misdirected'>,
  now: () => number,
): (host: string) => void {
  let requests = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (host) => {
    metrics.misdirected();
    requests++;
    if (now() - loggedAt < MINUTE_MS) return;
    loggedAt = now();
    const name = nameOf(host) ?? '';
    const seen = { host: NAME_IN_LOG.test(name) ? name : OTHER, requests, publicUrl: publicUrl?.origin };
    log.warn(
      seen,
      'a request for another host name than that of PUBLIC_URL was refused. Does a proxy pass the Host on?',
    );
    requests = 0;
  };
}
