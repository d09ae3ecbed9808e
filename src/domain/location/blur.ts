import { EARTH_RADIUS_METRES, type Position, radians, roundPosition } from './nearby.ts';

/**
 * The distance by which a position is moved before it is stored. For one session, the direction is always the same.
 * Including the rounding, a stored position is at most 25.4 m from the guest, so guests 40 m apart stay within 300 ft
 * of each other. An attacker who finds out the exact stored position is still this far from the guest
 * (docs/privacy-of-location.md).
 */
export const BLUR_METRES = 17.5;

/** Moves a position towards `bearing` (degrees, clockwise from north) and rounds it for storage. */
export function blurPosition({ latitude, longitude }: Position, bearing: number): Position {
  const [from, towards, arc] = [radians(latitude), radians(bearing), BLUR_METRES / EARTH_RADIUS_METRES];
  const sine = Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(towards);
  const to = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(
    Math.sin(towards) * Math.sin(arc) * Math.cos(from),
    Math.cos(arc) - Math.sin(from) * Math.sin(to),
  );
  return roundPosition({ latitude: degrees(to), longitude: wrap(longitude + degrees(turn)) });
}

/** Maps a longitude into the range from -180 to 180. */
function wrap(longitude: number): number {
  if (longitude > 180) return longitude - 360;
  return longitude < -180 ? longitude + 360 : longitude;
}

function degrees(radian: number): number {
  return (radian * 180) / Math.PI;
}
