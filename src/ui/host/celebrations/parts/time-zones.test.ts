import { expect, test } from 'vitest';
import { zoneOf } from '#messages/hosts/celebrations.ts';
import { presentNameOf, timeZones } from './time-zones.ts';

test.each([
  ['Europe/Kiev', 'Kyiv (Europe)'],
  ['Asia/Calcutta', 'Kolkata (Asia)'],
  ['Asia/Saigon', 'Ho Chi Minh (Asia)'],
  ['America/Godthab', 'Nuuk (America)'],
  ['Europe/Vienna', 'Vienna (Europe)'],
])('the browser calls a place %s, and the list calls it %s', (name, shown) => {
  expect(zoneOf(presentNameOf(name))).toBe(shown);
});

test('no place is in the list twice', () => {
  const shown = timeZones('Europe/Kyiv').map((name) => zoneOf(presentNameOf(name)));
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
});
