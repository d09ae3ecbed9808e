import { scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { type DrawnSpan, levelsOf } from './levels.ts';
import type { NamedSeries, NamedTimeline } from './named-timeline.ts';

/** In units of the drawing: a CSS pixel at the usual text size, more with larger text. */
export const CHART_HEIGHT = 184;
const PLOT = { left: 24, right: 16, top: 30, bottom: 34 };
/** The least top of the scale, so that a single drink is not as high as the chart. */
const LEAST_TOP = 2;
/** Drinks between two grid lines: the smallest step that gives at most four. */
const COUNT_STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
const MOST_STEPS = 4;
const HOUR_LABEL_WIDTH = 27;
/** Hours between two labels, if not all have room. */
const HOUR_STEPS = [1, 2, 3, 4, 6, 8, 12] as const;
/** Lines that would coincide are drawn this far apart. */
const LEVEL_HEIGHT = 2;
/** Half of the slider's thumb (chart-reader.module.css). The slider extends this far beyond the first and last hour. */
const THUMB_REACH = 8;

export interface ChartPoint {
  readonly bucket: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

export interface ChartLine {
  readonly series: NamedSeries;
  readonly path: string;
  /** The points that get a marker: hours with a drink. */
  readonly points: readonly ChartPoint[];
}

export interface ChartLayout {
  readonly width: number;
  readonly baseline: number;
  /** The middle of each bucket. */
  readonly xs: readonly number[];
  readonly hours: readonly { readonly x: number; readonly label: string }[];
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly lines: readonly ChartLine[];
}

/** The layout of the chart, `width` units wide (docs/spec-coverage.md §9.26 to §9.28). */
export function layOut({ buckets, series }: NamedTimeline, width: number): ChartLayout {
  const baseline = CHART_HEIGHT - PLOT.bottom;
  const gridCounts = gridFor(Math.max(LEAST_TOP, ...series.flatMap(({ counts }) => counts)));
  const xScale = scalePoint(buckets.keys(), [PLOT.left, width - PLOT.right]);
  const xOf = (bucket: number) => xScale(bucket) ?? PLOT.left;
  const yOf = (count: number) => baseline - (count / (gridCounts.at(-1) ?? LEAST_TOP)) * (baseline - PLOT.top);
  const spans = series.map(spanOf);
  const levels = levelsOf(spans);

  const lines = spans.map(({ from, counts }, index): ChartLine => {
    const shift = (levels[index] ?? 0) * LEVEL_HEIGHT;
    const points = counts.map((count, step) => {
      const bucket = from + step;
      return { bucket, count, x: xOf(bucket), y: yOf(count) - shift };
    });
    return {
      series: series[index] as NamedSeries,
      path: smooth(points) ?? '',
      points: points.filter(({ count }) => count > 0),
    };
  });

  const xs = buckets.map((_, bucket) => xOf(bucket));
  return {
    width,
    baseline,
    xs,
    hours: hourLabels(buckets, xs),
    ticks: gridCounts.map((count) => ({ y: yOf(count), label: String(count) })),
    lines,
  };
}

/** The grid's values, from 0 to `most` or just above. */
function gridFor(most: number): number[] {
  const step = COUNT_STEPS.find((candidate) => most / candidate <= MOST_STEPS) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Monotone: between two hours a line stays between their counts. */
const smooth = line<ChartPoint>(
  ({ x }) => x,
  ({ y }) => y,
).curve(curveMonotoneX);

/** From one bucket before the first drink to one after the last. */
function spanOf({ counts }: NamedSeries): DrawnSpan {
  const from = Math.max(0, counts.findIndex((count) => count > 0) - 1);
  const to = Math.min(counts.length - 1, counts.findLastIndex((count) => count > 0) + 1);
  return { from, counts: counts.slice(from, to + 1) };
}

function hourLabels(buckets: NamedTimeline['buckets'], xs: readonly number[]): ChartLayout['hours'] {
  const gap = (xs[1] ?? 0) - (xs[0] ?? 0);
  const step = HOUR_STEPS.find((hours) => hours * gap >= HOUR_LABEL_WIDTH) ?? buckets.length;
  return buckets
    .map(({ hour }, bucket) => ({ x: xs[bucket] ?? 0, label: String(hour) }))
    .filter(({ label }) => Number(label) % step === 0);
}

/** The bucket nearest to a position on the slider, 0 to 1. */
export function bucketAlong({ xs }: ChartLayout, share: number): number {
  const first = xs[0] ?? 0;
  const span = (xs.at(-1) ?? 0) - first;
  const x = first - THUMB_REACH + share * (span + 2 * THUMB_REACH);
  const distances = xs.map((middle) => Math.abs(middle - x));
  return distances.indexOf(Math.min(...distances));
}
