import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

// Every evening that has ever ended with a violation. `.ci/run` plays new evenings with each commit.
test.each([
  [8359, 'a server is restored from a backup, and then a guest signs the first phone off'],
  [12630, 'two tabs that cannot store have a drink each, and one of them signs off'],
  [29839, 'a guest hides in one tab 3 ms after another tab has shown the guest: the higher stamp wins'],
  [30267, 'a guest deletes the data while a second tab logs a drink'],
  [32663, 'a guest deletes the data while a second tab hears from the server'],
  [131816, 'a tab without a guest could not store, and then the phone can store again'],
  [2533117, 'two tabs open at the same moment, and one writes without a guest while the other one stores the name'],
  [2078406985, 'of two phones of a guest, one sleeps until after a restore, and has what the server lost'],
  [2078409789, 'a guest deletes the data, and types a name into another tab that has not heard of it'],
])('the rare evening %i ends without a violation: %s', async (seed) => {
  expect(await simulate(seed)).toMatchObject({ violations: [] });
});
