import { expect, test } from 'vitest';
import { createBackOff } from './back-off.ts';

const LONGEST_MS = 1_000;

test.each([
  [0, [100, 200, 400, 500, 500]],
  [0.5, [150, 300, 600, 750, 750]],
  [0.99, [199, 398, 796, 995, 995]],
])('pauses double from 200 ms up to the longest, and chance %f shortens each by up to a half', (chance, pauses) => {
  const backOff = createBackOff(LONGEST_MS, { fraction: () => chance });
  expect(pauses.map(() => Math.round(backOff.next()))).toEqual(pauses);
});

test('a pause stays the longest after thousands of failures, and is short again after a success', () => {
  const backOff = createBackOff(LONGEST_MS, { fraction: () => 0 });
  for (let failure = 0; failure < 2_000; failure++) backOff.next();
  expect(backOff.next()).toBe(LONGEST_MS / 2);
  backOff.reset();
  expect(backOff.next()).toBe(100);
});
