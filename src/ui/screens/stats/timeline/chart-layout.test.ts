import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketAlong, CHART_HEIGHT, layOut } from './chart-layout.ts';
import { type NamedTimeline, nameTimeline } from './named-timeline.ts';
import { placeLabels } from './place-labels.ts';

const HOUR_MS = 3_600_000;
const NAMES = ['beer', 'wine', 'vodka', 'rum', 'tequila', 'gin', 'whiskey', 'cocktail', 'shot'] as const;

/** Lines from their counts per hour, from `firstHour` on. */
function timeline(lines: readonly (readonly number[])[], firstHour = 16): NamedTimeline {
  const hours = lines[0]?.length ?? 2;
  return nameTimeline({
    buckets: Array.from({ length: hours }, (_, index) => ({
      startMs: index * HOUR_MS,
      hour: (firstHour + index) % 24,
    })),
    series: lines.map((counts, index) => ({
      id: NAMES[index % NAMES.length] ?? 'beer',
      counts,
      total: counts.reduce((sum, count) => sum + count, 0),
    })),
  });
}

const WIDTH = 316;
const layOutOf = (...lines: readonly (readonly number[])[]) => layOut(timeline(lines), WIDTH);
/** Every number of a path, x and y in turn. */
const yValues = (path: string) =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text)).filter((_, index) => index % 2 === 1);
const anyLines = fc.integer({ min: 2, max: 25 }).chain((hours) =>
  fc.array(
    fc
      .array(fc.integer({ min: 0, max: 40 }), { minLength: hours, maxLength: hours })
      .filter((counts) => counts.some((count) => count > 0)),
    { minLength: 1, maxLength: 12 },
  ),
);

describe('a line', () => {
  it('starts one bucket before its first drink and ends one after its last', () => {
    const { lines, xs } = layOutOf([0, 0, 2, 1, 0, 0, 0]);
    expect(lines[0]?.path.startsWith(`M${xs[1]},`)).toBe(true);
    expect(lines[0]?.path.endsWith(`${xs[4]},150`)).toBe(true);
    expect(lines[0]?.points.map(({ bucket, count }) => [bucket, count])).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  it('of one drink in the first of two buckets is still a line', () => {
    const { lines, xs } = layOutOf([1, 0]);
    expect(xs).toEqual([24, WIDTH - 16]);
    expect(lines[0]?.path).toBe(`M24,90L${WIDTH - 16},150`);
  });

  it('never overshoots, and stays inside the chart', () => {
    fc.assert(
      fc.property(anyLines, (counts) => {
        const { lines, baseline } = layOut(timeline(counts), WIDTH);
        for (const { path, points } of lines) {
          const highest = Math.min(...points.map(({ y }) => y));
          const ys = yValues(path);
          expect(Math.min(...ys)).toBeGreaterThanOrEqual(highest - 0.01);
          expect(Math.max(...ys)).toBeLessThanOrEqual(baseline + 0.01);
          expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('that covers an earlier one is lifted by 2, the next by 4', () => {
    const { lines } = layOutOf([0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 3]);
    expect(lines.map(({ points }) => points[0]?.y)).toEqual([110, 108, 106, 30]);
  });

  it('that only crosses another is not lifted', () => {
    const { lines } = layOutOf([0, 2, 1, 0], [0, 1, 2, 0]);
    expect(lines.map(({ points }) => points[0]?.y)).toEqual([30, 90]);
  });
});

describe('the axes', () => {
  it('count in whole drinks, at most four steps up', () => {
    const tops = [1, 2, 3, 5, 7, 30, 100].map((most) =>
      layOutOf([most, 0])
        .ticks.map(({ label }) => label)
        .join(' '),
    );
    expect(tops).toEqual(['0 1 2', '0 1 2', '0 1 2 3', '0 2 4 6', '0 2 4 6 8', '0 10 20 30', '0 50 100']);
  });

  it('name every hour of a short evening', () => {
    expect(
      layOutOf([1, 0, 0, 0, 0, 0, 0])
        .hours.map(({ label }) => label)
        .join(' '),
    ).toBe('16 17 18 19 20 21 22');
  });

  it('name every third hour of a whole day, across midnight', () => {
    const day = Array.from({ length: 25 }, () => 1);
    expect(
      layOutOf(day)
        .hours.map(({ label }) => label)
        .join(' '),
    ).toBe('18 21 0 3 6 9 12 15');
  });
});

describe('pointing', () => {
  it('finds the nearest hour, the ends included', () => {
    const layout = layOutOf([1, 0, 0, 0, 0]);
    expect([0, 0.1, 0.2, 0.5, 0.9, 1].map((share) => bucketAlong(layout, share))).toEqual([0, 0, 1, 2, 4, 4]);
  });
});

describe('names beside the lines', () => {
  it('stand at the peak', () => {
    const layout = layOutOf([0, 1, 3, 0], [2, 0, 0, 1]);
    expect(placeLabels(layout).map(({ x, y }) => [Math.round(x), y])).toEqual([
      [Math.round(layout.xs[2] ?? 0), (layout.lines[0]?.points[1]?.y ?? 0) - 12],
      [24, (layout.lines[1]?.points[0]?.y ?? 0) - 12],
    ]);
  });

  it('are only in the legend where two lines share their only point', () => {
    expect(placeLabels(layOutOf([0, 1, 0], [0, 1, 0]))).toEqual([]);
  });

  it('stay inside the chart', () => {
    fc.assert(
      fc.property(anyLines, (counts) => {
        for (const { x, y } of placeLabels(layOut(timeline(counts), WIDTH))) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(WIDTH);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(CHART_HEIGHT);
        }
      }),
    );
  });
});
