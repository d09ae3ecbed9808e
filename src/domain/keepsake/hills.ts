import type { DrinkEntry } from '../session/drink-entry.ts';

/** The room beside the first and the last drink, as a part of the evening. */
const MARGIN = 0.14;
/** How wide the hill of one drink is, as a part of the evening. */
const WIDTH = 0.075;
/** The hills span at least this time, so that even a short evening has hills. */
const LEAST_SPAN_MS = 30 * 60_000;

/** The evening as hills. Heights are from 0 to 1, at even steps from the left edge to the right one. */
export interface Hills {
  /** Of all drinks. */
  readonly back: readonly number[];
  /** Of all but water. */
  readonly middle: readonly number[];
  /** Of water. */
  readonly front: readonly number[];
}

/** Where a moment is between the edges: 0 is the left one, 1 the right one. */
export function acrossOf(drinks: readonly DrinkEntry[]): (ms: number) => number {
  const first = drinks[0]?.timestamp ?? 0;
  const last = drinks.at(-1)?.timestamp ?? first;
  const span = Math.max(last - first, LEAST_SPAN_MS);
  const middle = (first + last) / 2;
  return (ms) => 0.5 + ((ms - middle) / span) * (1 - 2 * MARGIN);
}

/** Hills at `steps` places. `drinks` are in the order of their time. */
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

/** The heights of hills around these places. The highest point is 1. Without places all heights are 0. */
function riseOf(places: readonly number[], steps: number): number[] {
  const heights = Array.from({ length: steps }, (_, step) => {
    const x = step / (steps - 1);
    return places.reduce((sum, place) => sum + Math.exp(-(((x - place) / WIDTH) ** 2)), 0);
  });
  const highest = Math.max(...heights);
  return heights.map((height) => (highest > 0 ? height / highest : 0));
}
