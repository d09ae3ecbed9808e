import { NEARBY_RADIUS_FEET } from '../../src/domain/limits.ts';
import { EARTH_RADIUS_METRES, type Position } from '../../src/domain/location/nearby.ts';

/** Metres east and north of the venue. A plane is exact enough within a kilometre. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const VENUE: Position = { latitude: 48.2082, longitude: 16.3738 };
const METRES_PER_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * Math.cos((VENUE.latitude * Math.PI) / 180);

export function toPosition({ x, y }: Spot): Position {
  return { latitude: VENUE.latitude + y / METRES_PER_DEGREE, longitude: VENUE.longitude + x / METRES_PER_DEGREE_EAST };
}

export function toSpot({ latitude, longitude }: Position): Spot {
  return {
    x: (longitude - VENUE.longitude) * METRES_PER_DEGREE_EAST,
    y: (latitude - VENUE.latitude) * METRES_PER_DEGREE,
  };
}

export function metresBetween(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The distance between neighbouring stored positions, which have 4 decimals. */
export const STORED_STEP = { x: METRES_PER_DEGREE_EAST / 10_000, y: METRES_PER_DEGREE / 10_000 };

export const NEARBY_METRES = NEARBY_RADIUS_FEET * 0.3048;
