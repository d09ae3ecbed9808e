import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { NEARBY_METRES, type Spot } from './plane.ts';
import { type Scene, spotWithin } from './scene.ts';

interface Square {
  readonly low: Spot;
  readonly high: Spot;
}

/** Asks at random until the guest is seen, then halves the square the guest must be in, along one axis after the other. */
export async function bisect({ searchRadius, chances, dice, ask }: Scene): Promise<Spot[]> {
  let square: Square | null = null;
  let axis: 'x' | 'y' = 'x';
  for (const session of chances) {
    if (square) {
      square = await halve(square, axis, (at) => ask(session, at));
      axis = axis === 'x' ? 'y' : 'x';
    } else {
      const at = spotWithin(searchRadius, dice);
      if (await ask(session, at)) square = squareAround(at);
    }
  }
  return [square ? middleOf(square) : spotWithin(searchRadius, dice)];
}

function squareAround({ x, y }: Spot): Square {
  const reach = NEARBY_METRES + BLUR_METRES;
  return { low: { x: x - reach, y: y - reach }, high: { x: x + reach, y: y + reach } };
}

/** Asks from where the edge of what is near runs through the middle. */
async function halve(square: Square, axis: 'x' | 'y', ask: (at: Spot) => Promise<boolean>): Promise<Square> {
  const middle = middleOf(square);
  const isSeen = await ask({ ...middle, [axis]: middle[axis] - NEARBY_METRES });
  const side = isSeen ? 'high' : 'low';
  return { ...square, [side]: { ...square[side], [axis]: middle[axis] } };
}

function middleOf({ low, high }: Square): Spot {
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
}
