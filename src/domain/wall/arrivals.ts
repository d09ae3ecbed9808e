import * as v from 'valibot';
import { count } from '../whole-numbers.ts';
import { firstNameOf } from './first-name.ts';
import type { WallChoice } from './wall-settings.ts';

/** Hosts see a new name this long before the wall shows it, so that they can change it. */
export const NAME_WAITS_MS = 10_000;
/** How many guests are drawn in the glasses of a wall: those who came in last. */
export const MAX_ARRIVALS = 14;
/** How many guests the welcome names or draws. */
export const WHO_IS_IN_NAMES = 3;

/** How many of the guests who come in together are named. */
export const ARRIVAL_NAMES = 2;
/** A wall shows who comes in instead of its boards until this many guests, or all who are in, have had a drink. */
const FILLS_BOARDS = 4;

/**
 * Whether the wall shows who comes in instead of its boards. `tasted`: how many not quiet guests have logged a drink.
 */
export function isFilling(tasted: number, guests: number, quiet = 0): boolean {
  // If all guests are quiet, the wall keeps showing who comes in.
  return tasted < Math.min(FILLS_BOARDS, guests - quiet || guests);
}

/** The guests who are in, for the welcome of a celebration. `names`: the latest guest first. */
export const whoIsInSchema = v.object({ names: v.pipe(v.array(v.string()), v.readonly()), guests: count });
export type WhoIsIn = v.InferOutput<typeof whoIsInSchema>;

/** `names`: the latest guest first. Null if nobody may be named. */
export function whoIsIn(names: readonly string[], guests: number, wall: WallChoice): WhoIsIn | null {
  const shown = namesFor(wall, names.slice(0, WHO_IS_IN_NAMES));
  return shown.length > 0 ? { names: shown, guests } : null;
}

/** The names as a wall shows them. */
export function namesFor(wall: WallChoice, names: readonly string[]): string[] {
  if (wall === 'names') return [...names];
  return wall === 'first-names' ? names.map(firstNameOf) : [];
}
