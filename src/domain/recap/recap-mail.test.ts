import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneTimeAt } from '../celebration/zone-clock.ts';
import { DAY_MS, HOUR_MS } from '../limits.ts';
import { COMPLETE_AFTER_MS } from './recap.ts';
import { isRecapMailDue, recapMailAt } from './recap-mail.ts';

test.each([
  // The usual end is 6:00.
  ['Europe/Vienna', '2026-06-21T04:00:00.000Z', '2026-06-21T08:00:00.000Z'],
  // Hosts have ended the celebration in the evening or at night.
  ['Europe/Vienna', '2026-06-20T20:30:00.000Z', '2026-06-21T08:00:00.000Z'],
  ['Europe/Vienna', '2026-06-20T23:30:00.000Z', '2026-06-21T08:00:00.000Z'],
  // After an end at 8:00 the recap is complete at 10:00. After a slightly later end it is not.
  ['Europe/Vienna', '2026-06-21T06:00:00.000Z', '2026-06-21T08:00:00.000Z'],
  ['Europe/Vienna', '2026-06-21T06:00:00.001Z', '2026-06-22T08:00:00.000Z'],
  ['Europe/Vienna', '2026-12-31T22:00:00.000Z', '2027-01-01T09:00:00.000Z'],
  // The clocks are changed in the night of the celebration.
  ['Europe/Vienna', '2026-03-28T22:00:00.000Z', '2026-03-29T08:00:00.000Z'],
  ['Europe/Vienna', '2026-10-24T22:00:00.000Z', '2026-10-25T09:00:00.000Z'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T15:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-20T16:00:00.000Z', '2026-06-20T20:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-06-21T17:00:00.000Z', '2026-06-21T21:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-21T00:15:00.000Z', '2026-06-21T04:15:00.000Z'],
  // A time zone that only a newer server knows is treated as UTC.
  ['Europe/Atlantis', '2026-06-21T06:00:00.000Z', '2026-06-21T10:00:00.000Z'],
])('in %s the mail about an evening that ended at %s is sent at %s', (timeZone, end, mailAt) => {
  expect(new Date(recapMailAt(Date.parse(end), timeZone)).toISOString()).toBe(mailAt);
});

test('in every time zone the mail is sent at 10:00, when the recap is complete, and within a day of that', () => {
  const ms = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2035-12-31') });
  const zone = fc.constantFrom('Europe/Vienna', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo', 'UTC');
  fc.assert(
    fc.property(ms, zone, (endedAt, timeZone) => {
      const at = recapMailAt(endedAt, timeZone);
      expect(zoneTimeAt(at, timeZone)).toMatchObject({ hour: 10, minute: 0 });
      expect(at).toBeGreaterThanOrEqual(endedAt + COMPLETE_AFTER_MS);
      // A day is an hour longer when summer time ends.
      expect(at).toBeLessThanOrEqual(endedAt + COMPLETE_AFTER_MS + DAY_MS + HOUR_MS);
    }),
  );
});

test.each([
  ['2026-06-21T07:59:59.999Z', false],
  ['2026-06-21T08:00:00.000Z', true],
  ['2026-06-22T07:59:59.999Z', true],
  ['2026-06-22T08:00:00.000Z', false],
])('at %s the mail about an evening in Vienna can be sent: %s', (now, isDue) => {
  const endedAt = Date.parse('2026-06-21T04:00:00.000Z');
  expect(isRecapMailDue(endedAt, 'Europe/Vienna', Date.parse(now))).toBe(isDue);
});
