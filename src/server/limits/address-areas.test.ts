import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { Position } from '../../domain/location/nearby.ts';
import { AddressAreas } from './address-areas.ts';
import { DEFAULT_LIMITS } from './default-limits.ts';

const VENUE: Position = { latitude: 48.2082, longitude: 16.3738 };
const HALF_AN_HOUR = 30 * MINUTE_MS;
/** A place `metres` north of the venue. */
const north = (metres: number): Position => ({ ...VENUE, latitude: VENUE.latitude + metres / 111_195 });

/** Addresses and their areas. The test controls the time. A call without a session uses a new one. */
function addressAreas() {
  let [nowMs, count] = [Date.UTC(2026, 5, 20, 12), 0];
  const areas = new AddressAreas(DEFAULT_LIMITS.areasPerAddress, () => nowMs);
  return {
    areas,
    pass: (ms: number) => {
      nowMs += ms;
    },
    tell: (metres: number, { address = '203.0.113.1', session = `session ${count++}` } = {}) =>
      areas.admit(session, address, north(metres)),
  };
}

describe('positions behind one address', () => {
  test('count all over one venue, however many guests there are', () => {
    const { tell } = addressAreas();
    for (let guest = 0; guest < 300; guest++) expect(tell((guest % 31) * 10)).toBe(true);
  });

  test('count in four areas at first, and in one more every half hour', () => {
    const { tell, pass } = addressAreas();
    expect([0, 1_000, 2_000, 3_000, 4_000].map((metres) => tell(metres))).toEqual([true, true, true, true, false]);
    pass(HALF_AN_HOUR - 1);
    expect(tell(4_000)).toBe(false);
    pass(1);
    expect([4_000, 5_000, 4_250].map((metres) => tell(metres))).toEqual([true, false, true]);
  });

  test('an area once open stays open to all who come into it', () => {
    const { tell, pass } = addressAreas();
    expect([0, 1_000, 2_000, 3_000, 5_000].map((metres) => tell(metres))).toEqual([true, true, true, true, false]);
    for (let hour = 0; hour < 20; hour++) {
      pass(HOUR_MS);
      expect(tell(250)).toBe(true);
    }
  });

  test.each([
    ['another IPv4 address', '203.0.113.2', true],
    ['the same one, written as IPv6', '::ffff:203.0.113.1', false],
  ])('%s', (_, address, counts) => {
    const { tell } = addressAreas();
    for (const metres of [0, 1_000, 2_000, 3_000]) tell(metres);
    expect(tell(4_000, { address })).toBe(counts);
  });

  test('an IPv6 /48 is one address', () => {
    const { tell } = addressAreas();
    for (const metres of [0, 1_000, 2_000, 3_000]) tell(metres, { address: `2001:db8:1:${metres}::1` });
    expect(tell(4_000, { address: '2001:db8:1:ffff::1' })).toBe(false);
    expect(tell(4_000, { address: '2001:db8:2::1' })).toBe(true);
  });

  test('a grid of sessions sees hardly more than one session', () => {
    const { tell } = addressAreas();
    const grid = Array.from({ length: 2_000 }, (_, index) => index * 100);
    expect(grid.filter((metres) => tell(metres)).length).toBeLessThanOrEqual(14);
  });
});

describe('somebody who uses up the areas of a venue’s address', () => {
  test('keeps out no guest who is already in an area', () => {
    const { tell, pass } = addressAreas();
    tell(0);
    for (let hour = 0; hour < 12; hour++) {
      for (let place = 1; place < 100; place++) tell(place * 1_000 + hour);
      expect(tell(200)).toBe(true);
      pass(HOUR_MS);
    }
  });

  test('keeps the guests of a venue out for half an hour: then their area opens, because they are more', () => {
    const { tell, pass } = addressAreas();
    for (let place = 1; place <= 500; place++) tell(place * 1_000, { session: `spy ${place}` });
    expect([0, -20, -40, -60].map((metres) => tell(metres))).toEqual([false, false, false, false]);
    pass(HALF_AN_HOUR);
    for (let place = 1; place <= 500; place++)
      expect(tell(place * 1_000 + 450, { session: `spy ${place}` })).toBe(false);
    expect(tell(0)).toBe(true);
  });

  test('counts as one waiting session, however often it sends its position', () => {
    const { tell, pass } = addressAreas();
    for (const metres of [1_000, 2_000, 3_000, 4_000]) tell(metres);
    for (let save = 0; save < 50; save++) tell(5_000, { session: 'spy' });
    for (const metres of [0, -20]) tell(metres);
    pass(HALF_AN_HOUR);
    expect(tell(0)).toBe(true);
  });

  test('gains nothing by sessions that left, hide or stopped sharing', () => {
    const { areas, tell, pass } = addressAreas();
    for (const metres of [1_000, 2_000, 3_000, 4_000]) tell(metres);
    const spies = Array.from({ length: 50 }, (_, index) => `spy ${index}`);
    for (const session of spies) tell(5_000, { session });
    expect(tell(0)).toBe(false);
    pass(HALF_AN_HOUR);
    expect(tell(0)).toBe(false);
    areas.forget(spies);
    expect(tell(0)).toBe(true);
  });
});

test('a session that moves within its area needs no other, alone behind its address or not', () => {
  const { tell } = addressAreas();
  for (let step = 0; step < 100; step++) expect(tell((step * 37) % 300, { session: 'Ana' })).toBe(true);
});

test('addresses without sessions are forgotten after an hour', () => {
  const { areas, tell, pass } = addressAreas();
  for (let index = 0; index < 5_000; index++) {
    const [address, session] = [`198.51.${index >> 8}.${index & 255}`, `spy ${index}`];
    tell(0, { address, session });
    areas.forget([session]);
    if (index === 2_500) pass(HOUR_MS + 1);
  }
  expect(areas.size).toBeLessThan(2_600);
});
