import type { DrinkEntry } from '../session/drink-entry.ts';

/** The margins left of the first drink and right of the last one, as a fraction of the picture's width. */
const MARGIN = 0.14;
/** The width of one drink's hill, as a fraction of the picture's width. */
const WIDTH = 0.075;
/** The picture spans at least this time, so that even a short evening has hills. */
const LEAST_SPAN_MS = 30 * 60_000;

/** The evening as three lists of heights from 0 to 1, at equal distances from the left edge to the right edge. */
export interface Hills {
  /** The heights for all drinks. */
  readonly back: readonly number[];
  /** The heights for all drinks except water. */
  readonly middle: readonly number[];
  /** The heights for water. */
  readonly front: readonly number[];
}

/** The horizontal place of a time: 0 is the left edge, 1 the right edge. */
export function acrossOf(drinks: readonly DrinkEntry[]): (ms: number) => number {
  const first = drinks[0]?.timestamp ?? 0;
  const last = drinks.at(-1)?.timestamp ?? first;
  const span = Math.max(last - first, LEAST_SPAN_MS);
  const middle = (first + last) / 2;
  return (ms) => 0.5 + ((ms - middle) / span) * (1 - 2 * MARGIN);
}

/** Hills with `steps` heights each. `drinks` are in the order of time. */
export function hillsOf(drinks: readonly DrinkEntry[], steps: number): Hills {
  const across = acrossOf(drinks);
  const isWater = ({ drinkType }: DrinkEntry) => drinkType === 'water';
  const rise = (some: readonly DrinkEntry[]) =>
    riseOf(
      some.map(({ timestamp }) => across(timestamp)),
      steps,
    );
  return {
    back: rise(drinks),
    middle: rise(drinks.filter((drink) => !isWater(drink))),
    front: rise(drinks.filter(isWater)),
  };
}

/** The heights of the hills around these places, scaled so that the highest is 1. Without places all heights are 0. */
function riseOf(places: readonly number[], steps: number): number[] {
  const heights = Array.from({ length: steps }, (_, step) => {
    const x = step / (steps - 1);
    return places.reduce((sum, place) => sum + Math.exp(-(((x - place) / WIDTH) ** 2)), 0);
  });
  const highest = Math.max(...heights);
  return heights.map((height) => (highest > 0 ? height / highest : 0));
}
