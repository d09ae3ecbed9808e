import type { Clock, Fetch, Lifecycle, Log } from '../../sync/ports.ts';
import type { SessionStore } from '../../sync/session-store.ts';
import { isAnythingOpen } from '../navigation.ts';
import { isOutdated } from './outdated-page.ts';
import { renewWhenCalm } from './renewal.ts';
import { registerWorker } from './worker.ts';

interface OfflineDeps {
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly fetch: Fetch;
  readonly log: Log;
}

/**
 * Opening without network, and new versions of the app (docs/decisions/0005-offline-and-updates.md). Plain http has no
 * service worker: there, only code that is no longer on the server is looked after.
 */
export function startOffline({ store, clock, lifecycle, fetch, log }: OfflineDeps): void {
  const mayReload = () => !isAnythingOpen() && store.getState().isStored;
  const reload = () => location.reload();

  addEventListener('vite:preloadError', () => {
    isOutdated(document, fetch).then(
      (outdated) => outdated && mayReload() && reload(),
      () => undefined,
    );
  });
  if (!('serviceWorker' in navigator)) return;
  registerWorker(navigator.serviceWorker).then(
    (worker) => renewWhenCalm({ worker, clock, lifecycle, mayReload, reload }),
    (error: unknown) => log('Error preparing offline use', error),
  );
}
