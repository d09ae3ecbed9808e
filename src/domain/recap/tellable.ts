import { LEAST_GUESTS } from './recap.ts';
import type { Cell } from './sums.ts';

/**
 * Returns the cells of a table that can be shown together with the total of all cells. Readers can compute the sum of
 * the hidden cells, so that sum must be empty or about at least five guests. If it is about fewer, the smallest shown
 * cell is hidden too.
 */
export function tellable(cells: readonly Cell[]): boolean[] {
  const others = cells.filter(([, guests]) => guests < LEAST_GUESTS);
  const isNothing = others.every(([drinks]) => drinks === 0);
  const [smallest] = cells.filter((cell) => !others.includes(cell)).sort(([a], [b]) => a - b);
  const hidden = !isNothing && smallest ? [...others, smallest] : others;
  return cells.map((cell) => !hidden.includes(cell));
}
