import { LEAST_GUESTS } from './recap.ts';
import type { Cell } from './sums.ts';

/**
 * Which cells of a table can be told beside the total of all cells. The hidden rest, which follows from the total, is
 * then about at least five guests, or empty. If few guests had something of the rest, the smallest of the other cells
 * is hidden too.
 */
export function tellable(cells: readonly Cell[]): boolean[] {
  const others = cells.filter(([, guests]) => guests < LEAST_GUESTS);
  const isNothing = others.every(([drinks]) => drinks === 0);
  const [smallest] = cells.filter((cell) => !others.includes(cell)).sort(([a], [b]) => a - b);
  const hidden = !isNothing && smallest ? [...others, smallest] : others;
  return cells.map((cell) => !hidden.includes(cell));
}
