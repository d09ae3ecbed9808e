import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FURTHEST_BACK_MS, MINUTE_MS } from '../limits.ts';
import { lastTimeAt } from './clock-time.ts';
import { clockOf } from './time-zone.fixture.ts';

const vienna = clockOf('Europe/Vienna');
const at = (time: string, now: string) => {
  const ms = lastTimeAt(time, Date.parse(now), vienna);
  return ms === null ? null : new Date(ms).toISOString();
};

test.each([
  ['today', '21:15', '2026-06-20T20:00:30Z', '2026-06-20T19:15:00.000Z'],
  ['this minute', '22:00', '2026-06-20T20:00:30Z', '2026-06-20T20:00:00.000Z'],
  ['before midnight', '23:50', '2026-06-20T22:10:00Z', '2026-06-20T21:50:00.000Z'],
  ['in the future, which was yesterday', '22:01', '2026-06-20T20:00:30Z', null],
  ['13 hours ago', '09:00', '2026-06-20T20:00:00Z', null],
  ['an hour that the clock shows twice: the later one', '02:30', '2026-10-25T02:10:00Z', '2026-10-25T01:30:00.000Z'],
  ['the same hour, before the clock is set', '02:30', '2026-10-25T00:40:00Z', '2026-10-25T00:30:00.000Z'],
  ['before that hour', '01:30', '2026-10-25T02:10:00Z', '2026-10-24T23:30:00.000Z'],
  ['an hour that the clock skips', '02:30', '2026-03-29T02:10:00Z', null],
  ['no time', '', '2026-06-20T20:00:00Z', null],
])('a time %s', (_, time, now, expected) => {
  expect(at(time, now)).toBe(expected);
});

test('a clock time is read as the latest minute of the past 12 hours at which the clock showed it', () => {
  const anyNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(anyNow, fc.integer({ min: 0, max: FURTHEST_BACK_MS / MINUTE_MS - 1 }), (now, back) => {
      const then = (Math.floor(now / MINUTE_MS) - back) * MINUTE_MS;
      const shown = new Date(then + vienna(then)).toISOString().slice(11, 16);
      const found = lastTimeAt(shown, now, vienna) ?? 0;
      expect(found).toBeGreaterThanOrEqual(then);
      expect(found).toBeLessThanOrEqual(now);
    }),
  );
});
