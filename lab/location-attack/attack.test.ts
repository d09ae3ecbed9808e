import { expect, test } from 'vitest';
import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { gridOutcomeOf } from './grid-outcome.ts';
import { outcomeOf } from './outcome.ts';

const AN_HOUR = { searchRadius: 250, hours: 1 };

test.each(['bisection', 'partition, seeking', 'partition, learning'] as const)(
  'an attacker with one session and an hour is half of the time 75 m off or more (%s)',
  async (strategy) => {
    const outcome = await outcomeOf(strategy, { ...AN_HOUR, sessions: 1 }, { runs: 30, seed: 1 });
    expect(outcome.found).toBeGreaterThan(0);
    expect(outcome.median).toBeGreaterThanOrEqual(75);
  },
  300_000,
);

test('an attacker with twenty sessions finds every guest, but no closer than the blur', async () => {
  const outcome = await outcomeOf('partition, learning', { ...AN_HOUR, sessions: 20 }, { runs: 12, seed: 1 });
  expect(outcome.found).toBe(1);
  expect(outcome.median).toBeGreaterThanOrEqual(BLUR_METRES);
  expect(outcome.median).toBeLessThan(2 * BLUR_METRES);
}, 300_000);

test('an attacker at another celebration never sees the guest, however near', async () => {
  const elsewhere = { ...AN_HOUR, sessions: 20, isElsewhere: true };
  expect((await outcomeOf('partition, seeking', elsewhere, { runs: 3, seed: 1 })).found).toBe(0);
}, 300_000);

test('a grid of sessions behind one address does not find a guest anywhere in a town, at once or in an hour', async () => {
  const outcome = await gridOutcomeOf({ addresses: 1, sideMetres: 11_000, hours: 1 }, { runs: 6, seed: 1 });
  expect(outcome.median).toBeGreaterThan(1_000);
}, 300_000);

test('a grid that fits into the areas of its address finds the guest: what limits it is the number of areas', async () => {
  const outcome = await gridOutcomeOf({ addresses: 1, sideMetres: 1_000, hours: 0 }, { runs: 6, seed: 1 });
  expect(outcome.found).toBeGreaterThan(0.5);
  expect(outcome.median).toBeLessThan(100);
}, 300_000);
