import { expect, test, vi } from 'vitest';
import { comingSaturday, daysBetween, daysTo, eveningIn } from './evening.ts';

test.each([
  ['at noon', '2026-06-20T10:00:00Z', '2026-06-20'],
  ['just before midnight in Vienna', '2026-06-20T21:59:00Z', '2026-06-20'],
  ['past midnight, while they still dance', '2026-06-21T01:30:00Z', '2026-06-20'],
  ['at breakfast', '2026-06-21T05:00:00Z', '2026-06-21'],
])('%s (%s), the date of the evening is %s', (_, now, evening) => {
  expect(eveningIn('Europe/Vienna', Date.parse(now))).toBe(evening);
});

test('if the browser does not know the time zone, the date of the evening is that of the host’s place', () => {
  const noon = new Date(2026, 5, 20, 12).getTime();
  expect(eveningIn('Mars/Olympus', noon)).toBe('2026-06-20');
});

test('a browser that writes dates in another order gets the same date', () => {
  // The order in which ICU 72 writes dates in Canadian English.
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '06/20/2026');
  expect(eveningIn('Europe/Vienna', Date.parse('2026-06-20T10:00:00Z'))).toBe('2026-06-20');
});

test.each([
  ['on a Thursday', '2026-11-26T12:00:00Z', '2026-11-28'],
  ['on a Saturday', '2026-11-28T12:00:00Z', '2026-11-28'],
  ['on a Sunday', '2026-11-29T12:00:00Z', '2026-12-05'],
  ['when it is Sunday in Vienna already', '2026-11-28T23:30:00Z', '2026-12-05'],
])('%s (%s), the proposed Saturday is %s', (_, now, saturday) => {
  expect(comingSaturday('Europe/Vienna', Date.parse(now))).toBe(saturday);
});

test('days are counted correctly across the change to winter time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-06-20', '2026-05-16')).toBe(-35);
});

test.each([
  ['at noon', '2026-06-20T10:00:00Z', 0],
  ['at four minutes past midnight', '2026-06-19T22:04:00Z', 0],
  ['the evening before', '2026-06-19T20:00:00Z', 1],
  ['past midnight, while they still dance', '2026-06-21T01:30:00Z', 0],
  ['at breakfast', '2026-06-21T05:00:00Z', -1],
  ['two nights before, past midnight', '2026-06-17T22:04:00Z', 2],
])('%s (%s), a celebration on 20 June is %d days away', (_, now, days) => {
  expect(daysTo({ timeZone: 'Europe/Vienna', date: '2026-06-20' }, Date.parse(now))).toBe(days);
});
