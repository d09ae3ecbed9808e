import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { keepLooking } from '../time/keep-looking.ts';
import type { Timers } from '../time/timers.ts';

export interface LookingDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
  readonly log: Logger;
  isTimeInDoubt(): boolean;
}

/** Like `keepLooking`, every minute, but not while there are no hosts or the server's clock is in doubt. */
export function lookEveryMinute(
  { hostsDatabase, timers, log, isTimeInDoubt }: LookingDeps,
  failure: string,
  look: (isStopped: () => boolean) => Promise<void>,
): () => Promise<void> {
  const mayLook = () => !isTimeInDoubt() && !hostsDatabase.isEmpty();
  return keepLooking({ everyMs: MINUTE_MS, timers, log, failure, mayLook, look });
}
