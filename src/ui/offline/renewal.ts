import { MINUTE_MS } from '../../domain/limits.ts';
import type { Clock, Lifecycle } from '../../sync/ports.ts';
import type { Worker } from './worker.ts';

interface RenewalDeps {
  readonly worker: Worker;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  /** False while a reload would take something from the guest. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/** Longer than a toast with its 'Undo' stays. */
const CALM_AFTER_MS = 7_000;
const LOOK_EVERY_MS = 15 * MINUTE_MS;

/**
 * A newer version takes over, and the page begins anew with it, while nobody looks and nothing is open
 * (docs/decisions/0005-offline-and-updates.md). Looked for on every load, and whenever the page comes back.
 */
export function renewWhenCalm({ worker, clock, lifecycle, mayReload, reload }: RenewalDeps): void {
  let isReplaced = false;
  let lookedAt = clock.now();
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
    if (Math.abs(clock.now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = clock.now();
    worker.lookForNewer();
  });
}
