import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { Position } from '../../domain/location/nearby.ts';
import { AddressAreas, GroupSizes } from './address-areas.ts';
import { DEFAULT_LIMITS } from './default-limits.ts';

const VENUE: Position = { latitude: 48.2082, longitude: 16.3738 };
const HALF_AN_HOUR = 30 * MINUTE_MS;
/** A place `metres` north of the venue. */
const north = (metres: number): Position => ({ ...VENUE, latitude: VENUE.latitude + metres / 111_195 });

/** Addresses and their areas. The test controls the time. A call without a session uses a new session. */
function addressAreas() {
  let [nowMs, count] = [Date.UTC(2026, 5, 20, 12), 0];
  const areas = new AddressAreas(DEFAULT_LIMITS.areasPerAddress, () => nowMs);
  return {
    areas,
    pass: (ms: number) => {
      nowMs += ms;
    },
    admit: (metres: number, { address = '203.0.113.1', session = `session ${count++}` } = {}) =>
      areas.admit(session, address, north(metres)),
  };
}

describe('positions behind one address', () => {
  test('all positions in one venue count, however many guests there are', () => {
    const { admit } = addressAreas();
    for (let guest = 0; guest < 300; guest++) expect(admit((guest % 31) * 10)).toBe(true);
  });

  test('positions from one address count in four areas at first, and in one more area every half hour', () => {
    const { admit, pass } = addressAreas();
    expect([0, 1_000, 2_000, 3_000, 4_000].map((metres) => admit(metres))).toEqual([true, true, true, true, false]);
    pass(HALF_AN_HOUR - 1);
    expect(admit(4_000)).toBe(false);
    pass(1);
    expect([4_000, 5_000, 4_250].map((metres) => admit(metres))).toEqual([true, false, true]);
  });

  test('an open area stays open to all sessions that move into it', () => {
    const { admit, pass } = addressAreas();
    expect([0, 1_000, 2_000, 3_000, 5_000].map((metres) => admit(metres))).toEqual([true, true, true, true, false]);
    for (let hour = 0; hour < 20; hour++) {
      pass(HOUR_MS);
      expect(admit(250)).toBe(true);
    }
  });

  test.each([
    ['another IPv4 address', '203.0.113.2', true],
    ['the same one, written as IPv6', '::ffff:203.0.113.1', false],
  ])('%s', (_, address, counts) => {
    const { admit } = addressAreas();
    for (const metres of [0, 1_000, 2_000, 3_000]) admit(metres);
    expect(admit(4_000, { address })).toBe(counts);
  });

  test('an IPv6 /48 counts as one address', () => {
    const { admit } = addressAreas();
    for (const metres of [0, 1_000, 2_000, 3_000]) admit(metres, { address: `2001:db8:1:${metres}::1` });
    expect(admit(4_000, { address: '2001:db8:1:ffff::1' })).toBe(false);
    expect(admit(4_000, { address: '2001:db8:2::1' })).toBe(true);
  });

  test('a grid of sessions sees hardly more than one session does [ASVS-8.1.2]', () => {
    const { admit } = addressAreas();
    const grid = Array.from({ length: 2_000 }, (_, index) => index * 100);
    expect(grid.filter((metres) => admit(metres)).length).toBeLessThanOrEqual(14);
  });
});

describe('somebody who uses up the areas of a venue’s address', () => {
  test('using up the areas of a venue’s address does not affect guests who are already in an area', () => {
    const { admit, pass } = addressAreas();
    admit(0);
    for (let hour = 0; hour < 12; hour++) {
      for (let place = 1; place < 100; place++) admit(place * 1_000 + hour);
      expect(admit(200)).toBe(true);
      pass(HOUR_MS);
    }
  });

  test('using up the areas of a venue’s address blocks its guests for only half an hour, because the next area opens where most sessions wait', () => {
    const { admit, pass } = addressAreas();
    for (let place = 1; place <= 500; place++) admit(place * 1_000, { session: `spy ${place}` });
    expect([0, -20, -40, -60].map((metres) => admit(metres))).toEqual([false, false, false, false]);
    pass(HALF_AN_HOUR);
    for (let place = 1; place <= 500; place++)
      expect(admit(place * 1_000 + 450, { session: `spy ${place}` })).toBe(false);
    expect(admit(0)).toBe(true);
  });

  test('a session counts as one waiting session, however often it sends its position', () => {
    const { admit, pass } = addressAreas();
    for (const metres of [1_000, 2_000, 3_000, 4_000]) admit(metres);
    for (let save = 0; save < 50; save++) admit(5_000, { session: 'spy' });
    for (const metres of [0, -20]) admit(metres);
    pass(HALF_AN_HOUR);
    expect(admit(0)).toBe(true);
  });

  test('sessions that left, hide or stopped sharing do not count as waiting', () => {
    const { areas, admit, pass } = addressAreas();
    for (const metres of [1_000, 2_000, 3_000, 4_000]) admit(metres);
    const spies = Array.from({ length: 50 }, (_, index) => `spy ${index}`);
    for (const session of spies) admit(5_000, { session });
    expect(admit(0)).toBe(false);
    pass(HALF_AN_HOUR);
    expect(admit(0)).toBe(false);
    areas.forget(spies);
    expect(admit(0)).toBe(true);
  });
});

test('a session that moves within its area needs no second area', () => {
  const { admit } = addressAreas();
  for (let step = 0; step < 100; step++) expect(admit((step * 37) % 300, { session: 'Ana' })).toBe(true);
});

test('addresses without sessions are forgotten after an hour', () => {
  const { areas, admit, pass } = addressAreas();
  for (let index = 0; index < 5_000; index++) {
    const [address, session] = [`198.51.${index >> 8}.${index & 255}`, `spy ${index}`];
    admit(0, { address, session });
    areas.forget([session]);
    if (index === 2_500) pass(HOUR_MS + 1);
  }
  expect(areas.size).toBeLessThan(2_600);
});

test('the largest size is always the largest of all sizes, whatever members are added and removed', () => {
  const step = fc.record({ group: fc.constantFrom('a', 'b', 'c', 'd'), isComing: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const groups = new GroupSizes();
      const members = new Map<string, number>();
      for (const { group, isComing } of steps) {
        const size = members.get(group) ?? 0;
        const change = isComing ? 1 : -Math.min(1, size);
        if (change === 1) groups.add(group);
        if (change === -1) groups.remove(group);
        members.set(group, size + change);
        expect(groups.of(group)).toBe(size + change);
        expect(groups.largest).toBe(Math.max(...members.values()));
      }
    }),
  );
});
