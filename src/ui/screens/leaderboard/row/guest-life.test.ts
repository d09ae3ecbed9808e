import { expect, test } from 'vitest';
import { guest, NOON } from '../../../../domain/leaderboard/guests.fixture.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { lastSeenOf } from './guest-life.tsx';

test.each([
  [0, 'now'],
  [MINUTE_MS - 1, 'now'],
  [MINUTE_MS, '1 min ago'],
  [4.9 * MINUTE_MS, '4 min ago'],
  [HOUR_MS - 1, '59 min ago'],
  [HOUR_MS, '1 h ago'],
  [3 * HOUR_MS - 1, '2 h ago'],
  [-30_000, 'now'],
])('a drink %d ms ago is described as %s', (agoMs, seen) => {
  expect(lastSeenOf(guest('ana 3 5h', { lastDrinkAt: NOON - agoMs }), NOON)).toEqual({ seen, isNew: false });
});

test('a guest without a drink has no time', () => {
  expect(lastSeenOf(guest('ana 0 5h'), NOON)).toEqual({ seen: '', isNew: false });
});

test('a guest in the first half hour has just arrived', () => {
  const ana = guest('ana 1 0.5h', { lastDrinkAt: NOON - HOUR_MS / 4 });
  expect(lastSeenOf(ana, NOON - 1)).toEqual({ seen: 'just arrived', isNew: true });
  expect(lastSeenOf(ana, NOON)).toEqual({ seen: '15 min ago', isNew: false });
});
