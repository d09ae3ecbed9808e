import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { SessionRecord } from '../../src/domain/session/session-record.ts';
import { type Database, openDatabase } from '../../src/server/postgres/database.ts';
import { seenFrom } from '../../src/server/postgres/postgres-store.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import { Dice } from '../simulation/dice.ts';
import { isCommitted } from '../simulation/promises.ts';
import { drinkViolations, leaderboardViolations } from '../simulation/verdict.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { becomeReady, deckOfFaults, type Fault, runFaults } from './faults.ts';
import { type Guest, tap } from './guest.ts';
import { roomViolations } from './host.ts';
import { holdParty, type Party } from './party.ts';

interface ClusterTest {
  readonly rounds: number;
  readonly seed: number;
  readonly guests: number;
  /** The number of taps a second, for all guests together. */
  readonly taps: number;
  /** The number of faults in each round. */
  readonly faults: number;
  /** The program of each server. Absent: the built server. */
  readonly program?: readonly string[];
  onRound?(round: RoundReport): void;
}

const NODES = 3;
const LOOK_EVERY_MS = 2_000;
const REST_WITHIN_MS = 90_000;

/**
 * Plays rounds of faults on three servers, PostgreSQL and Caddy while guests tap. At every moment, PostgreSQL must contain
 * what phones count as saved. After the faults of each round, all phones, leaderboards and PostgreSQL must agree.
 */
export async function clusterTest(test: ClusterTest): Promise<RoundReport[]> {
  const dice = new Dice(test.seed);
  const cluster = await startCluster(NODES, test.program);
  const database = openDatabase(cluster.postgres.url(), pino({ level: 'silent' }));
  const deal = deckOfFaults(cluster, dice);
  const reports: RoundReport[] = [];
  let party: Party | null = null;
  try {
    party = await holdParty(cluster, test.guests);
    await rest(cluster, party, database);
    for (let round = 1; round <= test.rounds; round += 1) {
      const faults = Array.from({ length: test.faults }, deal);
      const report = await playRound({ cluster, database, party, dice }, faults, test.taps);
      reports.push(report);
      test.onRound?.(report);
    }
  } finally {
    party?.stop();
    await database.close();
    await cluster.stop();
  }
  return reports;
}

interface Stage {
  readonly cluster: Cluster;
  readonly database: Database;
  readonly party: Party;
  readonly dice: Dice;
}

async function playRound({ cluster, database, party, dice }: Stage, faults: readonly Fault[], taps: number) {
  const { guests } = party;
  const broken = new Set<string>();
  const look = async () => {
    for (const promise of await brokenPromises(party, database)) broken.add(promise);
  };
  let saves = 0;
  const stores = guests.flatMap(({ pages }) => pages.map(({ store }) => store));
  const stopCounting = stores.map((store) =>
    store.subscribe((now, before) => {
      if (now.acknowledged !== before.acknowledged) saves += 1;
    }),
  );
  const ownDice = new Dice(dice.between(0, 2 ** 31));
  const timers = [
    setInterval(() => tap(ownDice.pick(guests), ownDice), 1_000 / taps),
    setInterval(() => void look(), LOOK_EVERY_MS),
  ];
  try {
    await runFaults(faults, dice);
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
  const { restAfterMs, violations } = await rest(cluster, party, database);
  await look();
  for (const stop of stopCounting) stop();
  return {
    faults: faults.map(({ name }) => name),
    saves,
    /** The time until everything was saved and every leaderboard was right. */
    restAfterMs,
    /** The violations, in words. */
    violations: [...cluster.broken.splice(0), ...broken, ...violations],
  };
}
export type RoundReport = Awaited<ReturnType<typeof playRound>>;

/** Drinks that phones count as saved but that PostgreSQL does not contain. Empty while PostgreSQL does not answer. */
async function brokenPromises({ guests }: Party, database: Database): Promise<string[]> {
  const phones = guests.flatMap(({ pages }) => pages.map(({ store }) => store.getState()));
  const records = await read(database);
  if (!records) return [];
  const stored = new Map(records.map((record) => [record.sessionId, { record }]));
  const broken = phones.filter((phone) => !isCommitted(phone, stored.get(phone.identity.sessionId) ?? {}));
  return broken.map(({ identity }) => `acknowledged, but not in PostgreSQL: ${identity.sessionId}`);
}

/** Waits until there are no violations, or gives up. */
async function rest({ nodes }: Cluster, party: Party, database: Database) {
  const startedAt = Date.now();
  for (const node of nodes) await becomeReady(node);
  for (;;) {
    const records = await read(database);
    const violations = records ? violationsIn(party, records) : ['PostgreSQL does not answer'];
    const restAfterMs = Date.now() - startedAt;
    if (violations.length === 0 || restAfterMs > REST_WITHIN_MS) return { restAfterMs, violations };
    await sleep(250);
  }
}

/** The differences between PostgreSQL on one side and phones, leaderboards and a host's page on the other. */
function violationsIn({ places, guests, host }: Party, records: readonly SessionRecord[]): string[] {
  const byId = new Map(records.map((record) => [record.sessionId, record]));
  return [
    ...guests.flatMap((guest) => guestViolations(guest, byId.get(guest.sessionId))),
    ...(records.length === guests.length ? [] : [`${records.length} sessions for ${guests.length} guests`]),
    ...places.flatMap(({ id, guests, watching, hasVariety }) => {
      const pages = [...guests.flatMap((guest) => guest.pages), ...watching];
      const here = records.filter(({ celebrationId }) => celebrationId === id);
      const boards = pages.flatMap(({ live }) => (live ? [live.getState().leaderboard?.boards ?? []] : []));
      const wrong = boards.filter((shown) => shown.includes('variety') !== hasVariety);
      return [
        ...leaderboardViolations(pages, here, Date.now()),
        ...wrong.map((shown) => `a leaderboard has the boards ${shown}`),
      ];
    }),
    ...roomViolations(host, records),
  ];
}

function guestViolations(guest: Guest, record: SessionRecord | undefined): string[] {
  const phones = guest.pages.map(({ store }) => store.getState());
  const found = [
    ...(phones.every(({ identity }) => identity.sessionId === guest.sessionId) ? [] : ['has another session now']),
    ...(phones.every(isSaved) ? [] : ['has something unsaved']),
    ...drinkViolations(guest, record?.drinks ?? []),
  ];
  return found.map((violation) => `${guest.sessionId}: ${violation}`);
}

/** Reads every session in PostgreSQL, over a connection that no fault cuts. Undefined while PostgreSQL does not answer. */
async function read(database: Database): Promise<SessionRecord[] | undefined> {
  const answer = await database
    .query<Parameters<typeof seenFrom>[0]>('SELECT * FROM sessions WHERE gone_at IS NULL')
    .catch(() => null);
  return answer?.rows.flatMap((row) => seenFrom(row).stored.record ?? []);
}
