import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { clockOf, liveIn } from '../../domain/stats/time-zone.fixture.ts';
import { phoneClockOffset } from './use-now.ts';

test.each([
  ['UTC', '2026-06-20T12:00Z', 0],
  ['Europe/Vienna', '2026-06-20T12:00Z', 2],
  ['Europe/Vienna', '2026-12-20T12:00Z', 1],
  ['America/New_York', '2026-06-20T12:00Z', -4],
  ['Asia/Kolkata', '2026-06-20T12:00Z', 5.5],
  ['Australia/Lord_Howe', '2026-12-20T12:00Z', 11],
  ['Australia/Lord_Howe', '2026-06-20T12:00Z', 10.5],
  ['Pacific/Kiritimati', '2026-06-20T12:00Z', 14],
])('the phone’s clock in %s at %s is %d hours ahead of UTC', (zone, at, hours) => {
  liveIn(zone);
  expect(phoneClockOffset(Date.parse(at))).toBeCloseTo(hours * HOUR_MS, 9);
  expect(clockOf(zone)(Date.parse(at))).toBe(hours * HOUR_MS);
});

test.each([
  ['Europe/Vienna', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
  ['Asia/Kolkata', '2026-06-20', '2026-12-20'],
])('the clock offset in %s is right at every quarter of an hour around %s and %s', (zone, ...days) => {
  liveIn(zone);
  const clock = clockOf(zone);
  const quarters = days.flatMap((day) =>
    Array.from({ length: 2 * 96 }, (_, index) => Date.parse(day) + (index - 96) * 15 * MINUTE_MS),
  );
  expect(quarters.map(phoneClockOffset)).toEqual(quarters.map(clock));
});
