import { expect, it, vi } from 'vitest';
import { MAX_ERROR_METRES, NEARBY_RADIUS_FEET } from '../../domain/location/nearby.ts';
import { browserGeolocation } from './browser-geolocation.ts';

const VENUE = { latitude: 48.2082, longitude: 16.3738 };

/** The browser's answer for a position with this error in metres. */
function positionWith(accuracy: number) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords: { ...VENUE, accuracy } } as GeolocationPosition);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return browserGeolocation.position({ enableHighAccuracy: true, timeout: 1, maximumAge: 1 });
}

it.each([0, 5, 65, 91.44, MAX_ERROR_METRES])('a position with an error of %d m is used', async (accuracy) => {
  expect(await positionWith(accuracy)).toEqual(VENUE);
});

it.each([93, 200, 2_000, 10_000])('a position with an error of %d m is treated as not found', async (accuracy) => {
  await expect(positionWith(accuracy)).rejects.toThrow('too inexact');
});

it('the largest accepted error is the distance within which guests see each other', () => {
  expect(MAX_ERROR_METRES).toBe(Math.ceil(NEARBY_RADIUS_FEET * 0.3048));
});
