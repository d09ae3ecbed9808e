import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANE_HEIGHT, shapeOf, topOf } from './lane-shape.ts';

/** Every number of a path, x and y in turn. */
const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
const yValues = (path: string) => numbers(path).filter((_, index) => index % 2 === 1);
const anyCounts = fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 25 });

describe('a lane', () => {
  it('a line runs from zero to zero, through the count of each hour', () => {
    const { line, points } = shapeOf([0, 2, 1], 2);
    expect(line).toBe(
      'M0,27C0.25,27,0.25,27,0.5,27C0.75,27,0.75,27,1,27C1.25,27,1.25,3,1.5,3C2,3,2,15,2.5,15C2.75,15,2.75,27,3,27',
    );
    expect(points).toEqual([
      { bucket: 1, count: 2, y: 3 },
      { bucket: 2, count: 1, y: 15 },
    ]);
  });

  it('a line is at zero where an hour without this drink begins or ends', () => {
    expect(shapeOf([1, 0, 1], 2).line).toContain('1,27C');
    expect(shapeOf([1, 0, 1], 2).line).toContain('2,27C');
    expect(shapeOf([1, 1], 2).line).not.toContain('1,27C');
  });

  it('a line never overshoots, and stays inside its height', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const { line, points } = shapeOf(counts, topOf([{ counts }]));
        const highest = Math.min(27, ...points.map(({ y }) => y));
        expect(Math.min(...yValues(line))).toBeCloseTo(highest, 2);
        expect(Math.max(...yValues(line))).toBeLessThan(LANE_HEIGHT);
        expect(Math.min(...yValues(line))).toBeGreaterThan(0);
      }),
    );
  });

  it('a line shares its scale with the other lanes, and one drink alone is half as high as it can be', () => {
    expect(topOf([{ counts: [0, 1] }])).toBe(2);
    expect(topOf([{ counts: [0, 1] }, { counts: [5, 0] }])).toBe(5);
    expect(topOf([])).toBe(2);
  });
});
