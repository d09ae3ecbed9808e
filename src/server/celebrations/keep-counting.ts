import { MINUTE_MS } from '../../domain/limits.ts';
import type { Timers } from '../timers.ts';
import type { Celebrations } from './celebrations.ts';

/** How many times as long as a count took the next one waits. A database reads every session for it. */
const REST = 100;

/**
 * Counts the stored sessions again and again, because other servers store sessions too. Counts only limit how much is stored,
 * so they may be behind. Returns a function that stops it.
 */
export function keepCounting(celebrations: Pick<Celebrations, 'recount'>, timers: Timers): () => void {
  let isStopped = false;
  let cancel = timers.after(MINUTE_MS, count);

  function count(): void {
    const startedAt = timers.now();
    const rest = () => {
      if (!isStopped) cancel = timers.after(Math.max(MINUTE_MS, REST * (timers.now() - startedAt)), count);
    };
    celebrations.recount().then(rest, rest);
  }

  return () => {
    isStopped = true;
    cancel();
  };
}
