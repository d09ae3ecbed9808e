/** The height of the drawing, which the style sheet stretches. The width depends on the screen, so x is in hours. */
export const LANE_HEIGHT = 28;
/** The y coordinate of a line while nothing is drunk. */
export const BASELINE = 27;
const TOP = 3;
/** The scale ends at least at this count, so that a single drink does not look like many. */
const LEAST_TOP = 2;

export interface LaneShape {
  /** An SVG path. x in hours, y in units of the drawing. */
  readonly line: string;
  /** A point for each hour with a drink. */
  readonly points: readonly { readonly bucket: number; readonly count: number; readonly y: number }[];
}

/** The middle of an hour. */
export function middleOf(bucket: number): number {
  return bucket + 0.5;
}

/** The top of the scale that all lanes share. A line that is alone may have a lower one. */
export function topOf(series: readonly { readonly counts: readonly number[] }[], least = LEAST_TOP): number {
  return Math.max(least, ...series.flatMap(({ counts }) => counts));
}

/**
 * One line over the hours (docs/spec-coverage.md §9.28). Between two hours it stays between their counts. The line is
 * at zero at both ends of the evening, and wherever an hour with this drink meets an hour without it. A hill is
 * therefore as wide as its hours. Only an hour alone can be a narrower hill, which begins `inset` later and ends earlier.
 */
export function shapeOf(counts: readonly number[], top: number, inset = 0): LaneShape {
  const yOf = (count: number) => BASELINE - (count / top) * (BASELINE - TOP);
  const isBorder = (at: number) => Boolean(counts[at - 1]) !== Boolean(counts[at]);
  const border = (at: number) => (isBorder(at) ? [[at, BASELINE] as const] : []);
  const foot = (at: number, x: number) =>
    isBorder(at) && isBorder(at + 1) && inset > 0 ? [[x, BASELINE] as const] : [];
  const line = counts.flatMap((count, at) => [
    ...border(at),
    ...(count > 0 ? foot(at, at + inset) : []),
    [middleOf(at), yOf(count)] as const,
    ...(count > 0 ? foot(at, at + 1 - inset) : []),
  ]);
  return {
    line: curveThrough([[0, BASELINE], ...line, [counts.length, BASELINE]]),
    points: counts.map((count, bucket) => ({ bucket, count, y: yOf(count) })).filter(({ count }) => count > 0),
  };
}

/** A point on the chart: x in hours, y in units of the drawing. */
type Point = readonly [x: number, y: number];

/** The SVG path of a curve through all points. It is level at each point, so it stays between their heights. */
function curveThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [null, 0];
      if (beforeX === null) return `M${short(x)},${short(y)}`;
      const middle = short((beforeX + x) / 2);
      return `C${middle},${short(beforeY)},${middle},${short(y)},${short(x)},${short(y)}`;
    })
    .join('');
}

function short(length: number): number {
  return Math.round(length * 100) / 100;
}
