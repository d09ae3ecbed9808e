export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Each point is rotated by the golden angle from the previous one, so that all points have about the same room. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Each attempt has 1 % more points, until enough of them are inside. */
const GROWTH = 1.01;

/**
 * Returns `count` points of a disc around the origin for which `isInside` is true. They are ordered from the centre
 * outwards, in units of `radius`.
 */
export function sunflower(count: number, radius: number, isInside: (point: Point) => boolean): Point[] {
  if (count === 0) return [];
  for (let all = count; ; all = Math.ceil(all * GROWTH)) {
    const inside = disc(all, radius).filter(isInside);
    if (inside.length >= count) return inside.slice(0, count);
  }
}

function disc(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const angle = index * GOLDEN_ANGLE;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}
