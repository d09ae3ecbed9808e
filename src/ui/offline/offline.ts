import type { Clock, Lifecycle, Log, Random } from '../../sync/ports.ts';
import { keepInstalled } from './installation.ts';
import { renewWhenCalm } from './renewal.ts';
import { browserWorker } from './worker.ts';

interface OfflineDeps {
  /** Whether a reload would lose nothing. */
  readonly mayReload: () => boolean;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/**
 * Opening offline, and updates of the app (docs/decisions/0005-offline-and-updates.md). Plain http has no service
 * worker, so it has neither.
 */
export function startOffline(deps: OfflineDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = browserWorker(navigator.serviceWorker);
  const reload = () => location.reload();
  renewWhenCalm({ ...deps, worker, reload });
  keepInstalled({ ...deps, worker });
}
