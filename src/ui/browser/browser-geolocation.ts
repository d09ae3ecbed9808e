import { MAX_ERROR_METRES, type Position } from '../../domain/location/nearby.ts';
import type { Geolocation } from '../../sync/ports.ts';

/** The browser's geolocation. It refuses on plain http. Some browsers lack geolocation or the permissions API. */
export const browserGeolocation: Geolocation = { position, permission };

function position(options: PositionOptions): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('this browser has no geolocation'));
    const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) =>
      accuracy > MAX_ERROR_METRES ? reject(new Error('too inexact')) : resolve({ latitude, longitude });
    navigator.geolocation.getCurrentPosition(found, reject, options);
  });
}

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
