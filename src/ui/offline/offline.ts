import type { Clock, Lifecycle, Log } from '../../sync/ports.ts';
import type { SessionStore } from '../../sync/session-store.ts';
import { mayBeginAnew } from '../missing-code.ts';
import { renewWhenCalm } from './renewal.ts';
import { registerWorker } from './worker.ts';

interface OfflineDeps {
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/**
 * Opening without network, and new versions of the app (docs/decisions/0005-offline-and-updates.md). Plain http has no
 * service worker, and nothing of this.
 */
export function startOffline({ store, clock, lifecycle, log }: OfflineDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const mayReload = () => mayBeginAnew(store);
  const reload = () => location.reload();
  registerWorker(navigator.serviceWorker).then(
    (worker) => renewWhenCalm({ worker, clock, lifecycle, mayReload, reload }),
    (error: unknown) => log('Error preparing offline use', error),
  );
}
