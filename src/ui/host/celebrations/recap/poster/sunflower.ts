export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Each point turns by the golden angle, so that all have about the same room. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Each try has a hundredth more points, until enough of them lie in the part. */
const GROWTH = 1.01;

/** `count` points in the part of a disc around 0 where `isInside` holds, from its centre outwards. In units of `radius`. */
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
