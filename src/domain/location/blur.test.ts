import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLUR_METRES, blurPosition } from './blur.ts';
import { distanceMetres, nearbyTo, type Position, toSpherePoint } from './nearby.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Evenly distributed numbers. fast-check's `double` is not, because it chooses among bit patterns. */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1e7, max: max * 1e7 }).map((share) => share / 1e7);
const bearing = between(0, 360);
const anywhere = fc.record({
  latitude: fc.oneof(between(-90, 90), fc.constantFrom(-90, -89.9999, -89.99, 0, 89.9995, 90)),
  longitude: fc.oneof(between(-180, 180), fc.constantFrom(-180, 179.99999, 180, 0)),
});
const areNearby = (a: Position, b: Position) => nearbyTo(toSpherePoint(a))(toSpherePoint(b));

/** The place `metres` away from a position, computed by a rotated vector and not by the code under test. */
function away({ latitude, longitude }: Position, metres: number, direction: number): Position {
  const [phi, lambda, turn] = [latitude, longitude, direction].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const angle = metres / EARTH_RADIUS_METRES;
  const [north, east, up] = [Math.sin(angle) * Math.cos(turn), Math.sin(angle) * Math.sin(turn), Math.cos(angle)];
  const x = up * Math.cos(phi) - north * Math.sin(phi);
  const z = up * Math.sin(phi) + north * Math.cos(phi);
  const to = lambda + Math.atan2(east, x);
  const degrees = (to * 180) / Math.PI;
  return {
    latitude: (Math.atan2(z, Math.hypot(x, east)) * 180) / Math.PI,
    longitude: degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees,
  };
}

describe('a stored position', () => {
  test('a stored position has at most four decimals and valid coordinates, everywhere on earth', () => {
    fc.assert(
      fc.property(anywhere, bearing, (exact, towards) => {
        const { latitude, longitude } = blurPosition(exact, towards);
        expect(Number(latitude.toFixed(4))).toBe(latitude);
        expect(Number(longitude.toFixed(4))).toBe(longitude);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('the distance of a stored position from the guest is that of the blur, apart from rounding', () => {
    fc.assert(
      fc.property(anywhere, bearing, (exact, towards) => {
        const moved = distanceMetres(exact, blurPosition(exact, towards));
        expect(moved).toBeGreaterThan(BLUR_METRES - 7.9);
        expect(moved).toBeLessThan(25.5);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [0, { latitude: 48.2084, longitude: 16.3738 }],
    [90, { latitude: 48.2082, longitude: 16.374 }],
    [180, { latitude: 48.208, longitude: 16.3738 }],
    [270, { latitude: 48.2082, longitude: 16.3736 }],
  ])('a position is moved towards %d degrees', (towards, stored) => {
    expect(blurPosition({ latitude: 48.2082, longitude: 16.3738 }, towards)).toEqual(stored);
  });
});

describe('two guests, whatever their blurs', () => {
  test('two guests 40 m apart are nearby, everywhere on earth', () => {
    fc.assert(
      fc.property(anywhere, bearing, bearing, bearing, (ana, direction, own, other) => {
        const bea = away(ana, 40, direction);
        expect(areNearby(blurPosition(ana, own), blurPosition(bea, other))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('two guests 40 m apart are nearby even if the blur moves both away from each other', () => {
    fc.assert(
      fc.property(anywhere, bearing, (ana, direction) => {
        const bea = away(ana, 40, direction);
        expect(areNearby(blurPosition(ana, direction + 180), blurPosition(bea, direction))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('two guests 40 m apart are nearby even if rounding adds to the blur: diagonally, at the equator', () => {
    const atEquator = fc.record({
      latitude: between(-1, 1),
      longitude: between(-180, 180),
    });
    fc.assert(
      fc.property(atEquator, between(40, 50), (ana, direction) => {
        const bea = away(ana, 40, direction);
        expect(areNearby(blurPosition(ana, direction + 180), blurPosition(bea, direction))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('two guests 1.1 km apart are not nearby', () => {
    fc.assert(
      fc.property(anywhere, bearing, bearing, bearing, (ana, direction, own, other) => {
        const bea = away(ana, 1_100, direction);
        expect(areNearby(blurPosition(ana, own), blurPosition(bea, other))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
