import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import { eveningAt, instantOf, zoneTimeAt } from './zone-clock.ts';

const vienna = (date: string, hour: number, minute: number) =>
  new Date(instantOf({ date, hour, minute }, 'Europe/Vienna')).toISOString();

test.each([
  ['Europe/Vienna', '2026-06-20', '2026-06-20T02:00:00.000Z'],
  ['Europe/Vienna', '2026-01-20', '2026-01-20T03:00:00.000Z'],
  ['Europe/Vienna', '2026-03-29', '2026-03-29T02:00:00.000Z'],
  ['Europe/Vienna', '2026-10-25', '2026-10-25T03:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T09:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-20', '2026-06-19T22:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-20', '2026-06-19T14:00:00.000Z'],
  ['Nowhere/Land', '2026-06-20', '2026-06-20T04:00:00.000Z'],
])('in %s it is 4:00 on %s at %s', (timeZone, date, instant) => {
  expect(new Date(instantOf({ date, hour: 4, minute: 0 }, timeZone)).toISOString()).toBe(instant);
});

test.each([
  ['2026-11-29T21:00:00Z', '2026-11-29'],
  ['2026-11-29T23:30:00Z', '2026-11-29'],
  ['2026-11-30T04:59:00Z', '2026-11-29'],
  ['2026-11-30T05:00:00Z', '2026-11-30'],
])('in Vienna, %s belongs to the evening of %s', (instant, date) => {
  expect(eveningAt(Date.parse(instant), 'Europe/Vienna')).toBe(date);
});

test('a local time that the clocks skip in spring is read as an hour later', () => {
  expect(vienna('2026-03-29', 2, 30)).toBe('2026-03-29T01:30:00.000Z');
  const shown = zoneTimeAt(Date.parse('2026-03-29T01:30:00Z'), 'Europe/Vienna');
  expect(shown).toEqual({ date: '2026-03-29', hour: 3, minute: 30 });
});

test('a local time that occurs twice in autumn is read as one of the two instants', () => {
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(vienna('2026-10-25', 2, 30));
});

test('converting an instant to local time and back gives the same minute of local time', () => {
  const zone = fc.constantFrom('Europe/Vienna', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000_000 }), zone, (minutes, timeZone) => {
      const shown = zoneTimeAt(minutes * MINUTE_MS, timeZone);
      expect(zoneTimeAt(instantOf(shown, timeZone), timeZone)).toEqual(shown);
    }),
  );
});
