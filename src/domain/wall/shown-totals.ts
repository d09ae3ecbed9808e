import type { BoardName } from '../leaderboard/boards.ts';
import type { RoomTally } from './tally.ts';

type Totals = RoomTally['totals'];
type Hours = RoomTally['hours'];

/** Where no board tells who drinks alcohol, a total is rounded down to a multiple of this, and an hour to a part of the fullest. */
const COARSE = 10;

interface ShownBoard {
  readonly board: BoardName;
  readonly rows: readonly unknown[];
}

/**
 * What the scene says of the totals, and 0 for everything else. The thanks have only glasses of water, and boards say how much
 * water there was for each drink below the one of drinks. Where no board tells who drinks alcohol, nothing is said of it, and
 * the rest is coarse, because what is not one is the other.
 */
export function shownTotals(
  { alcoholic, without, waters }: Totals,
  state: 'running' | 'paused' | 'over',
  boards: readonly ShownBoard[],
  tellsAlcohol: boolean,
): Totals {
  const coarse = (total: number) => (tellsAlcohol ? total : total - (total % COARSE));
  const nothing = { alcoholic: 0, without: 0, waters: 0 };
  if (state === 'over') return { ...nothing, waters: coarse(waters) };
  if (state === 'paused') return nothing;
  const shown = boards.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return { ...nothing, alcoholic: tellsAlcohol ? alcoholic : 0, without: coarse(without) };
  return shown.some(({ board }) => board === 'mostDrinks') ? { ...nothing, alcoholic, waters } : nothing;
}

/** How full the hours were of drinks without alcohol, in tenths of the fullest. */
export function shapeOf({ from, without }: Hours): Hours {
  const most = Math.max(1, ...without);
  return {
    from,
    alcoholic: without.map(() => 0),
    without: without.map((count) => Math.round((COARSE * count) / most)),
  };
}
