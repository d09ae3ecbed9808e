import { startChild } from '../harness/child.ts';
import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { HOSTILE_BODIES, HOSTILE_HEADS } from './hostile-requests.ts';
import type { InputCalls } from './input.process.ts';

/** The largest body and head are nearly as large as the server takes them. */
const KINDS = [
  { names: Object.keys(HOSTILE_BODIES), bytes: 32_000 },
  { names: Object.keys(HOSTILE_HEADS), bytes: 1_900 },
];
const TIMES_LONGER = 4;
/** Linear time is 4 ×, quadratic time 16 ×. */
const TARGET = { of: 'value', bound: '≤', limit: 6 } as const;

/** Whether the cost of a stranger's text grows faster than the text. */
export const input: Part = async ({ isSmoke, rounds }) => {
  const measures: Measure[] = [];
  for (const { names, bytes } of KINDS) {
    for (const name of isSmoke ? names.slice(0, 1) : names) {
      console.error(`input: ${name}`);
      const contenders = [
        { name: `${(bytes * TIMES_LONGER) / 1_000} KB`, bytes: bytes * TIMES_LONGER },
        { name: `${bytes / 1_000} KB`, bytes },
      ];
      const ask = (contender: { bytes: number }) => askChild(name, contender.bytes, isSmoke ? 1 : 50);
      const results = await interleave(contenders, isSmoke ? 1 : (rounds ?? 3), ask);
      measures.push(measureOf({ part: 'input', name, unit: 'µs', rounds: results }));
    }
  }
  const growths = measures.map(({ ratio }) => ratio?.median ?? Number.NaN);
  const name = 'four times the input: largest growth of the cost';
  return [
    ...measures,
    measureOf({ part: 'input', name, unit: '×', rounds: { Clink: [Math.max(...growths)] }, target: TARGET }),
  ];
};

async function askChild(name: string, bytes: number, times: number): Promise<number> {
  const child = startChild<InputCalls>('input/input');
  try {
    return await child.call('handle', { name, bytes, times });
  } finally {
    await child.stop();
  }
}
