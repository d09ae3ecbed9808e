import { type Measure, measureOf } from '../harness/measure.ts';
import { spreadOf } from '../harness/spread.ts';
import { broadcast, clink } from './contenders.ts';
import type { LiveResults } from './run-scene.ts';

/** The numbers of phones that the target names. The others are compared with the middle one. */
const JUDGED = [50, 500, 5_000];
const COMPARED_WITH = 500;

/**
 * Whether a phone costs the same however many there are. For each number of phones it takes the ratio of Clink's cost
 * of one change and phone to the bare broadcast's. The figure is the largest distance from the ratio at 500 phones.
 */
export function growthOf(sizes: readonly (readonly [phones: number, results: LiveResults])[]): Measure[] {
  const judged = sizes.filter(([phones]) => JUDGED.includes(phones));
  const ratios = judged.map(([phones, results]) => [phones, ratiosOf(results)] as const);
  const medianAt = (wanted: number) => {
    return spreadOf(ratios.find(([phones]) => phones === wanted)?.[1] ?? []).median;
  };
  const apart = judged.map(([phones]) => Math.abs(medianAt(phones) / medianAt(COMPARED_WITH) - 1) * 100);
  return [
    measureOf({
      part: 'live',
      name: 'growth: cost of one change and phone, in multiples of the bare broadcast',
      unit: '×',
      rounds: Object.fromEntries(ratios.map(([phones, values]) => [`${phones} phones`, values])),
    }),
    measureOf({
      part: 'live',
      name: 'growth: largest difference from the multiple at 500 phones',
      unit: '%',
      rounds: { [clink.name]: [Math.max(...apart)] },
      target: { of: 'value', bound: '≤', limit: 20 },
    }),
  ];
}

function ratiosOf(results: LiveResults): number[] {
  const [product = [], limit = []] = [results[clink.name], results[broadcast.name]];
  return product.map(({ cpuMicrosPerPhone }, round) => {
    return cpuMicrosPerPhone / (limit[round]?.cpuMicrosPerPhone ?? Number.NaN);
  });
}
