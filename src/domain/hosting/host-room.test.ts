import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardName } from '../leaderboard/boards.ts';
import { GUEST_STATES } from '../session/moderation.ts';
import { applyRoomChange } from './apply-room-change.ts';
import { type GuestRow, type HostRoom, roomChangeBetween } from './host-room.ts';

const EMPTY: HostRoom = {
  at: 1,
  state: 'open',
  door: 'open',
  pausedAt: null,
  boards: ['mostDrinks'],
  deletesAt: null,
  endedAt: null,
  guests: [],
  hosts: [],
  log: '1',
  lately: { lastToastAt: null, moments: [] },
};
const row = (id: string, changes: Partial<GuestRow> = {}): GuestRow => {
  return { id, name: id, drinks: 1, since: 0, lastSeen: 0, state: 'in', ...changes };
};

test('time alone is no change', () => {
  const room = { ...EMPTY, guests: [row('ana')] };
  expect(roomChangeBetween(room, { ...room, at: 2, guests: [row('ana')] })).toBeNull();
});

test('a change contains only what is different, and applying it puts new guests at the end of the list', () => {
  const before = { ...EMPTY, guests: [row('ana'), row('ben'), row('cem')] };
  const after: HostRoom = {
    ...EMPTY,
    at: 2,
    door: 'ask',
    guests: [row('dora'), row('cem', { drinks: 2 }), row('ana')],
  };
  const change = roomChangeBetween(before, after);
  expect(change).toEqual({ at: 2, door: 'ask', guests: [row('dora'), row('cem', { drinks: 2 })], gone: ['ben'] });
  if (!change) throw new Error('no change');
  expect(applyRoomChange(before, change).guests.map(({ id }) => id)).toEqual(['ana', 'cem', 'dora']);
});

test('applying every change gives the same room as the server has', () => {
  const guest = fc.record({
    id: fc.constantFrom('ana', 'ben', 'cem', 'dora'),
    name: fc.constantFrom('A', 'B'),
    drinks: fc.option(fc.nat(2)),
    since: fc.constant(0),
    lastSeen: fc.nat(2),
    state: fc.constantFrom(...GUEST_STATES),
  });
  const room = fc.record({
    at: fc.nat(9),
    state: fc.constantFrom('open' as const, 'over' as const),
    door: fc.constantFrom('open' as const, 'ask' as const),
    pausedAt: fc.option(fc.nat(3)),
    boards: fc.subarray<BoardName>(['mostDrinks', 'hydration'], { minLength: 1 }),
    deletesAt: fc.option(fc.nat(2)),
    endedAt: fc.option(fc.nat(2)),
    guests: fc.uniqueArray(guest, { selector: ({ id }) => id }),
    hosts: fc.constant<HostRoom['hosts']>([]),
    log: fc.constantFrom('1', '2'),
    lately: fc.record({ lastToastAt: fc.option(fc.nat(2)), moments: fc.constant<HostRoom['lately']['moments']>([]) }),
  });
  const sorted = ({ guests }: HostRoom) => [...guests].sort((a, b) => a.id.localeCompare(b.id));
  fc.assert(
    fc.property(room, room, (before, after) => {
      const change = roomChangeBetween(before, after);
      const seen = change ? applyRoomChange(before, change) : { ...before, at: after.at };
      expect({ ...seen, guests: sorted(seen) }).toEqual({ ...after, guests: sorted(after) });
    }),
  );
});
