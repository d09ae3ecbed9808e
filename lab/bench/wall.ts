import { setTimeout as sleep } from 'node:timers/promises';
import { newCelebration } from '../../tools/new-celebration.ts';
import { comingFrom, putSave } from '../../tools/saved-guest.ts';
import { type Figure, ratios, roundsOf } from './harness/measure.ts';
import { interleave, type Part } from './harness/part.ts';
import { newFolder } from './harness/product.ts';
import { crowdOf, saveOf } from './live/crowd.ts';
import { type LiveResult, liveRound, oneServer } from './live/live.ts';
import { openStream } from './live/stream.ts';

/** `inOne`: so many walls are of the celebration of the phones. The others are of another one, whose guests drink as often. */
const USUAL = { phones: 500, walls: [0, 1, 100], inOne: 50, changes: 120, perSecond: 10, warmSaves: 1_000 };
const TINY = { phones: 25, walls: [0, 4], inOne: 2, changes: 4, perSecond: 20, warmSaves: 0 };
type Scene = typeof USUAL;

interface WallResult extends LiveResult {
  readonly wallBytes: number;
}

/** Measures what walls cost the server, and that phones and saves beside them pay nothing (docs/measured/benchmarks.md#walls). */
export const wall: Part = async ({ isSmoke, rounds = 5 }) => {
  const scene = isSmoke ? TINY : USUAL;
  console.error(`wall: ${scene.phones} phones, ${scene.walls.join(', ')} walls`);
  const contenders = scene.walls.map((walls) => ({ name: nameOf(walls), walls }));
  const results = await interleave(contenders, isSmoke ? 1 : rounds, ({ walls }) => wallRound(scene, walls));
  return scene.walls.filter((walls) => walls > 0).flatMap((walls) => figuresOf(scene, walls, results));
};

const nameOf = (walls: number) => (walls === 0 ? 'no wall' : `with ${walls}`);

function figuresOf({ phones, perSecond }: Scene, walls: number, results: Record<string, WallResult[]>): Figure[] {
  const name = nameOf(walls);
  const { [name]: some = [], [nameOf(0)]: none = [] } = results;
  const beside = { [name]: some, [nameOf(0)]: none };
  const title = `${phones} phones ${name}`;
  const figure = (what: string, unit: string, rounds: Figure['rounds']) => ({
    name: `${title}: ${what}`,
    unit,
    rounds,
  });
  const judged = (what: string, unit: string, pick: (result: WallResult) => number, atMost: number): Figure[] => [
    figure(what, unit, roundsOf(beside, pick)),
    { ...figure(what, '×', { ratio: ratios(some.map(pick), none.map(pick)) }), target: { atMost } },
  ];
  return [
    ...judged('bytes a phone for one change', 'B', ({ bytes }) => bytes, 1.02),
    ...judged('a save, p99', 'ms', ({ saveP99Ms }) => saveP99Ms, 1.5),
    figure(
      'server CPU for one second',
      'ms',
      roundsOf(beside, ({ cpuMs }) => cpuMs * perSecond),
    ),
    {
      ...figure('bytes a wall in one second', 'B', { [name]: some.map(({ wallBytes }) => wallBytes) }),
      target: { atMost: 4_000 },
    },
  ];
}

const PATH = '/api/leaderboard/live?view=screen';

async function wallRound(scene: Scene, count: number): Promise<WallResult> {
  const dataDir = newFolder();
  const code = await newCelebration(dataDir, 'Ana & Ben');
  let wallBytes = 0;
  const result = await liveRound(
    () => oneServer({ DATA_DIR: dataDir }),
    scene,
    async ({ server: { url } }) => {
      const walls = await Promise.all(
        Array.from({ length: count }, (_, index) => {
          const path = index < scene.inOne ? PATH : `${PATH}&c=${code}`;
          // A celebration has at most 50 walls, and an address 10. So each wall comes from an address of its own.
          return openStream(new URL(path, url), comingFrom(`203.0.113.${index + 1}`));
        }),
      );
      const bytes = () => walls.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
      return async () => {
        const before = bytes();
        if (count > scene.inOne) await drinkIn(code, url, scene);
        else await sleep((1_000 * scene.changes) / scene.perSecond);
        if (walls.some(({ closed }) => closed)) throw new Error('a wall was dropped');
        wallBytes = count === 0 ? 0 : ((bytes() - before) * scene.perSecond) / scene.changes / count;
        for (const one of walls) one.destroy();
      };
    },
  );
  return { ...result, wallBytes };
}

/** One guest of the other celebration logs a drink as often as all guests of the first. */
async function drinkIn(code: string, url: string, { phones, changes, perSecond }: Scene): Promise<void> {
  const guest = crowdOf(phones + 1, Date.now())[phones];
  if (!guest) return;
  const startedAt = performance.now();
  for (let change = 1; change <= changes; change += 1) {
    await putSave(url, code, guest, saveOf(guest, guest.total + change, change));
    await sleep(startedAt + (1_000 * change) / perSecond - performance.now());
  }
}
