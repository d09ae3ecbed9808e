import { startChild } from '../harness/child.ts';
import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import type { CelebrationCalls } from './celebrations.process.ts';

const NUMBERS = [100, 1_000, 10_000];

/** What many celebrations of 50 guests in one process cost, beside the same figures with one. */
export const celebrations: Part = async ({ isSmoke, rounds }) => {
  const measures: Measure[] = [];
  for (const number of isSmoke ? [2] : NUMBERS) {
    console.error(`celebrations: ${number}`);
    const contenders = [
      { name: `${number} celebrations`, count: number },
      { name: 'one', count: 1 },
    ];
    const results = await interleave(contenders, isSmoke ? 1 : (rounds ?? 1), ({ count }) => ask(count, isSmoke));
    for (const [figure, unit] of FIGURES) {
      const values = Object.entries(results).map(([name, all]) => [name, all.map((one) => one[figure])]);
      measures.push(
        measureOf({
          part: 'celebrations',
          name: `${number} celebrations: ${TITLES[figure]}`,
          unit,
          rounds: Object.fromEntries(values),
        }),
      );
    }
  }
  return measures;
};

type Answer = Awaited<ReturnType<CelebrationCalls['measure']>>;

const TITLES: Record<keyof Answer, string> = {
  startMs: 'start, nothing loaded',
  idleKb: 'memory of a celebration that is not loaded',
  loadedKb: 'memory of a loaded celebration',
  loadUs: 'loading one',
  saveUs: 'one save, committed, 64 in flight',
  fanOutUs: 'one change, computed and encoded for 10 followers',
};
const FIGURES: readonly (readonly [keyof Answer, string])[] = [
  ['startMs', 'ms'],
  ['idleKb', 'KB'],
  ['loadedKb', 'KB'],
  ['loadUs', 'µs'],
  ['saveUs', 'µs'],
  ['fanOutUs', 'µs'],
];

async function ask(count: number, isSmoke: boolean): Promise<Answer> {
  const child = startChild<CelebrationCalls>('celebrations/celebrations', ['--expose-gc']);
  try {
    return await child.call('measure', {
      celebrations: count,
      saves: isSmoke ? 10 : 5_000,
      forMs: isSmoke ? 10 : 1_000,
    });
  } finally {
    await child.stop();
  }
}
