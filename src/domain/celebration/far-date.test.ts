import { expect, test } from 'vitest';
import { isTooFarAhead } from './far-date.ts';

const NOON = Date.parse('2026-06-20T12:00:00Z');

test.each([
  ['2026-06-20', false],
  ['2036-06-20', false],
  // This date is allowed, because tomorrow has already begun in some time zones.
  ['2036-06-21', false],
  ['2036-06-22', true],
  ['2037-01-01', true],
  ['2062-06-20', true],
  ['9999-12-31', true],
])('a celebration on %s is too far ahead in June 2026: %s', (date, expected) => {
  expect(isTooFarAhead(date, NOON)).toBe(expected);
});

test('ten years after a leap day is the first of March', () => {
  expect(isTooFarAhead('2038-03-01', Date.parse('2028-02-28T12:00:00Z'))).toBe(false);
  expect(isTooFarAhead('2038-03-02', Date.parse('2028-02-28T12:00:00Z'))).toBe(true);
});
