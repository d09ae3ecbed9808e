import { WIDTH } from './card.ts';

/** The bowl of a tall glass, in pixels of the card: its middle, its rim, its foot, and the surface of the drink. */
export const MIDDLE = WIDTH / 2;
export const RIM = 590;
export const FOOT = 1430;
export const SURFACE = 676;
export const HALF_WIDTH = 190;

/** Half the width of the bowl at a height. */
export function halfAt(y: number): number {
  const depth = Math.max(0, (y - RIM) / (FOOT - RIM));
  return HALF_WIDTH * (1 + 0.1 * depth - 0.32 * depth ** 2) * Math.sqrt(Math.max(0, 1 - depth ** 9));
}

/** The y of a height of the drink, which is 0 at the bottom and 1 at the surface. */
export function levelOf(height: number): number {
  return FOOT - height * (FOOT - SURFACE);
}

export function bowl(): Path2D {
  const path = new Path2D();
  for (let y = RIM; y <= FOOT; y += 4) path.lineTo(MIDDLE - halfAt(y), y);
  for (let y = FOOT; y >= RIM; y -= 4) path.lineTo(MIDDLE + halfAt(y), y);
  return path;
}
