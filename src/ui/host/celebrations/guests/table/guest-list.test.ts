import { expect, test } from 'vitest';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { HOUR_MS } from '../../../../../domain/limits.ts';
import { inSegment, isHere, named, sorted } from './guest-list.ts';
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

test('a host finds a guest by the start of any word, without accents and capitals', () => {
  const guests = [guest('Zoë von Thurn'), guest('Thursday'), guest('Arthur'), guest('Ben K.', { ownName: 'xX_Thur' })];
  expect(names(named(guests, 'thur'))).toEqual(['Zoë von Thurn', 'Thursday']);
  expect(names(named(guests, ' ZOE '))).toEqual(['Zoë von Thurn']);
  expect(names(named(guests, 'xx_'))).toEqual(['Ben K.']);
  expect(named(guests, '')).toBe(guests);
});

test('whoever is hidden is in and set aside, and whoever waits is neither', () => {
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

test('whoever is here comes first, and no row moves under a finger', () => {
  const guests = [guest('Ana', { lastSeen: 5 }), guest('Ben', { isHere: true }), guest('Tom', { lastSeen: 9 })];
  expect(names(sorted(guests, null, HOUR_MS))).toEqual(['Ben', 'Tom', 'Ana']);
  expect(names(sorted(guests, ['Ana', 'Ben'], HOUR_MS))).toEqual(['Ana', 'Ben', 'Tom']);
});

test('whoever was seen less than a minute ago is here, and no row says that they were seen now', () => {
  const away = guest('Ana', { lastSeen: HOUR_MS - 60_000 });
  const closed = guest('Ben', { lastSeen: HOUR_MS - 59_999 });
  expect(isHere(closed, HOUR_MS)).toBe(true);
  expect(isHere(away, HOUR_MS)).toBe(false);
  expect(lastSeenOf(closed, HOUR_MS)).toBe('here now');
  expect(lastSeenOf(away, HOUR_MS)).toBe('1 min ago');
  expect(names(sorted([away, guest('Tom', { isHere: true }), closed], null, HOUR_MS))).toEqual(['Ben', 'Tom', 'Ana']);
});
