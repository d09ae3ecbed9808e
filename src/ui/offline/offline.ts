import type { Clock, Lifecycle, Log, Random } from '../../sync/ports.ts';
import type { SessionStore } from '../../sync/session-store.ts';
import { mayReloadPage } from '../missing-code.ts';
import { keepInstalled } from './installation.ts';
import { renewWhenCalm } from './renewal.ts';
import { browserWorker } from './worker.ts';

interface OfflineDeps {
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/**
 * Opening offline, and updates of the app (docs/decisions/0005-offline-and-updates.md). Plain http has no service
 * worker, so it has neither.
 */
export function startOffline({ store, ...deps }: OfflineDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = browserWorker(navigator.serviceWorker);
  const mayReload = () => mayReloadPage(store);
  const reload = () => location.reload();
  renewWhenCalm({ ...deps, worker, mayReload, reload });
  keepInstalled({ ...deps, worker });
}
