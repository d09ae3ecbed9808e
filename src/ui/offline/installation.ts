import { MINUTE_MS } from '../../domain/limits.ts';
import { createBackOff } from '../../sync/calls/back-off.ts';
import type { Clock, Lifecycle, Log, Random } from '../../sync/ports.ts';
import type { Worker } from './worker.ts';

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
