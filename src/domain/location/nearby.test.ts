import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres, nearbyTo, type Position, roundPosition, toSpherePoint } from './nearby.ts';

/** A position in the form that `nearbyTo` compares. */
const point = (latitude: number, longitude: number) => toSpherePoint(at(latitude, longitude));
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const distanceFeet = (a: Position, b: Position) => distanceMetres(a, b) / 0.3048;
/** Degrees of latitude that lie `feet` apart on the earth's mean radius. */
const degreesOf = (feet: number) => ((feet * 0.3048) / 6_371_008.8) * (180 / Math.PI);

describe('the distance between two guests', () => {
  test.each([
    ['in one place', at(48.2082, 16.3738), at(48.2082, 16.3738), 0],
    ['one degree of latitude apart', at(0, 0), at(1, 0), 364_813],
    ['one degree of longitude apart at the equator', at(0, 0), at(0, 1), 364_813],
    ['one degree of longitude apart at 60 degrees', at(60, 0), at(60, 1), 182_405],
    ['across the antimeridian', at(0, 179.9999), at(0, -179.9999), 73],
    ['at the north pole, whatever the longitude', at(90, 10), at(90, -120), 0],
    ['across the south pole', at(-89.9999, 0), at(-89.9999, 180), 73],
    ['at the two ends of the world', at(0, 0), at(0, 180), 65_666_386],
    ['from pole to pole', at(90, 0), at(-90, 0), 65_666_386],
    ['from Vienna to Bratislava', at(48.2082, 16.3738), at(48.1486, 17.1077), 179_849],
  ])('%s', (_, a, b, feet) => {
    expect(Math.round(distanceFeet(a, b))).toBe(feet);
  });
});

describe('nearby', () => {
  test.each([
    [299.99, true],
    [300 - 1e-6, true],
    [300.01, false],
  ])('%d feet: %s [SPEC-9.3]', (feet, expected) => {
    expect(nearbyTo(point(0, 0))(point(degreesOf(feet), 0))).toBe(expected);
  });

  test('nearby uses the given radius [SPEC-7.3]', () => {
    expect(nearbyTo(point(0, 0), 302)(point(degreesOf(301), 0))).toBe(true);
    expect(nearbyTo(point(0, 0), 9)(point(degreesOf(10), 0))).toBe(false);
    expect(nearbyTo(point(10, 10), 0)(point(10, 10))).toBe(true);
  });
});

describe('the stored part of a position', () => {
  test.each([
    [at(48.20824999, 16.37381), at(48.2082, 16.3738)],
    [at(48.20825001, 16.37386), at(48.2083, 16.3739)],
    [at(-33.85678999, -151.21529), at(-33.8568, -151.2153)],
    [at(-0.00001, 0.00004), at(0, 0)],
    [at(90, -180), at(90, -180)],
  ])('the stored part of %o has four decimals: %o', (exact, kept) => {
    expect(roundPosition(exact)).toEqual(kept);
  });
});

describe('laws of distance', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('a distance is the same in both directions, never negative, and at most half the earth’s circumference', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceFeet(a, b)).toBe(distanceFeet(b, a));
        expect(distanceFeet(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceFeet(a, b)).toBeLessThan(65_666_387);
      }),
    );
  });

  test('nearby agrees with the distance for any radius', () => {
    fc.assert(
      fc.property(position, position, fc.double({ min: 0.5, max: 2, noNaN: true }), (a, b, share) => {
        fc.pre(Math.abs(share - 1) > 1e-6 && distanceFeet(a, b) > 1 && distanceFeet(a, b) < 3e7);
        const isIn = nearbyTo(toSpherePoint(a), distanceFeet(a, b) * share)(toSpherePoint(b));
        expect(isIn).toBe(share > 1);
        expect(nearbyTo(toSpherePoint(b), distanceFeet(a, b) * share)(toSpherePoint(a))).toBe(isIn);
      }),
    );
  });

  test('everybody is near themselves', () => {
    fc.assert(
      fc.property(position, (a) => {
        expect(distanceFeet(a, a)).toBe(0);
        expect(nearbyTo(toSpherePoint(a), 0)(toSpherePoint(a))).toBe(true);
      }),
    );
  });

  test('rounding moves a position by at most 30 feet, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(position, (exact) => {
        const kept = roundPosition(exact);
        expect(distanceFeet(exact, kept)).toBeLessThan(30);
        expect(roundPosition(kept)).toEqual(kept);
      }),
    );
  });
});
