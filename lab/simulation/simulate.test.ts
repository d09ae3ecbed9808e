import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

test('two hundred evenings with a failing network, dying servers and tabs: each drink once, everywhere', async () => {
  for (let seed = 1; seed <= 200; seed++) expect(await simulate(seed), `seed ${seed}`).toBeNull();
}, 60_000);

test.each([
  [29839, 'a guest hides in one tab 3 ms after another tab has shown the guest: the higher stamp wins'],
  [30267, 'a guest deletes the data while a second tab logs a drink'],
  [32663, 'a guest deletes the data while a second tab hears from the server'],
])('the rare evening %i ends without a violation: %s', async (seed) => {
  expect(await simulate(seed)).toBeNull();
});
