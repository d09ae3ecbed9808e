import type { BoardName } from '../leaderboard/boards.ts';
import type { RoomTally } from './tally.ts';

type Totals = RoomTally['totals'];
type Hours = RoomTally['hours'];

/**
 * If no board shows who drinks alcohol, totals are rounded down to a multiple of this number, and the value of an hour
 * is rounded to this many steps of the highest hour.
 */
const COARSE = 10;

interface ShownBoard {
  readonly board: BoardName;
  readonly rows: readonly unknown[];
}

/**
 * The totals that the scene shows, and 0 for all others. After the end the wall shows only glasses of water. The line
 * below the board 'Most Drinks' shows how much water there was for each drink. If no board shows who drinks alcohol,
 * the totals contain no alcohol, and the others are rounded, because alcohol could be computed from exact ones.
 */
export function shownTotals(
  { alcoholic, without, waters }: Totals,
  state: 'running' | 'paused' | 'over',
  boards: readonly ShownBoard[],
  tellsAlcohol: boolean,
): Totals {
  const coarse = (total: number) => (tellsAlcohol ? total : roundedDown(total));
  const nothing = { alcoholic: 0, without: 0, waters: 0 };
  if (state === 'over') return { ...nothing, waters: coarse(waters) };
  if (state === 'paused') return nothing;
  const shown = boards.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return { ...nothing, alcoholic: tellsAlcohol ? alcoholic : 0, without: coarse(without) };
  return shown.some(({ board }) => board === 'mostDrinks') ? { ...nothing, alcoholic, waters } : nothing;
}

export const roundedDown = (total: number) => total - (total % COARSE);

/** The drinks of each hour from `from` on. */
export interface ShownHours {
  from: number;
  alcoholic: number[];
  without: number[];
}

export function shownHours({ from, alcoholic, without }: Hours, tellsAlcohol: boolean): ShownHours {
  if (tellsAlcohol) return { from, alcoholic, without };
  return { from, alcoholic: without.map(() => 0), without: shapeOf(without) };
}

/** The value of each hour in tenths of the highest value. */
function shapeOf(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => Math.round((COARSE * count) / most));
}

/**
 * The scene between the boards: toasts of all kinds and glasses of water in each hour from `from` on, and all glasses
 * of water together. If no board shows who drinks alcohol, there are no toasts, and the rest is rounded.
 */
export interface RoomPicture {
  from: number;
  toasts: number[];
  waters: number[];
  glasses: number;
}

/** Null before there are totals, and in the first hour, because one hour alone gives no picture. */
export function roomPicture({ totals, hours }: RoomTally, tellsAlcohol: boolean): RoomPicture | null {
  const { from, alcoholic, without, waters } = hours;
  if (without.length < 2) return null;
  const toasts = without.map((count, hour) => count + (alcoholic[hour] ?? 0));
  if (tellsAlcohol) return toasts.some(Boolean) ? { from, toasts, waters, glasses: totals.waters } : null;
  const glasses = roundedDown(totals.waters);
  return glasses > 0 ? { from, toasts: [], waters: shapeOf(waters), glasses } : null;
}
