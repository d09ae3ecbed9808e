import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const ROOM = { apart: 10, from: 0, to: 100 };

test.each([
  [
    [20, 50],
    [20, 50],
  ],
  [
    [20, 22],
    [20, 30],
  ],
  [
    [95, 99],
    [90, 100],
  ],
  [
    [-5, 2, 50],
    [0, 10, 50],
  ],
  [[50], [50]],
  [[], []],
])('%j is spread to %j', (places, spreadOut) => {
  expect(spread(places, ROOM)).toEqual(spreadOut);
});

test('spread places keep their order, stay within the bounds, and are far enough apart', () => {
  const anyPlaces = fc.array(fc.integer({ min: -20, max: 120 }), { maxLength: 14 });
  fc.assert(
    fc.property(anyPlaces, (some) => {
      const places = [...some].sort((a, b) => a - b);
      const apart = Math.min(ROOM.apart, (ROOM.to - ROOM.from) / Math.max(1, places.length - 1));
      const found = spread(places, ROOM);
      expect(found).toHaveLength(places.length);
      for (const [index, place] of found.entries()) {
        expect(place).toBeGreaterThanOrEqual(ROOM.from - 1e-9);
        expect(place).toBeLessThanOrEqual(ROOM.to + 1e-9);
        const next = found[index + 1];
        if (next !== undefined) expect(next - place).toBeGreaterThanOrEqual(apart - 1e-9);
      }
    }),
  );
});
