import type { Clock, Lifecycle } from '../../sync/ports.ts';
import type { Worker } from './worker.ts';

interface RenewalDeps {
  readonly worker: Pick<Worker, 'letNewerTakeOver' | 'onReplaced'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  /** False while a reload would lose something. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/** Longer than a toast with 'Undo' is shown. */
const CALM_AFTER_MS = 7_000;

/**
 * Activates a newer version and reloads the page, while the page is hidden and nothing is open
 * (docs/decisions/0005-offline-and-updates.md).
 */
export function renewWhenCalm({ worker, clock, lifecycle, mayReload, reload }: RenewalDeps): void {
  let isReplaced = false;
  let cancelRenewal = () => {};

  function renew(): void {
    if (lifecycle.isVisible() || !mayReload()) return;
    if (isReplaced) reload();
    else worker.letNewerTakeOver();
  }

  worker.onReplaced(() => {
    isReplaced = true;
    renew();
  });
  lifecycle.onHide(() => {
    cancelRenewal();
    cancelRenewal = clock.after(CALM_AFTER_MS, renew);
  });
  lifecycle.onWake(() => {
    if (lifecycle.isVisible()) cancelRenewal();
  });
}
