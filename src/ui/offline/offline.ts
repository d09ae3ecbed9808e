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
 * worker, and so neither of the two.
 */
export function startOffline(deps: OfflineDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = browserWorker(navigator.serviceWorker);
  const reload = () => location.reload();
  const renew = renewWhenCalm({ ...deps, worker, reload, isJustReloaded });
  keepInstalled({ ...deps, worker, onInstalled: renew });
}

/** A guest who has just reloaded the page wants the newest version, and does not mind another reload. */
const JUST_MS = 15_000;

function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isByHand = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isByHand && performance.now() < JUST_MS;
}

interface RenewalDeps {
  readonly worker: Pick<Worker, 'letNewerTakeOver' | 'onReplaced'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  /** Returns false while a reload would lose something. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  /** Whether the guest has loaded the page again a moment ago. */
  readonly isJustReloaded: () => boolean;
}

/** This is longer than a toast with 'Undo' is shown. */
const CALM_AFTER_MS = 7_000;

/**
 * Activates a newer version and reloads the page while nothing is open, if the page is hidden or was just reloaded
 * (docs/decisions/0005-offline-and-updates.md). Returns a function that does this at once if it is allowed.
 */
export function renewWhenCalm(deps: RenewalDeps): () => void {
  const { worker, clock, lifecycle, mayReload, reload, isJustReloaded } = deps;
  let isReplaced = false;
  let cancelRenewal = () => {};

  function renew(): void {
    if ((lifecycle.isVisible() && !isJustReloaded()) || !mayReload()) return;
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
  return renew;
}

interface InstallationDeps {
  readonly worker: Pick<Worker, 'install'>;
  readonly clock: Clock;
  readonly random: Pick<Random, 'fraction'>;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  /** Called when the newest version is installed. It may still be waiting. */
  readonly onInstalled: () => void;
}

const LOOK_EVERY_MS = 15 * MINUTE_MS;
/** Guests look at their phones often, and each failed attempt may cost a download. */
const REPEAT_AFTER_MS = MINUTE_MS / 2;

/**
 * Installs the newest version: now, when the page comes back after a while, and after a failure until it succeeds. It
 * polls, because the browser sends no event when a guest has logged in to a captive portal.
 */
export function keepInstalled({ worker, clock, random, lifecycle, log, onInstalled }: InstallationDeps): void {
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
      onInstalled();
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
