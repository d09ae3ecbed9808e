import { DRINK_TYPES, type DrinkType, isAlcoholic } from '../drink-menu.ts';
import type { Recap } from './recap.ts';

/** The meaning of a dot: a kind of drink, or `mixed` for kinds that few guests had, which are not shown separately. */
export type Dot = DrinkType | 'mixed';

/** The couple's poster. Every dot stands for one drink, or for several if there are very many drinks. */
export interface PosterPicture {
  readonly drinksPerDot: number;
  /** The dots of the left glass, with the kinds evenly mixed. */
  readonly alcohol: readonly Dot[];
  /** The dots of the right glass, with the kinds evenly mixed. */
  readonly withoutAlcohol: readonly Dot[];
  /** The number of stars, one for each clink up to `MOST_STARS`. */
  readonly stars: number;
}

/** On A4, more dots in one glass would be too small to distinguish. */
export const MOST_DOTS = 420;
/** The lens of the poster is full with this many stars. */
export const MOST_STARS = 40;

/** Null if there are too few guests for numbers, or if the recap is not complete. */
export function posterOf({ isComplete, drinks, withoutAlcohol, kinds, clinks }: Recap): PosterPicture | null {
  if (!isComplete || typeof drinks !== 'number' || typeof withoutAlcohol !== 'number') return null;
  const totals = { left: drinks - withoutAlcohol, right: withoutAlcohol };
  const drinksPerDot = stepFor(Math.max(totals.left, totals.right));
  const known = new Map<string, number>(kinds.flatMap((row) => (row.drinks === 'few' ? [] : [[row.kind, row.drinks]])));
  const glass = (total: number, belongs: (kind: DrinkType) => boolean) => {
    const counts = DRINK_TYPES.filter(belongs).map((kind) => [kind, known.get(kind) ?? 0] as const);
    const rest = total - counts.reduce((sum, [, count]) => sum + count, 0);
    return mixed([...counts, ['mixed', Math.max(0, rest)]], drinksPerDot);
  };
  return {
    drinksPerDot,
    alcohol: glass(totals.left, isAlcoholic),
    withoutAlcohol: glass(totals.right, (kind) => !isAlcoholic(kind)),
    stars: Math.min(MOST_STARS, clinks ?? 0),
  };
}

/** How many drinks a dot stands for: the first of 1, 2, 5, 10, 20, … for which all dots fit into the glass. */
function stepFor(drinks: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (drinks <= MOST_DOTS * step * power) return step * power;
    }
  }
}

/** Spreads each kind over the whole list, so that no part of the glass has only one colour. */
function mixed(counts: readonly (readonly [Dot, number])[], drinksPerDot: number): Dot[] {
  return counts
    .flatMap(([dot, count]) => {
      const dots = count === 0 ? 0 : Math.max(1, Math.round(count / drinksPerDot));
      return Array.from({ length: dots }, (_, index) => ({ dot, at: (index + 0.5) / dots }));
    })
    .sort((a, b) => a.at - b.at)
    .map(({ dot }) => dot);
}
