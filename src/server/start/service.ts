import type { Hono } from 'hono';
import type { PostgresPool } from 'kysely';
import type { Logger } from 'pino';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import type { IdentifyHost } from '../accounts/hosts/host.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import { createFinder } from '../celebrations/find-celebration.ts';
import { Guesses } from '../celebrations/guesses.ts';
import { GuestAddresses } from '../celebrations/guest-addresses.ts';
import { type CelebrationRegistry, NO_CELEBRATIONS, underHouse } from '../celebrations/registry.ts';
import { createNameForgetter } from '../hosting/guests/forget-guests.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { createHouseDesk } from '../hosting/house-desk.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import { rulesOfHouse } from '../hosts-data/house-table.ts';
import { openPublicAddress } from '../hosts-data/learnt-address.ts';
import { type BaseAddresses, baseAddresses } from '../http/address/base-address.ts';
import type { CallerOf } from '../http/caller.ts';
import { countRefusals } from '../http/refusals.ts';
import { drawBearing as drawSecurely } from '../leaderboard/judge-place.ts';
import { AddressAreas } from '../limits/address-areas.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/default-limits.ts';
import type { MemoryWatch } from '../limits/memory-watch.ts';
import { OpenStreams } from '../limits/open-streams.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { openBuiltPages } from '../page/built-page.ts';
import { Sessions } from '../sessions/sessions.ts';
import { freeBytesIn } from '../store/data-folder.ts';
import type { Store } from '../store/store.ts';
import { openTicketMemory, type TicketTable } from '../tickets/ticket-table.ts';
import { Tickets } from '../tickets/tickets.ts';
import type { Machine } from '../time/machine.ts';
import { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import { answerErrors, createApp } from './app.ts';
import { openCelebrations } from './open-celebrations.ts';
import { type HostsSettings, openHosts } from './open-hosts.ts';
import { createReadiness } from './readiness.ts';
import { startDuties } from './start-duties.ts';

export interface Service {
  readonly app: Hono;
  readonly celebrations: Celebrations;
  readonly identifyHost: IdentifyHost;
  readonly hosting: Hosting;
  /** The token of a link that creates the first host. Null if there is already a host, or if nobody may become one. */
  newSetUpLink(): Promise<string | null>;
  /** Whether there is no host yet and the first host must enter a code. */
  asksForCode(): Promise<boolean>;
  /** Makes `/readyz` answer 503. All other calls are still answered. */
  announceClosing(): void;
  /** Ends the streams and stops the timers. Requests that have arrived are still answered. */
  drain(): void;
  /** Commits waiting saves and closes the store. */
  close(): Promise<void>;
}

/** The storage of all data. The service closes it. */
export interface Storage {
  readonly store: Store;
  /** The celebrations with codes. Undefined if there is only the open celebration. */
  readonly registry?: CelebrationRegistry | undefined;
  /** The folder of `hosts.sqlite`, if there is no `hostsDatabase`. It is used when the first host calls. */
  readonly dataDir?: string | undefined;
  /** The folder of the guests' file. Undefined if there is no such file. */
  readonly guestsDir?: string | undefined;
  readonly hostsDatabase?: HostsDatabase | undefined;
  /** The connections to PostgreSQL, if the accounts are stored there. */
  readonly pool?: PostgresPool | undefined;
  /** The commits of other servers in the same database. */
  readonly feed?: CommitFeed | undefined;
  /** The table of tickets. If undefined, tickets are kept in memory. */
  readonly ticketTable?: TicketTable | undefined;
}

/** The clocks and the source of randomness. A simulation replaces them. */
interface Surroundings {
  readonly machine: Machine;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly isMemoryShort?: MemoryWatch | undefined;
  /** Returns a random direction in degrees. */
  readonly drawBearing?: (() => number) | undefined;
}

/** The addresses and proxies through which guests and hosts reach the server. */
interface Reach {
  readonly pageDir: string;
  readonly callerOf: CallerOf;
  readonly publicUrl?: URL | null | undefined;
  /** The only address on which the server listens. Undefined for all addresses. */
  readonly listensOn?: string | undefined;
  /** Replaces the base addresses in a demo, which has no accounts and accepts any address at which its page is opened. */
  readonly basesFrom?: ((usual: BaseAddresses) => BaseAddresses) | undefined;
}

interface Choices {
  readonly hasOpenCelebration?: boolean | undefined;
  readonly hasOpenWall?: boolean | undefined;
  readonly hosts?: HostsSettings | undefined;
  /** Identifies hosts without accounts, in a demo and in tests. */
  readonly identifyHost?: IdentifyHost | undefined;
  readonly limits?: Limits;
  /** The rules of the house from a file. Null if there is no file, so that operators set the rules in Clink. */
  readonly fixedRules?: HouseRules | null | undefined;
}

/** Starts everything behind the port: loads the open celebration, and starts the streams and the purge. */
export async function startService(deps: Storage & Surroundings & Reach & Choices): Promise<Service> {
  const { store, machine, log, callerOf } = deps;
  const pages = openBuiltPages(deps.pageDir);
  const { fixedRules = null } = deps;
  const registry = underHouse(deps.registry ?? NO_CELEBRATIONS, fixedRules);
  const houseRules = rulesOfHouse(fixedRules);
  const { limits = DEFAULT_LIMITS, isMemoryShort = () => false, drawBearing = drawSecurely } = deps;
  const { hasOpenCelebration = true, hasOpenWall = true, publicUrl = null } = deps;
  const { metrics = NO_METRICS, guestsDir = null } = deps;
  const clock = new ServerClock(machine, await store.readClock());
  const timers: Timers = {
    now: () => clock.now(),
    after: (delayMs, callback) => machine.after(delayMs, callback),
    every: (periodMs, callback) => machine.every(periodMs, callback),
  };
  const areas = new AddressAreas(limits.areasPerAddress, () => timers.now());
  const addresses = new GuestAddresses();
  const { hostsDatabase = openHostsInFile(deps.dataDir ?? null, registry.expectsSome), pool = null } = deps;
  const publicAddress = await openPublicAddress(publicUrl, hostsDatabase, timers);
  const forgetNames = createNameForgetter(hostsDatabase, log);
  const { celebrations, moments, walls } = await openCelebrations({
    ...{ store, registry, clock, timers, areas, addresses, log, metrics, pages, hasOpenWall },
    publicAddress: publicAddress.now,
    feed: deps.feed,
    onGone: forgetNames,
    onMoment: (id) => hosting.follow(id),
  });
  const refusals = countRefusals(timers, log, metrics);
  const readiness = createReadiness({ store, clock, timers });
  const sessions = new Sessions({ store, celebrations, registry, addresses, clock, areas, drawBearing, moments });
  const newGuesses = () => new Guesses(limits.guessesPerAddress, () => timers.now());
  const answerError = answerErrors({ refusals, log });
  const rateLimits = createRateLimits(limits, timers);
  const openStreams = new OpenStreams(limits);
  const ticketTable = deps.ticketTable ?? openTicketMemory();
  const tickets = new Tickets(ticketTable, newGuesses(), newGuesses(), () => timers.now());
  const usualBases = baseAddresses(publicAddress.now, deps.listensOn);
  const bases = deps.basesFrom?.(usualBases) ?? usualBases;
  const announce = (celebrationId: string) => {
    walls.poke(celebrationId);
    deps.feed?.announceHosts(celebrationId);
  };
  const followRules = async () => {
    for (const id of await celebrations.settings.followAll()) {
      hosting.follow(id);
      walls.poke(id);
    }
  };
  const desk = createHouseDesk({
    ...{
      hostsDatabase,
      houseRules,
      known: registry.houseRules,
      timers,
      hasOpenCelebration,
      isFixed: fixedRules !== null,
    },
    onChange: followRules,
  });
  const { accounts, hosting, setUp } = openHosts(
    { hostsDatabase, callerOf, timers, log, answerError, bases },
    { hosts: deps.hosts, pool, publicAddress, countRefusal: refusals.count, identifyHost: deps.identifyHost, desk },
    {
      houseRules,
      ...{ store, celebrations, tickets, areas, moments, rateLimits, openStreams },
      announce,
    },
  );
  const stopDuties = await startDuties({
    ...{ store, clock, timers, log, metrics, celebrations, hosting, walls, moments, hostsDatabase, tickets, announce },
    registry: deps.registry && registry,
    houseRules,
    feed: deps.feed,
    hasAccounts: deps.hosts !== undefined,
    mailRecap: accounts.mailRecap,
  });
  metrics.watch({
    streams: () => openStreams.count,
    rosters: () => celebrations.loadedCount + 1,
    sessions: () => celebrations.size,
    repairs: () => deps.feed?.repairs() ?? 0,
    freeBytes: guestsDir === null ? null : () => freeBytesIn(guestsDir),
    isReady: () => readiness.unreadyReason() === null,
  });
  const app = createApp({
    celebrations,
    sessions,
    accounts,
    hosting,
    settingsOf: registry.settingsOf,
    celebrationOf: registry.byId,
    tickets,
    finder: createFinder({
      ...{ registry, sessions, addresses, callerOf, rateLimits, hasOpenCelebration },
      guesses: newGuesses(),
    }),
    timers,
    log,
    refusals,
    pages,
    callerOf,
    bases,
    canSetUp: setUp.isOpenTo,
    limits,
    rateLimits,
    openStreams,
    walls,
    isMemoryShort,
    metrics,
    forgetNames,
    houseFacts: () => ({
      house: registry.houseRules().house ?? {},
      location: registry.houseRules().location !== false,
      mail: Boolean(deps.hosts?.settings.smtpUrl),
      ...(hasOpenCelebration && { openWall: hasOpenWall }),
      ...keptDays(registry.houseRules()),
      store: storeName(deps),
    }),
    unreadyReason: readiness.unreadyReason,
  });
  let stopped: Promise<void> = Promise.resolve();
  return {
    app,
    celebrations,
    identifyHost: accounts.identify,
    hosting,
    newSetUpLink: setUp.newLink,
    asksForCode: setUp.asksForCode,
    announceClosing: readiness.close,
    drain: () => {
      readiness.close();
      stopped = stopDuties();
      refusals.stop();
      publicAddress.stop();
      hosting.endStreams();
      walls.close();
      moments.close();
      celebrations.close();
    },
    close: async () => {
      await stopped;
      await accounts.close();
      await hosting.close();
      registry.close();
      await store.close();
    },
  };
}

function storeName({ pool, guestsDir }: Storage) {
  if (pool) return 'postgres';
  return guestsDir === undefined ? 'memory' : 'file';
}

function keptDays({ keepDays }: HouseRules) {
  return keepDays === undefined ? {} : { keepDays };
}
