import { type Measure, measureOf } from '../harness/measure.ts';
import { spreadOf } from '../harness/spread.ts';
import { broadcast, clink } from './contenders.ts';
import type { LiveResults } from './run-scene.ts';

/** The number of phones that the others are compared with. */
const MIDDLE = 500;
/** The target names 50, 500 and 5,000. */
const BETWEEN = [1_000, 2_000];

/**
 * Whether a phone costs the same however many there are: how far Clink's cost of one change and phone, as a ratio to the
 * bare broadcast's at the same number, is from that at 500 phones, at most.
 */
export function growthOf(sizes: readonly (readonly [phones: number, results: LiveResults])[]): Measure {
  const ratios = sizes
    .filter(([phones]) => !BETWEEN.includes(phones))
    .map(([phones, results]) => [phones, costRatio(results)] as const);
  const middle = (ratios.find(([phones]) => phones === MIDDLE) ?? ratios[0])?.[1] ?? Number.NaN;
  const furthest = Math.max(...ratios.map(([, ratio]) => Math.abs(ratio / middle - 1)));
  return measureOf({
    part: 'live',
    name: `growth: cost of one change and phone at ${ratios.map(([phones]) => phones).join(', ')} phones, apart by at most`,
    unit: '%',
    rounds: { [clink.name]: [furthest * 100] },
    target: { of: 'value', bound: '≤', limit: 20 },
  });
}

function costRatio(results: LiveResults): number {
  const [product = [], limit = []] = [results[clink.name], results[broadcast.name]];
  const ratios = product.map(({ cpuMicrosPerPhone }, round) => {
    return cpuMicrosPerPhone / (limit[round]?.cpuMicrosPerPhone ?? Number.NaN);
  });
  return spreadOf(ratios).median;
}
