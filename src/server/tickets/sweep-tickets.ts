import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { Tickets } from './tickets.ts';

/** Forgets old tickets every minute. A failure is tried again a minute later. Returns a function that stops it. */
export function sweepTickets(tickets: Pick<Tickets, 'sweep'>, timers: Pick<Timers, 'every'>, log: Logger): () => void {
  return timers.every(MINUTE_MS, () => {
    tickets.sweep().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'old tickets were not forgotten');
    });
  });
}
