import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STACK_HEIGHT, stackOf } from './stack-shape.ts';

/** Every y of a path. */
const heights = (path: string) =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text)).filter((_, index) => index % 2 === 1);
const anyLines = fc
  .integer({ min: 2, max: 25 })
  .chain((hours) =>
    fc.array(fc.array(fc.nat({ max: 20 }), { minLength: hours, maxLength: hours }), { minLength: 1, maxLength: 9 }),
  );

describe('all lines on top of each other', () => {
  it('begin and end at zero, and reach the top in the hour with the most drinks', () => {
    const { outline } = stackOf([
      [1, 0, 0],
      [1, 4, 0],
    ]);
    expect(outline).toBe('M0,71C0.25,71,0.25,37.5,0.5,37.5C1,37.5,1,4,1.5,4C2,4,2,71,2.5,71C2.75,71,2.75,71,3,71');
  });

  it('the first line is the highest layer, and the last one stands on the ground', () => {
    const { layers } = stackOf([
      [2, 2],
      [2, 2],
    ]);
    expect(layers.map((layer) => [Math.min(...heights(layer)), heights(layer)])).toEqual([
      [4, expect.arrayContaining([37.5])],
      [37.5, expect.not.arrayContaining([4])],
    ]);
  });

  it('one drink an hour is half as high as it can be', () => {
    expect(Math.min(...heights(stackOf([[1, 1]]).outline))).toBe(37.5);
  });

  it('stay inside their height, and the highest layer ends at the outline', () => {
    fc.assert(
      fc.property(anyLines, (counts) => {
        const { layers, outline } = stackOf(counts);
        const all = layers.flatMap(heights);
        expect(Math.min(...all)).toBeCloseTo(Math.min(...heights(outline)), 2);
        expect(Math.min(...all)).toBeGreaterThan(0);
        expect(Math.max(...all)).toBeLessThan(STACK_HEIGHT);
      }),
    );
  });
});
