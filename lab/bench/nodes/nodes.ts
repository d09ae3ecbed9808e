import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { pino } from 'pino';
import { createCelebrationManager } from '../../../src/server/hosting/manage-celebrations.ts';
import { openHostsInPostgres } from '../../../src/server/postgres/hosts-in-postgres.ts';
import { newCelebration } from '../../shared/new-celebration.ts';
import { startChild } from '../harness/child.ts';
import { type Measure, measureOf, notMeasured, reasonAgainst } from '../harness/measure.ts';
import { monotonicMs } from '../harness/monotonic.ts';
import { interleave, type Part } from '../harness/part.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { newDataDir, type Product, startProduct } from '../harness/product.ts';
import { cpuMs } from '../harness/usage.ts';
import { clink, type LiveContender } from '../live/contenders.ts';
import { type LiveResult, liveRound, type Scene } from '../live/live-round.ts';
import type { HttpLoadCalls, Pressure, SaveRate, Target } from '../save/http-load.process.ts';

const SCENE = { phones: 300, changes: 120, perSecond: 5 };
const TINY_SCENE = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const PRESSURE = { inFlight: 64, forMs: 8_000, warmSaves: 1_500 };
const TINY_PRESSURE = { inFlight: 6, forMs: 50, warmSaves: 0 };

/** Several servers on one PostgreSQL, beside one. */
export const nodes: Part = async ({ isSmoke, rounds = 3 }) => {
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [notMeasured('nodes', 'Several nodes', reason)];
  const turns = isSmoke ? 1 : rounds;
  const following = await measureFollowing(isSmoke ? TINY_SCENE : SCENE, turns);
  return [...following, ...(await measureSaves(isSmoke ? TINY_PRESSURE : PRESSURE, turns))];
};

/** Servers that share one new database. */
export interface Nodes {
  readonly products: readonly Product[];
  readonly database: Postgres;
  stop(): Promise<void>;
}

/** `prepare` gets the address of the empty database before the first server starts. */
export async function startNodes(
  count: number,
  prepare: (databaseUrl: string) => Promise<void> = async () => {},
): Promise<Nodes> {
  const database = await startPostgres();
  const products: Product[] = [];
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await database.stop();
  };
  try {
    await prepare(database.uri);
    while (products.length < count) products.push(await startProduct([], { DATABASE_URL: database.uri }));
    return { products, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const FOLLOWING: readonly (readonly [keyof LiveResult, title: string, unit: string])[] = [
  ['lastP50Ms', 'acknowledged → held by the last phone, p50', 'ms'],
  ['lastP95Ms', 'acknowledged → held by the last phone, p95', 'ms'],
  ['lastP99Ms', 'acknowledged → held by the last phone, p99', 'ms'],
  ['cpuMs', 'processor time of all nodes for one change', 'ms'],
  ['bytes', 'bytes a phone for one change', 'B'],
];

/** From the acknowledgement of a save on one node until the last phone on the others holds it. */
export async function measureFollowing(scene: Scene, rounds: number): Promise<Measure[]> {
  const contenders = [
    { name: 'saved on A, held on B and C', run: () => liveRound(onNodes(3), scene, 0) },
    { name: 'one node on PostgreSQL', run: () => liveRound(onNodes(1), scene, 0) },
    { name: 'one node on SQLite', run: () => liveRound(clink, scene, 0) },
  ];
  const results = await interleave(contenders, rounds, ({ run }) => run());
  return FOLLOWING.map(([figure, title, unit]) =>
    measureOf({
      part: 'nodes',
      name: `${scene.phones} phones: ${title}`,
      unit,
      rounds: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map((one) => one[figure])])),
    }),
  );
}

/** Guests save on the first node, and phones follow on the others, if there are any. */
function onNodes(count: number): LiveContender {
  return {
    name: `${count} nodes`,
    client: 'clink',
    start: async () => {
      const { products, stop } = await startNodes(count);
      const urls = products.map(({ url }) => url);
      const [url = '', ...phoneUrls] = urls;
      const pids = products.map(({ pid }) => pid);
      return { url, ...(phoneUrls.length > 0 && { phoneUrls }), pids, stop };
    },
  };
}

interface Saving extends SaveRate {
  /** Processor time of one save, µs: of all nodes, of the database, and of the process that makes the load. */
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly loadUs: number;
  /** Processor time of all of these in the time of the measurement, as a share of all cores, %. */
  readonly busy: number;
  /** The same of the busiest node, as a share of one core, %. */
  readonly busiestNode: number;
}

interface Servers {
  readonly targets: readonly Target[];
  readonly pids: readonly number[];
  databasePids(): readonly number[];
}

/**
 * `warmSaves`: for each node. Saves over HTTP with one, two and three nodes on one PostgreSQL, and with one node on SQLite. Each node has a celebration
 * of its own, as the proxy pins them (docs/several-servers.md#caddy-before-several-servers).
 */
export async function measureSaves(pressure: Pressure, rounds: number): Promise<Measure[]> {
  const contenders = [
    { name: '1 node', run: () => onPostgres(1, pressure) },
    { name: 'SQLite, 1 node', run: () => onSqlite(pressure) },
    { name: '2 nodes', run: () => onPostgres(2, pressure) },
    { name: '3 nodes', run: () => onPostgres(3, pressure) },
  ];
  const results = await interleave(contenders, rounds, ({ run }) => run());
  return FIGURES.map(([figure, title, unit]) =>
    measureOf({
      part: 'nodes',
      name: `saves over HTTP, ${pressure.inFlight} in flight: ${title}`,
      unit,
      rounds: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map((one) => one[figure])])),
    }),
  );
}

const FIGURES: readonly (readonly [keyof Saving, title: string, unit: string])[] = [
  ['perSecond', 'saves', '/s'],
  ['p50Ms', 'p50', 'ms'],
  ['p99Ms', 'p99', 'ms'],
  ['nodesUs', 'processor time of the nodes for one save', 'µs'],
  ['databaseUs', 'processor time of PostgreSQL for one save', 'µs'],
  ['loadUs', 'processor time of the load for one save', 'µs'],
  ['busy', 'all of these, as a share of all cores', '%'],
  ['busiestNode', 'the busiest node, as a share of one core', '%'],
];

async function onPostgres(count: number, pressure: Pressure): Promise<Saving> {
  let codes: string[] = [];
  const { products, database, stop } = await startNodes(count, async (databaseUrl) => {
    codes = await newCelebrations(databaseUrl, count);
  });
  const targets = products.map(({ url }, index) => ({ url, code: codes[index] ?? null }));
  const pids = products.map(({ pid }) => pid);
  return save({ targets, pids, databasePids: database.pids }, pressure).finally(stop);
}

async function onSqlite(pressure: Pressure): Promise<Saving> {
  const dataDir = newDataDir();
  const code = await newCelebration(dataDir, 'Ana & Ben');
  const { url, pid, stop } = await startProduct([], { DATA_DIR: dataDir });
  return save({ targets: [{ url, code }], pids: [pid], databasePids: () => [] }, pressure).finally(async () => {
    await stop();
    rmSync(dataDir, { recursive: true });
  });
}

async function newCelebrations(databaseUrl: string, count: number): Promise<string[]> {
  const hosts = await openHostsInPostgres(databaseUrl, pino({ level: 'error' }));
  const manager = createCelebrationManager(hosts, Date.now);
  const codes: string[] = [];
  while (codes.length < count) {
    const draft = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'UTC', language: 'en' } as const;
    codes.push((await manager.create(draft)).code);
  }
  await hosts.close();
  return codes;
}

async function save({ targets, pids, databasePids }: Servers, pressure: Pressure): Promise<Saving> {
  const load = startChild<HttpLoadCalls>('save/http-load');
  try {
    // Somebody looks at each leaderboard, so it is in memory.
    for (const { url, code } of targets) await fetch(`${url}/api/leaderboard?c=${code}`);
    await load.call('press', { targets, ...pressure, warmSaves: pressure.warmSaves * targets.length, forMs: 0 });
    const groups = [pids, databasePids(), [load.pid]];
    const before = groups.map(usedBy);
    const startedAt = monotonicMs();
    const rate = await load.call('press', { targets, ...pressure, warmSaves: 0 });
    const passedMs = monotonicMs() - startedAt;
    const used = groups.map((group, at) =>
      usedBy(group).map((ms, index) => Math.max(0, ms - (before[at]?.[index] ?? 0))),
    );
    const [nodesMs = 0, databaseMs = 0, loadMs = 0] = used.map((each) => each.reduce((sum, ms) => sum + ms, 0));
    const perSaveUs = (ms: number) => (ms * 1_000_000) / (rate.perSecond * passedMs);
    return {
      ...rate,
      nodesUs: perSaveUs(nodesMs),
      databaseUs: perSaveUs(databaseMs),
      loadUs: perSaveUs(loadMs),
      busy: ((nodesMs + databaseMs + loadMs) / passedMs / cpus().length) * 100,
      busiestNode: (Math.max(...(used[0] ?? [])) / passedMs) * 100,
    };
  } finally {
    await load.stop();
  }
}

/** Processor time of each process so far, ms. */
function usedBy(processIds: readonly number[]): number[] {
  return processIds.map((pid) => cpuMs([pid]));
}
