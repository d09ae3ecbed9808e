import { expect, it } from 'vitest';
import { placeAt } from './use-pull.ts';

const MIDDLES = [28, 84, 140, 210];

it.each([
  ['stays while it is not past the middle of the next one', 0, 50, 0],
  ['takes the place of the next one', 0, 57, 1],
  ['goes to the end', 0, 900, 3],
  ['goes to the beginning', 3, -900, 0],
  ['goes up by one', 2, -60, 1],
  ['stays where it is let go at once', 2, 0, 2],
])('a row that is dragged %s', (_, from, byPx, to) => {
  expect(placeAt(MIDDLES, from, byPx)).toBe(to);
});
