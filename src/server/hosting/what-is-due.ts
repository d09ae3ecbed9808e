import type { Logger } from 'pino';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { keepLooking } from '../time/keep-looking.ts';
import type { Timers } from '../time/timers.ts';
import { endInTime } from './celebrations/the-end.ts';
import type { Hosting } from './hosting.ts';

const LOOK_MS = 5_000;

interface DueDeps {
  readonly registry: Pick<CelebrationRegistry, 'endedIds' | 'dueIds' | 'settingsOf'>;
  readonly celebrations: Pick<Celebrations, 'settings'>;
  readonly hosting: Pick<Hosting, 'removeDue'>;
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
  readonly log: Logger;
  isTimeInDoubt(): boolean;
  /** Tells walls, hosts and other servers that a celebration has changed. */
  announce(celebrationId: string): void;
}

/**
 * Regularly ends celebrations whose end has passed, and removes celebrations that hosts have deleted and nobody can
 * keep any more. After a failure the next check tries again. Returns a function that stops the checks and resolves when
 * a running check is done.
 */
export function doWhatIsDue(deps: DueDeps): () => Promise<void> {
  const { registry, celebrations, hosting, hostsDatabase, timers, log, isTimeInDoubt, announce } = deps;

  async function end(id: string): Promise<void> {
    if (!(await hostsDatabase.transact(() => endInTime(id, timers.now())))) return;
    celebrations.settings.stand(id, registry.settingsOf(id));
    announce(id);
  }

  return keepLooking({
    everyMs: LOOK_MS,
    timers,
    log,
    failure: 'a celebration did not end in time',
    mayLook: () => !isTimeInDoubt(),
    look: async () => {
      for (const id of registry.endedIds(timers.now())) await end(id);
      for (const id of registry.dueIds(timers.now())) await hosting.removeDue(id);
    },
  });
}
