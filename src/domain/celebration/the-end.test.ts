import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../limits.ts';
import { endAfterMove, endAfterReopening, endOf, isEndPossible, latestEnd, usualEnd } from './the-end.ts';
import { zoneTimeAt } from './zone-clock.ts';

const PARTY = { date: '2026-06-20', timeZone: 'Europe/Vienna' };
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const at = (text: string) => Date.parse(text);

test.each([
  ['Europe/Vienna', '2026-06-20', '2026-06-21T04:00:00.000Z'],
  ['Europe/Vienna', '2026-12-31', '2027-01-01T05:00:00.000Z'],
  // The clocks are changed in the night of the celebration.
  ['Europe/Vienna', '2026-03-28', '2026-03-29T04:00:00.000Z'],
  ['Europe/Vienna', '2026-10-24', '2026-10-25T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-20', '2026-06-20T16:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-06-20', '2026-06-21T17:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-20', '2026-06-21T00:15:00.000Z'],
  // A time zone that only a newer server knows is treated as UTC.
  ['Europe/Atlantis', '2026-06-20', '2026-06-21T06:00:00.000Z'],
])('in %s the evening of %s is over at %s', (timeZone, date, end) => {
  expect(iso(usualEnd({ date, timeZone }))).toBe(end);
});

test('in every time zone the usual end is 6:00 of the next day', () => {
  const day = fc.integer({ min: at('2024-01-01'), max: at('2035-12-31') });
  const zone = fc.constantFrom('Europe/Vienna', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo', 'UTC');
  fc.assert(
    fc.property(day, zone, (ms, timeZone) => {
      const date = new Date(ms).toISOString().slice(0, 10);
      const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
      expect(zoneTimeAt(usualEnd({ date, timeZone }), timeZone)).toEqual({ date: next, hour: 6, minute: 0 });
    }),
  );
});

test('hosts can choose an end from one second ahead to seven days after the usual end', () => {
  const now = at('2026-06-20T20:00:00Z');
  expect(iso(latestEnd(PARTY))).toBe('2026-06-28T04:00:00.000Z');
  expect(isEndPossible(now + 1_000, PARTY, now)).toBe(true);
  expect(isEndPossible(now + 999, PARTY, now)).toBe(false);
  expect(isEndPossible(latestEnd(PARTY), PARTY, now)).toBe(true);
  expect(isEndPossible(latestEnd(PARTY) + 1, PARTY, now)).toBe(false);
  expect(isEndPossible(Number.NaN, PARTY, now)).toBe(false);
});

test('an end that hosts have chosen replaces the usual end', () => {
  expect(iso(endOf({ ...PARTY, ends: at('2026-06-21T01:00:00Z') }))).toBe('2026-06-21T01:00:00.000Z');
  expect(endOf({ ...PARTY, ends: null })).toBe(usualEnd(PARTY));
});

test('a chosen end stays when the day is moved, if hosts could choose it for the new day', () => {
  const ends = at('2026-06-21T08:00:00Z');
  expect(endAfterMove(ends, PARTY, PARTY)).toBe(ends);
  expect(endAfterMove(ends, PARTY, { ...PARTY, date: '2026-06-21' })).toBe(ends);
  expect(endAfterMove(ends, PARTY, { ...PARTY, date: '2026-06-22' })).toBeNull();
  expect(endAfterMove(ends, PARTY, { ...PARTY, date: '2026-06-12' })).toBeNull();
  expect(endAfterMove(null, PARTY, { ...PARTY, date: '2026-06-22' })).toBeNull();
});

test('a reopened celebration keeps an end in the future, and otherwise ends the next morning', () => {
  const reopenedAt = (text: string, ends: number | null = null) => iso(endAfterReopening({ ...PARTY, ends }, at(text)));
  expect(reopenedAt('2026-06-20T22:00:00Z')).toBeNull();
  expect(reopenedAt('2026-06-20T22:00:00Z', at('2026-06-21T01:00:00Z'))).toBe('2026-06-21T01:00:00.000Z');
  // At 6:00 sharp the celebration is over.
  expect(reopenedAt('2026-06-21T04:00:00Z')).toBe('2026-06-22T04:00:00.000Z');
  expect(reopenedAt('2026-06-21T10:00:00Z')).toBe('2026-06-22T04:00:00.000Z');
  expect(reopenedAt('2026-07-04T01:00:00Z')).toBe('2026-07-04T04:00:00.000Z');
  expect(reopenedAt('2026-06-21T02:00:00Z', at('2026-06-21T01:00:00Z'))).toBe('2026-06-21T04:00:00.000Z');
});

test('a reopened celebration goes on for at most a day and an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2026-06-21T04:00:00Z'), max: at('2030-01-01') }), (now) => {
      const end = endAfterReopening({ ...PARTY, ends: null }, now) ?? 0;
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
    }),
  );
});
