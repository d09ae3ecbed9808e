import { expect, test } from 'vitest';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { HOUR_MS } from '../../../../../domain/limits.ts';
import { inSegment, isHere, named, sharedNames, sorted, tellsNew } from './guest-list.ts';
import { lastSeenOf } from './guest-rows.tsx';

const guest = (name: string, more: Partial<GuestRow> = {}): GuestRow => ({
  id: name,
  name,
  drinks: 1,
  since: 0,
  lastSeen: 0,
  state: 'in',
  ...more,
});
const names = (guests: readonly GuestRow[]) => guests.map(({ name }) => name);

test('a host finds a guest by the beginning of any word of the name, without typing accents or capitals', () => {
  const guests = [guest('Zoë von Thurn'), guest('Thursday'), guest('Arthur'), guest('Ben K.', { ownName: 'xX_Thur' })];
  expect(names(named(guests, 'thur'))).toEqual(['Zoë von Thurn', 'Thursday']);
  expect(names(named(guests, ' ZOE '))).toEqual(['Zoë von Thurn']);
  expect(names(named(guests, 'xx_'))).toEqual(['Ben K.']);
  expect(names(named([guest('Łukasz'), guest('Luke')], 'lukasz'))).toEqual(['Łukasz']);
  expect(named(guests, '')).toBe(guests);
});

test('a hidden guest is listed both among guests who are in and among those set aside, and a waiting guest in neither list', () => {
  const guests = [
    guest('Ana', { since: HOUR_MS }),
    guest('Ben'),
    guest('Tom', { state: 'hidden' }),
    guest('Ines', { state: 'waiting' }),
    guest('Biggus', { state: 'barred' }),
  ];
  expect(names(inSegment(guests, 'all', HOUR_MS))).toEqual(['Ana', 'Ben', 'Tom']);
  expect(names(inSegment(guests, 'new', HOUR_MS))).toEqual(['Ana']);
  expect(names(inSegment(guests, 'aside', HOUR_MS))).toEqual(['Tom', 'Biggus']);
});

test('a list marks new guests only while there are few of them', () => {
  const newcomers = ['Ana', 'Ben', 'Tom', 'Ines', 'Zoë', 'Ida'].map((name) => guest(name, { since: HOUR_MS }));
  expect(tellsNew([...newcomers.slice(1), guest('Lena')], HOUR_MS)).toBe(true);
  expect(tellsNew(newcomers, HOUR_MS)).toBe(false);
});

test('guests who are here come first, and no row moves while somebody is about to tap', () => {
  const guests = [guest('Ana', { lastSeen: 5 }), guest('Ben', { isHere: true }), guest('Tom', { lastSeen: 9 })];
  expect(names(sorted(guests, null, HOUR_MS))).toEqual(['Ben', 'Tom', 'Ana']);
  expect(names(sorted(guests, ['Ana', 'Ben'], HOUR_MS))).toEqual(['Ana', 'Ben', 'Tom']);
});

test('a guest who was seen less than a minute ago counts as here', () => {
  const away = guest('Ana', { lastSeen: HOUR_MS - 60_000 });
  const closed = guest('Ben', { lastSeen: HOUR_MS - 59_999 });
  expect(isHere(closed, HOUR_MS)).toBe(true);
  expect(isHere(away, HOUR_MS)).toBe(false);
  expect(lastSeenOf(closed, HOUR_MS)).toBe('here now');
  expect(lastSeenOf(away, HOUR_MS)).toBe('1 min ago');
  expect(names(sorted([away, guest('Tom', { isHere: true }), closed], null, HOUR_MS))).toEqual(['Ben', 'Tom', 'Ana']);
});

test('guests with the same name, or with the name of one of the couple, are marked as sharing it', () => {
  const guests = [
    guest('Tom', { id: '1' }),
    guest('tom ', { id: '2' }),
    guest('Ben', { id: '3' }),
    guest('Ines', { id: '4' }),
  ];
  expect([...sharedNames(guests, 'Ana & Ben')]).toEqual(['1', '2', '3']);
});

test('names that look the same in different alphabets count as shared, as they do for guests', () => {
  const shared = (...of: string[]) => [
    ...sharedNames(
      of.map((name) => guest(name)),
      'Eva & Ben',
    ),
  ];
  expect(shared('Anna', '\u0410nna', 'Hanna')).toEqual(['Anna', '\u0410nna']);
  expect(shared('\u0639\u0644\u06cc', '\u0639\u0644\u064a')).toHaveLength(2);
  expect(shared('\u0395va', 'Tom')).toEqual(['\u0395va']);
});

test('thousands of similar names are compared in linear time', () => {
  const letters = ['\u03b7', '\u03bd', '\u0443', '\u03bc', '\u04cf', 'h', 'n', 'v'];
  const guestsOf = (count: number) =>
    Array.from({ length: count }, (_, number) =>
      guest(Array.from(number.toString(8).padStart(20, '0'), (digit) => letters[Number(digit)]).join('')),
    );
  const costOf = (count: number) => {
    const guests = guestsOf(count);
    const before = process.cpuUsage();
    for (let time = 0; time < 5; time++) sharedNames(guests, 'Ana & Ben');
    return process.cpuUsage(before).user;
  };
  costOf(200);
  // The second list is 20 times as long. In quadratic time it would cost 400 times as much.
  expect(costOf(4_000)).toBeLessThan(100 * costOf(200));
});
