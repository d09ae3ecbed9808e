import { curveThrough } from './curve.ts';
import { middleOf } from './lane-shape.ts';

/** The height of the drawing, which the style sheet stretches. The width depends on the screen, so x is in hours. */
export const HILL_HEIGHT = 72;
/** The y of the hour with the most drinks. */
export const SUMMIT = 5;
const BASELINE = 71;
const LEAST_TOP = 2;

/** The SVG path over the drinks of all hours. Both ends of the evening are at zero, as in each lane. */
export function hillOf(sums: readonly number[]): string {
  const top = Math.max(LEAST_TOP, ...sums);
  return curveThrough([
    [0, BASELINE],
    ...sums.map((sum, bucket) => [middleOf(bucket), BASELINE - (sum / top) * (BASELINE - SUMMIT)] as const),
    [sums.length, BASELINE],
  ]);
}
