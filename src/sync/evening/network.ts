import type { Clock, Fetch, Lifecycle, Log, Random } from '../ports.ts';
import type { SessionStore } from './session-store.ts';

/** The dependencies of everything that sends requests to the server. */
export interface NetworkDeps {
  readonly store: SessionStore;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/** The longest pause between two attempts of a request (docs/sync.md step 5). */
export const REQUEST_BACK_OFF_CAP_MS = 30_000;
export const REQUEST_TIME_OUT_MS = 15_000;
/**
 * A tab that freezes during a save must not block the other tabs for longer than this. Another tab may therefore send
 * while a slow save is running, which does no harm.
 */
export const SAVE_LOCK_PATIENCE_MS = 5_000;
