import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { openHostsInPostgres } from '../../src/server/postgres/hosts-in-postgres.ts';
import { PostgresServer } from '../../src/server/postgres/postgres-server.fixture.ts';
import { addCelebration } from '../../tools/new-celebration.ts';
import type { Figure } from './harness/measure.ts';
import { interleave, type Part } from './harness/part.ts';
import { newFolder, type Product, startProduct } from './harness/product.ts';
import { liveFigures, liveRound, type Scene } from './live/live.ts';
import type { LiveServer } from './live/stage.ts';
import { measureSaving, type Pressure, savingFigures } from './save.ts';

const SCENE = { phones: 300, changes: 120, perSecond: 5, warmSaves: 1_000 };
const TINY_SCENE = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const PRESSURE = { inFlight: 64, forMs: 8_000, warmSaves: 4_500 };
const TINY_PRESSURE = { inFlight: 6, forMs: 50, warmSaves: 0 };

/** Several servers on one PostgreSQL, beside one. `live` and `save` measure one on SQLite. */
export const nodes: Part = async ({ isSmoke, rounds = 3 }) => {
  if (findPostgres() === null) {
    console.error('nodes: not measured, PostgreSQL is not installed');
    return [];
  }
  const turns = isSmoke ? 1 : rounds;
  const following = await measureFollowing(isSmoke ? TINY_SCENE : SCENE, turns);
  return [...following, ...(await measureSaves(isSmoke ? TINY_PRESSURE : PRESSURE, turns))];
};

/** A new, empty database that syncs every commit. Without autovacuum, which would start processes during the measurement. */
async function startPostgres() {
  const folder = newFolder('/var/tmp');
  const server = new PostgresServer(findPostgres() ?? '', folder, ['autovacuum=off']);
  await server.create();
  await server.start();
  const abandon = () => server.kill();
  process.prependOnceListener('exit', abandon);
  const [first] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const pids = () => {
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim();
    return [first, ...children.split(' ')].filter(Boolean).map(Number);
  };
  const stop = async () => {
    process.off('exit', abandon);
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { uri: server.url(), pids, stop };
}

/**
 * `count` servers with one new database. Each has a celebration of its own, as the proxy pins them
 * (docs/several-servers.md#caddy-before-several-servers).
 */
async function onPostgres(count: number) {
  const database = await startPostgres();
  const products: Product[] = [];
  const codes: string[] = [];
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await database.stop();
  };
  try {
    const openHosts = () => openHostsInPostgres(database.uri, pino({ level: 'error' }));
    while (codes.length < count) codes.push(await addCelebration(await openHosts(), 'Ana & Ben'));
    while (products.length < count) products.push(await startProduct({ DATABASE_URL: database.uri }));
  } catch (error) {
    await stop();
    throw error;
  }
  const targets = products.map(({ url }, index) => ({ url, code: codes[index] ?? null }));
  return { targets, pids: products.map(({ pid }) => pid), databasePids: database.pids, stop };
}

/** From the acknowledgement of a save on one server until the last phone on the others holds it. */
async function measureFollowing(scene: Scene, rounds: number): Promise<Figure[]> {
  const contenders = [
    { name: 'saved on A, held on B and C', servers: 3 },
    { name: 'one server', servers: 1 },
  ];
  const results = await interleave(contenders, rounds, ({ servers }) => liveRound(() => following(servers), scene));
  return liveFigures(scene, `${scene.phones} phones`, results);
}

/** Guests save on the first server, and phones follow on the others, if there are any. */
async function following(count: number): Promise<LiveServer> {
  const { targets, pids, stop } = await onPostgres(count);
  const [url = '', ...others] = targets.map((target) => target.url);
  return { url, phoneUrls: others.length > 0 ? others : [url], pids, stop };
}

async function measureSaves(pressure: Pressure, rounds: number): Promise<Figure[]> {
  const contenders = [1, 2, 3].map((count) => ({ name: `servers: ${count}`, count }));
  const results = await interleave(contenders, rounds, async ({ count }) => {
    const started = await onPostgres(count);
    // Somebody looks at each leaderboard, so it is in memory.
    for (const { url, code } of started.targets) await fetch(`${url}/api/leaderboard?c=${code}`);
    return measureSaving(started, pressure).finally(started.stop);
  });
  return savingFigures(pressure, results);
}
