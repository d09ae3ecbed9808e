import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { NEARBY_METRES, type Spot } from './plane.ts';
import { type Scene, spotWithin } from './scene.ts';

interface Square {
  readonly low: Spot;
  readonly high: Spot;
}

/** Asks at random until the guest is seen. Then halves the square that the guest must be in, along alternating axes. */
export async function bisect({ searchRadius, chances, dice, ask }: Scene): Promise<Spot[]> {
  let square: Square | null = null;
  let axis: 'x' | 'y' = 'x';
  for (const session of chances) {
    if (square) {
      square = await halve(square, axis, 'low', (at) => ask(session, at));
      axis = axis === 'x' ? 'y' : 'x';
    } else {
      const at = spotWithin(searchRadius, dice);
      if (await ask(session, at)) square = squareAround(at);
    }
  }
  return [square ? middleOf(square) : spotWithin(searchRadius, dice)];
}

/**
 * Halves the area around the place from which the guest was seen. Asks from the side that is nearer to `inside`. An answer
 * of null says nothing.
 */
export async function narrowDown(
  seenFrom: Spot,
  inside: Spot,
  questions: number,
  ask: (at: Spot) => Promise<boolean | null>,
): Promise<Spot> {
  let square = squareAround(seenFrom);
  for (let question = 0; question < questions; question++) {
    const axis = question % 2 === 0 ? 'x' : 'y';
    const from = inside[axis] < middleOf(square)[axis] ? 'low' : 'high';
    square = await halve(square, axis, from, ask);
  }
  return middleOf(square);
}

function squareAround({ x, y }: Spot): Square {
  const reach = NEARBY_METRES + BLUR_METRES;
  return { low: { x: x - reach, y: y - reach }, high: { x: x + reach, y: y + reach } };
}

/** Asks from a place whose nearby radius ends in the middle, so that the answer tells the side. */
async function halve(
  square: Square,
  axis: 'x' | 'y',
  from: 'low' | 'high',
  ask: (at: Spot) => Promise<boolean | null>,
): Promise<Square> {
  const middle = middleOf(square);
  const offset = from === 'low' ? -NEARBY_METRES : NEARBY_METRES;
  const isSeen = await ask({ ...middle, [axis]: middle[axis] + offset });
  if (isSeen === null) return square;
  const other = from === 'low' ? 'high' : 'low';
  const side = isSeen ? other : from;
  return { ...square, [side]: { ...square[side], [axis]: middle[axis] } };
}

function middleOf({ low, high }: Square): Spot {
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
}
