import { MINUTE_MS } from '../../domain/limits.ts';
import { createBackOff } from '../../sync/calls/retry-loop.ts';
import type { Clock, Lifecycle, Log, Random } from '../../sync/ports.ts';
import { browserWorker, type Worker } from './worker.ts';

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

interface InstallationDeps {
  readonly worker: Pick<Worker, 'install'>;
  readonly clock: Clock;
  readonly random: Pick<Random, 'fraction'>;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

const LOOK_EVERY_MS = 15 * MINUTE_MS;
/** Guests look at their phones often, and each failed attempt may cost a download. */
const REPEAT_AFTER_MS = MINUTE_MS / 2;

/**
 * Installs the newest version: now, when the page comes back after a while, and after a failure until it succeeds. It
 * polls, because the browser sends no event when a guest has logged in to a captive portal.
 */
export function keepInstalled({ worker, clock, random, lifecycle, log }: InstallationDeps): void {
  const backOff = createBackOff(LOOK_EVERY_MS, random);
  let isTrying = false;
  let hasFailed = false;
  let triedAt = 0;
  let cancelRepeat = () => {};

  async function install(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    cancelRepeat();
    triedAt = clock.now();
    try {
      await worker.install();
      hasFailed = false;
      backOff.reset();
    } catch (error) {
      if (!hasFailed) log('Error preparing offline use', error);
      hasFailed = true;
      cancelRepeat = clock.after(REPEAT_AFTER_MS + backOff.next(), install);
    }
    isTrying = false;
  }

  lifecycle.onWake((reason) => {
    const pauseMs = hasFailed ? REPEAT_AFTER_MS : LOOK_EVERY_MS;
    const isDue = Math.abs(clock.now() - triedAt) >= pauseMs;
    if (isDue || (hasFailed && reason === 'online')) void install();
  });
  void install();
}
