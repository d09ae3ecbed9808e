import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import { startPurgingAccounts } from '../accounts/hosts/purge-accounts.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { watchCelebrations } from '../celebrations/watch-celebrations.ts';
import { forgetGuestsBefore, oldestGuest } from '../hosting/guests/forget-guests.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { keepToRules } from '../hosting/keep-to-rules.ts';
import { doWhatIsDue } from '../hosting/what-is-due.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { HousesRules } from '../hosts-data/house-table.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { completeRecaps } from '../recap/complete-recaps.ts';
import { mailRecaps } from '../recap/mail-recaps.ts';
import { startPurging } from '../sessions/purge.ts';
import type { Store } from '../store/store.ts';
import { sweepTickets, type Tickets } from '../tickets/tickets.ts';
import { keepClock } from '../time/clock-keeper.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import type { Moments } from '../wall/moments.ts';
import type { WallStreams } from '../wall/wall-streams.ts';
import { followCommits } from './follow-commits.ts';
import { leaveWhenCutOff } from './leave-when-cut-off.ts';

interface DutiesDeps {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly celebrations: Celebrations;
  readonly hosting: Hosting;
  readonly walls: WallStreams;
  readonly moments: Pick<Moments, 'remembers'>;
  readonly hostsDatabase: HostsDatabase;
  readonly tickets: Tickets;
  /** Undefined if there is only the open celebration. */
  readonly registry: CelebrationRegistry | undefined;
  /** Undefined for a server that is alone on its database. */
  readonly feed: CommitFeed | undefined;
  readonly houseRules: HousesRules;
  readonly hasAccounts: boolean;
  /** Null if no mails of the morning after are sent. */
  readonly mailRecap: Accounts['mailRecap'];
  /** Tells walls and other servers that a celebration has changed. */
  announce(celebrationId: string): void;
}

/**
 * Starts the regular background work of a server. Resolves after the first attempt to write the time. Returns a
 * function that stops all work and resolves when running work has ended.
 */
export async function startDuties(deps: DutiesDeps): Promise<() => Promise<void>> {
  const { store, clock, timers, log, metrics, celebrations, hosting, walls, moments, hostsDatabase, registry, feed } =
    deps;
  const isTimeInDoubt = () => clock.isInDoubt();
  const stops: (() => unknown)[] = [
    startPurging({ store, celebrations, timers, log, metrics, isTimeInDoubt }),
    sweepTickets(deps.tickets, timers, log),
  ];
  if (registry) {
    stops.push(watchCelebrations({ registry, celebrations, store, timers, log }));
    const announce = (id: string) => {
      hosting.follow(id);
      deps.announce(id);
    };
    stops.push(doWhatIsDue({ registry, celebrations, hosting, hostsDatabase, timers, log, isTimeInDoubt, announce }));
    stops.push(keepToRules({ hosting, hostsDatabase, houseRules: deps.houseRules, timers, log, isTimeInDoubt }));
    const { longWork } = celebrations;
    stops.push(completeRecaps({ store, hostsDatabase, longWork, timers, log, isTimeInDoubt }));
    const { mailRecap } = deps;
    stops.push(mailRecaps({ hostsDatabase, mailRecap, timers, log, isTimeInDoubt }));
  }
  if (feed) {
    stops.push(followCommits({ feed, celebrations, hosting, walls, moments, timers, metrics, log }));
    stops.push(leaveWhenCutOff({ store, celebrations, hosting, walls, timers }));
  }
  if (deps.hasAccounts) {
    const forgetOldGuests = (nowMs: number) => forgetGuestsBefore(oldestGuest(nowMs));
    const onPurged = hosting.forgetMissingHosts;
    stops.push(startPurgingAccounts({ hostsDatabase, timers, log, isTimeInDoubt, forgetOldGuests, onPurged }));
  }
  stops.push(await keepClock({ clock, store, isEmpty: () => celebrations.isEmpty, timers, log }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
