import type { Dice } from '../simulation/dice.ts';
import type { Spot } from './plane.ts';

/** The side of a tile in metres. Sessions within one area of an address see nearly all of it. */
const TILE_METRES = 560;
const SPACING_METRES = 110;
/** A session this far from the middle is still in the area with the largest blur, in metres. */
const REACH_METRES = 249;

/** The centres of all tiles in a square of `sideMetres` around the venue, in random order. */
export function tilesOf(sideMetres: number, dice: Dice): Spot[] {
  const count = Math.ceil(sideMetres / TILE_METRES);
  const middles = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * TILE_METRES);
  return shuffled(
    middles.flatMap((x) => middles.map((y) => ({ x, y }))),
    dice,
  );
}

/** The places from which sessions see nearly everybody in the tile, the centre first. */
export function lookoutsOf({ x, y }: Spot): Spot[] {
  const steps = [-2, -1, 0, 1, 2].map((step) => step * SPACING_METRES);
  const offsets = steps.flatMap((dx) => steps.map((dy) => ({ dx, dy, distance: Math.hypot(dx, dy) })));
  return offsets
    .filter(({ distance }) => distance <= REACH_METRES)
    .sort((a, b) => a.distance - b.distance)
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  return items
    .map((item) => ({ item, order: dice.fraction() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
