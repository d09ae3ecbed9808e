import { rmSync } from 'node:fs';
import { newCelebration, urlWithin } from '../../shared/new-celebration.ts';
import { type Measure, measureOf, quantile } from '../harness/measure.ts';
import { monotonicMs, sleep } from '../harness/monotonic.ts';
import { interleave, type Part } from '../harness/part.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import { cpuMs } from '../harness/usage.ts';
import { openStream, putJson, saveOf, secretOf } from '../live/clients.ts';
import { clink, type LiveContender } from '../live/contenders.ts';
import { crowdOf } from '../live/crowd.ts';
import { drinkUntilHeld, openStage, type Stage } from '../live/stage.ts';

/** `inOne`: so many walls are of the celebration of the phones. The others are of another one, whose guests drink as often. */
const USUAL = { phones: 500, walls: [0, 1, 100], inOne: 50, changes: 120, perSecond: 10, warmSaves: 1_000 };
const TINY = { phones: 25, walls: [0, 4], inOne: 2, changes: 4, perSecond: 20, warmSaves: 0 };
type Scene = typeof USUAL;

/** A celebration has at most 50 walls, and an address 10. So each wall comes from an address of its own. */
const serverWith = (dataDir: string): LiveContender => ({
  ...clink,
  start: async () => {
    const { url, pid, stop } = await startProduct([], { TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir });
    return { url, pids: [pid], stop };
  },
});
const addressOf = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index + 1}` });

interface WallResult {
  readonly phoneBytes: number;
  readonly wallBytes: number;
  readonly cpuMs: number;
  readonly saveP99Ms: number;
}

/** What walls cost the server, and that phones and saves beside them pay nothing (docs/measured/benchmarks.md#walls). */
export const wall: Part = async ({ isSmoke, rounds }) => {
  const scene = isSmoke ? TINY : USUAL;
  console.error(`wall: ${scene.phones} phones, ${scene.walls.join(', ')} walls`);
  const contenders = scene.walls.map((walls) => ({ name: nameOf(walls), walls }));
  const results = await interleave(contenders, isSmoke ? 1 : (rounds ?? 5), ({ walls }) => wallRound(scene, walls));
  return scene.walls.filter((walls) => walls > 0).flatMap((walls) => measuresOf(scene, walls, results));
};

const nameOf = (walls: number) => (walls === 0 ? 'no wall' : `with ${walls}`);

function measuresOf({ phones }: Scene, walls: number, results: Record<string, WallResult[]>): Measure[] {
  const figure = (name: string, unit: string) => ({ part: 'wall', name: `${phones} phones: ${name}`, unit });
  const of = (pick: (result: WallResult) => number, names = [nameOf(walls), nameOf(0)]) =>
    Object.fromEntries(names.map((name) => [name, (results[name] ?? []).map(pick)]));
  return [
    measureOf({
      ...figure('bytes a phone for one change', 'B'),
      rounds: of(({ phoneBytes }) => phoneBytes),
      target: { of: 'ratio', bound: '≤', limit: 1.02 },
    }),
    measureOf({
      ...figure('a save, p99', 'ms'),
      rounds: of(({ saveP99Ms }) => saveP99Ms),
      target: { of: 'ratio', bound: '≤', limit: 1.5 },
    }),
    measureOf({ ...figure('server CPU for one second', 'ms'), rounds: of((result) => result.cpuMs) }),
    measureOf({
      ...figure('bytes a wall in one second', 'B'),
      rounds: of(({ wallBytes }) => wallBytes, [nameOf(walls)]),
      target: { of: 'value', bound: '≤', limit: 4_000 },
    }),
  ];
}

async function wallRound(scene: Scene, count: number): Promise<WallResult> {
  const dataDir = newDataDir();
  const code = await newCelebration(dataDir, 'Ana & Ben');
  const { phones, warmSaves } = scene;
  const stage = await openStage(serverWith(dataDir), { guests: phones, warmSaves });
  try {
    return await measureWalls(stage, scene, count, code);
  } finally {
    await stage.end();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureWalls(stage: Stage, scene: Scene, count: number, code: string): Promise<WallResult> {
  const { phones, inOne, changes, perSecond } = scene;
  await stage.connect(phones);
  const { url, pids } = stage.server;
  let dropped = 0;
  const events = { take: () => {}, drop: () => dropped++ };
  const path = '/api/leaderboard/live?view=screen';
  const pathOf = (index: number) => (index < inOne ? path : `${path}&c=${code}`);
  const walls = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      openStream({ url, path: pathOf(index), headers: addressOf(index) }, events),
    ),
  );
  const received = async () => ({
    phones: (await stage.phones.call('received', undefined)).bytes,
    walls: walls.reduce((sum, one) => sum + one.receivedBytes(), 0),
  });
  await drinkUntilHeld(stage, { changes: Math.min(15, changes), perSecond });
  await sleep(1_000);
  const [before, cpuBefore] = [await received(), cpuMs(pids)];
  const other = count > inOne ? drinkIn(code, url, scene) : null;
  const [lags] = await Promise.all([drinkUntilHeld(stage, { changes, perSecond }), other]);
  const [after, cpu] = [await received(), cpuMs(pids) - cpuBefore];
  if (dropped > 0) throw new Error(`${dropped} walls were dropped`);
  const seconds = changes / perSecond;
  return {
    phoneBytes: (after.phones - before.phones) / phones / changes,
    wallBytes: count === 0 ? 0 : (after.walls - before.walls) / count / seconds,
    cpuMs: cpu / seconds,
    saveP99Ms: quantile(
      lags.map(({ sentLagMs, lagMs }) => sentLagMs - lagMs),
      0.99,
    ),
  };
}

/** One guest of the other celebration logs a drink as often as all guests of the first. */
async function drinkIn(code: string, url: string, { phones, changes, perSecond }: Scene): Promise<void> {
  const guest = crowdOf({ guests: phones + 1, atMs: Date.now() })[phones];
  if (!guest) return;
  const address = urlWithin(code, `/api/sessions/${guest.sessionId}`, url);
  const startMs = monotonicMs();
  for (let change = 1; change <= changes; change += 1) {
    await putJson(address, saveOf(guest, guest.total + change, change), secretOf(guest));
    await sleep(Math.max(0, startMs + (1_000 * change) / perSecond - monotonicMs()));
  }
}
