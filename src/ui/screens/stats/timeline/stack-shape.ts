import { areaBetween, curveThrough, type Point } from './curve.ts';
import { middleOf } from './lane-shape.ts';
import { sumsOf } from './peak-hour.ts';

/** The height of the drawing, which the style sheet stretches. The width depends on the screen, so x is in hours. */
export const STACK_HEIGHT = 72;
const BASELINE = 71;
const TOP = 4;
const LEAST_TOP = 2;

export interface StackShape {
  /** An SVG path for each line, in the same order: the first lies on top of the second. */
  readonly layers: readonly string[];
  /** The upper edge of all of them. */
  readonly outline: string;
}

/** All lines on top of each other. `counts` has one array for each line. Both ends of the evening are at zero. */
export function stackOf(counts: readonly (readonly number[])[]): StackShape {
  const sums = sumsOf(counts);
  const top = Math.max(LEAST_TOP, ...sums);
  /** The upper edge of the lines from `first` to the last. */
  const edgeOf = (first: number): Point[] => {
    const heights = sumsOf(counts.slice(first));
    const points = sums.map(
      (_, bucket) => [middleOf(bucket), BASELINE - ((heights[bucket] ?? 0) / top) * (BASELINE - TOP)] as const,
    );
    return [[0, BASELINE], ...points, [sums.length, BASELINE]];
  };
  return {
    layers: counts.map((_, index) => areaBetween(edgeOf(index), edgeOf(index + 1))),
    outline: curveThrough(edgeOf(0)),
  };
}
