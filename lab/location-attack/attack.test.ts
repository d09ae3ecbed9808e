import { expect, test } from 'vitest';
import { BLUR_METRES } from '../../src/domain/location/blur.ts';
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

test('an attacker with twenty sessions finds every guest, and no better than the blur', async () => {
  const outcome = await outcomeOf('partition, learning', { ...AN_HOUR, sessions: 20 }, { runs: 12, seed: 1 });
  expect(outcome.found).toBe(1);
  expect(outcome.median).toBeGreaterThanOrEqual(BLUR_METRES);
  expect(outcome.median).toBeLessThan(2 * BLUR_METRES);
}, 300_000);
