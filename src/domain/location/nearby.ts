/** A position in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Guests within this distance of each other are nearby (docs/spec-coverage.md §7.3). */
export const NEARBY_RADIUS_FEET = 300;
/** If the error of a position is larger than this, the page does not use the position. */
export const MAX_ERROR_METRES = 92;
export const EARTH_RADIUS_METRES = 6_371_008.8;
const METRES_PER_FOOT = 0.3048;
const STORED_DECIMALS = 4;

/** Great-circle distance by the haversine formula, which is exact enough at wedding distances and stable at zero. */
export function distanceMetres(a: Position, b: Position): number {
  const latitudes = radians(b.latitude - a.latitude);
  const longitudes = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A position as a point on the unit sphere, because chords are compared much faster than angles. */
export type SpherePoint = readonly [x: number, y: number, z: number];

export function toSpherePoint({ latitude, longitude }: Position): SpherePoint {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Returns a test for points within `radiusFeet` of `here` on a great circle (docs/spec-coverage.md §7.3). */
export function nearbyTo(here: SpherePoint, radiusFeet: number = NEARBY_RADIUS_FEET): (there: SpherePoint) => boolean {
  const halfAngle = (radiusFeet * METRES_PER_FOOT) / EARTH_RADIUS_METRES / 2;
  const chordSquared = (2 * Math.sin(Math.min(Math.PI / 2, halfAngle))) ** 2;
  const [x, y, z] = here;
  return (there) => (there[0] - x) ** 2 + (there[1] - y) ** 2 + (there[2] - z) ** 2 <= chordSquared;
}

/** Rounds a position to 4 decimals, about 11 m (docs/readings.md#positions-stay-private). */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

function roundDegrees(degrees: number): number {
  const rounded = Number(degrees.toFixed(STORED_DECIMALS));
  return rounded === 0 ? 0 : rounded;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
