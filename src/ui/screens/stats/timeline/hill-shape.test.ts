import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HILL_HEIGHT, hillOf, SUMMIT } from './hill-shape.ts';

/** Every y of a path. */
const heights = (path: string) =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text)).filter((_, index) => index % 2 === 1);

describe('the hill of all drinks', () => {
  it('begins and ends at zero, and reaches the summit in the hour with the most drinks', () => {
    expect(hillOf([2, 4, 0])).toBe('M0,71C0.25,71,0.25,38,0.5,38C1,38,1,5,1.5,5C2,5,2,71,2.5,71C2.75,71,2.75,71,3,71');
  });

  it('one drink an hour is half as high as it can be', () => {
    expect(Math.min(...heights(hillOf([1, 1])))).toBe(38);
  });

  it('stays inside its height', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 180 }), { minLength: 2, maxLength: 25 }), (sums) => {
        const all = heights(hillOf(sums));
        expect(Math.min(...all)).toBeGreaterThanOrEqual(SUMMIT);
        expect(Math.max(...all)).toBeLessThan(HILL_HEIGHT);
      }),
    );
  });
});
