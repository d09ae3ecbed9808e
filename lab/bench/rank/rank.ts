import { startChild } from '../harness/child.ts';
import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import type { RankCalls } from './rank.process.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
/** Each subscriber also gets the ranks of their own guest. */
const AUDIENCES = [
  { who: 'nobody watches', subscribers: 0, nearbySubscribers: 0 },
  { who: 'one watches', subscribers: 1, nearbySubscribers: 0 },
  { who: '100 watch', subscribers: 100, nearbySubscribers: 0 },
  { who: 'one watches those nearby', subscribers: 0, nearbySubscribers: 1 },
  { who: '100 watch those nearby', subscribers: 0, nearbySubscribers: 100 },
];

/** What one change costs the roster and the streams in process, for several numbers of sessions. */
export const rank: Part = async ({ isSmoke, rounds }) => {
  const measures: Measure[] = [];
  for (const guests of isSmoke ? [100] : SIZES) {
    for (const { who, ...audience } of AUDIENCES) {
      console.error(`rank: ${guests} guests, ${who}`);
      const question = { guests, ...audience, forMs: isSmoke ? 10 : 1_000 };
      const results = await interleave(CONTENDERS, isSmoke ? 1 : (rounds ?? 3), ({ call }) => ask(call, question));
      const name = `${guests} guests, ${who}: one change`;
      measures.push(measureOf({ part: 'rank', name, unit: 'µs', rounds: results }));
    }
  }
  return measures;
};

const CONTENDERS = [
  { name: 'Clink', call: 'roster' },
  { name: 'a table and its query', call: 'table' },
] as const;

async function ask(call: keyof RankCalls, question: Parameters<RankCalls['roster']>[0]): Promise<number> {
  const child = startChild<RankCalls>('rank/rank');
  try {
    return await child.call(call, question);
  } finally {
    await child.stop();
  }
}
