import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { Timers } from '../time/timers.ts';
import type { Celebrations } from './celebrations.ts';

/** The pause before the next count, as a multiple of the last count's duration. A count reads every session. */
const REST = 100;
/** The pause after a failed count, as a multiple of its duration. */
const REST_AFTER_FAILURE = 10;

const UNCOUNTED =
  'the sessions were not counted: until the next count, limits on sessions count only what this server knows';

/**
 * Counts the stored sessions at intervals, because other servers store sessions too. Outdated counts do no harm,
 * because they only limit how much is stored. Returns a function that stops the counting.
 */
export function keepCounting(deps: {
  celebrations: Pick<Celebrations, 'recount'>;
  timers: Timers;
  log: Pick<Logger, 'warn'>;
}): () => void {
  const { celebrations, timers, log } = deps;
  let isStopped = false;
  let cancel = () => {};

  async function count(): Promise<void> {
    const startedAt = timers.now();
    const rest = await celebrations.recount().then(
      () => REST,
      (error: unknown) => {
        if (!isStopped) log.warn({ err: error }, UNCOUNTED);
        return REST_AFTER_FAILURE;
      },
    );
    if (isStopped) return;
    cancel = timers.after(Math.max(MINUTE_MS, rest * (timers.now() - startedAt)), () => void count());
  }

  void count();
  return () => {
    isStopped = true;
    cancel();
  };
}
