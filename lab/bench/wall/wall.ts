import { type Measure, measureOf, quantile } from '../harness/measure.ts';
import { sleep } from '../harness/monotonic.ts';
import { interleave, type Part } from '../harness/part.ts';
import { startProduct } from '../harness/product.ts';
import { cpuMs } from '../harness/usage.ts';
import { openStream } from '../live/clients.ts';
import { clink, type LiveContender } from '../live/contenders.ts';
import { drinkUntilHeld, openStage } from '../live/stage.ts';

const USUAL = { phones: 500, walls: [0, 1, 50], changes: 120, perSecond: 10, warmSaves: 1_000 };
const TINY = { phones: 25, walls: [0, 2], changes: 4, perSecond: 20, warmSaves: 0 };
type Scene = typeof USUAL;

/** A celebration has at most 50 walls, and an address 10. So each wall comes from an address of its own. */
const server: LiveContender = {
  ...clink,
  start: async () => {
    const { url, pid, stop } = await startProduct([], { TRUST_PROXY: '127.0.0.1' });
    return { url, pids: [pid], stop };
  },
};
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

async function wallRound({ phones, changes, perSecond, warmSaves }: Scene, count: number): Promise<WallResult> {
  const stage = await openStage(server, { guests: phones, warmSaves });
  try {
    await stage.connect(phones);
    const { url, pids } = stage.server;
    let dropped = 0;
    const events = { take: () => {}, drop: () => dropped++ };
    const path = '/api/leaderboard/live?view=screen';
    const walls = await Promise.all(
      Array.from({ length: count }, (_, index) => openStream({ url, path, headers: addressOf(index) }, events)),
    );
    const received = async () => ({
      phones: (await stage.phones.call('received', undefined)).bytes,
      walls: walls.reduce((sum, one) => sum + one.receivedBytes(), 0),
    });
    await drinkUntilHeld(stage, { changes: Math.min(15, changes), perSecond });
    await sleep(1_000);
    const [before, cpuBefore] = [await received(), cpuMs(pids)];
    const lags = await drinkUntilHeld(stage, { changes, perSecond });
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
  } finally {
    await stage.end();
  }
}
