import { readFileSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Call, statusOf } from '../../tools/call.ts';
import { inFlight } from '../../tools/in-flight.ts';
import { comingFrom, newSession, saveCall, secretOf } from '../../tools/saved-guest.ts';
import { waitUntil } from '../../tools/wait-until.ts';
import type { Figure } from './harness/measure.ts';
import type { Part } from './harness/part.ts';
import { newFolder, type Product, startProduct } from './harness/product.ts';
import { type CrowdGuest, crowdOf, saveOf } from './live/crowd.ts';
import { openStream } from './live/stream.ts';

const HOURS = 8;
/** `quietMs` is longer than the interval of heartbeats, so the server has noticed all broken streams by then. */
const USUAL = { phones: 300, minutes: 60, savesPerSecond: 5, arrivals: 30, walls: 3, quietMs: 20_000 };
const TINY = { phones: 10, minutes: 0.2, savesPerSecond: 5, arrivals: 2, walls: 1, quietMs: 1_000 };
type Scene = typeof USUAL;
const LIVE = '/api/leaderboard/live?scope=everyone&view=';

/**
 * Plays an evening of eight hours at several times the speed. In each hour all phones open the leaderboard, guests drink, some
 * guests arrive and delete everything, walls are open, and in the middle all streams break. After a quiet time, what the
 * server then holds is compared with what it held after a quarter of the evening (docs/measured/benchmarks.md#eight-hours).
 */
export const long: Part = async ({ isSmoke, minutes, isDefective }) => {
  const scene = isSmoke ? TINY : { ...USUAL, minutes: minutes ?? USUAL.minutes };
  const hourMs = (scene.minutes * 60_000) / HOURS;
  const dataDir = newFolder();
  const measures = join(dataDir, 'measures.json');
  const leak = isDefective ? { LEAK_EVERY_MS: `${hourMs}` } : {};
  const product = await startProduct({ DATA_DIR: dataDir, MEASURES: measures, ...leak }, INSIDE);
  const guests = crowdOf(scene.phones, Date.now());
  const held: Held[] = [];
  try {
    for (let hour = 1; hour <= HOURS; hour++) {
      await spendHour(product.url, guests, hour, hourMs, scene);
      const walMb = sizeOf(join(dataDir, 'clink.sqlite-wal')) / 1_000_000;
      await sleep(scene.quietMs);
      held.push({ ...(await measure(product, measures)), walMb });
      console.error(`  hour ${hour} of ${HOURS}: ${JSON.stringify(held.at(-1))}`);
    }
  } finally {
    await product.stop();
  }
  return figuresOf(held, `${scene.phones} phones, ${HOURS} hours in ${scene.minutes} minutes`);
};
const INSIDE = [
  '--expose-gc',
  '--import',
  fileURLToPath(new URL('harness/inside.mjs', import.meta.url)),
  'build/server/main.js',
];

function figuresOf(held: readonly Held[], title: string): Figure[] {
  const [quarter, end] = [held[HOURS / 4 - 1], held.at(-1)];
  const grown = (name: string, pick: (of: Held) => number): Figure => ({
    ...{ name: `${title}: ${name} at the end, beside a quarter`, unit: '×', target: { atMost: 1.1 } },
    rounds: { Clink: quarter && end ? [pick(end) / pick(quarter)] : [] },
  });
  const more = (name: string, pick: (of: Held) => number): Figure => ({
    ...{ name: `${title}: ${name} more at the end than after a quarter`, unit: '', target: { atMost: 0 } },
    rounds: { Clink: quarter && end ? [pick(end) - pick(quarter)] : [] },
  });
  return [
    grown('heap', ({ heapUsed }) => heapUsed),
    grown('resident memory', ({ rss }) => rss),
    more('timers', ({ timers }) => timers),
    more('listeners', ({ listeners }) => listeners),
    {
      name: `${title}: the largest write-ahead log`,
      unit: 'MB',
      rounds: { Clink: [Math.max(...held.map(({ walMb }) => walMb))] },
      target: { atMost: 8 },
    },
  ];
}

/** Plays one hour. At its end all streams and connections are closed. */
async function spendHour(url: string, guests: readonly CrowdGuest[], hour: number, hourMs: number, scene: Scene) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const call = async (guest: CrowdGuest, { path, headers, ...rest }: Call) => {
    const sent = { ...rest, path, headers: { ...headers, ...comingFrom(guest.address) } };
    const status = await statusOf(new URL(path, url), sent, { agent });
    if (status !== 200 && status !== 204) throw new Error(`${path} was answered with ${status}`);
  };
  const began = performance.now();
  for (const half of [1, 2]) {
    const streams: Socket[] = [];
    await inFlight(guests, CONNECTIONS, async (guest) => {
      const path = `${LIVE}top&sessionId=${guest.sessionId}`;
      streams.push(await openStream(new URL(path, url), { ...secretOf(guest), ...comingFrom(guest.address) }));
    });
    while (streams.length < guests.length + scene.walls)
      streams.push(await openStream(new URL(`${LIVE}screen`, url), comingFrom('203.0.113.1')));
    const isOver = () => performance.now() > began + (hourMs * half) / 2;
    await Promise.all([drink(call, guests, hour, scene.savesPerSecond, isOver), comeAndGo(call, scene.arrivals)]);
    for (const stream of streams) stream.resetAndDestroy();
  }
  agent.destroy();
}
const CONNECTIONS = 20;
type Send = (guest: CrowdGuest, call: Call) => Promise<void>;

let writes = 0;

/** Each guest saves one more drink than in the hour before. */
async function drink(
  send: Send,
  guests: readonly CrowdGuest[],
  hour: number,
  perSecond: number,
  isOver: () => boolean,
) {
  const saves: Promise<void>[] = [];
  while (!isOver()) {
    const guest = guests[++writes % guests.length] as CrowdGuest;
    saves.push(send(guest, saveCall(guest, saveOf(guest, guest.total + hour, writes))));
    await sleep(1_000 / perSecond);
  }
  await Promise.all(saves);
}

/** Lets guests arrive, who then delete everything. */
async function comeAndGo(send: Send, arrivals: number): Promise<void> {
  for (const like of crowdOf(arrivals, Date.now())) {
    const guest = { ...like, ...newSession() };
    await send(guest, saveCall(guest, saveOf(guest, guest.total, 1)));
    await send(guest, { method: 'DELETE', path: `/api/sessions/${guest.sessionId}`, headers: secretOf(guest) });
  }
}

interface Held {
  readonly heapUsed: number;
  readonly rss: number;
  readonly timers: number;
  readonly listeners: number;
  readonly walMb: number;
}

/** Returns what the server holds in memory after a full garbage collection. */
async function measure({ pid }: Product, file: string): Promise<Omit<Held, 'walMb'>> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  if (!(await waitUntil(() => sizeOf(file) > 0, { withinMs: 10_000, everyMs: 100 })))
    throw new Error('the server does not say what it holds');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
