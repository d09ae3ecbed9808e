import type { BoardName } from '../leaderboard/boards.ts';
import { LEADERBOARD_SIZE } from '../leaderboard/leaderboard.ts';
import type { Guest, Rankings } from '../leaderboard/rankings.ts';
import { measureOf } from '../leaderboard/standings.ts';

/** Three places on the podium, and six below. */
const PLACES = 9;

export interface ScreenBoard {
  board: BoardName;
  rows: { name: string; value: number; rank: number }[];
  more?: { guests: number; value: number };
}

/**
 * A board as a wall shows it. Ranks are computed from the shown values, so equal numbers have equal ranks. `more`
 * counts the guests after the first nine whose value equals that of the ninth.
 */
export function screenBoard(
  rankings: Rankings<Guest>,
  board: BoardName,
  nameOf: (guest: Guest) => string,
): ScreenBoard {
  const ordered = rankings.orders.get(board) ?? [];
  const measure = measureOf(board, rankings);
  const shownValue = (guest: Guest) => toOneDecimal(measure(guest));
  const first = ordered.slice(0, LEADERBOARD_SIZE).filter((guest) => shownValue(guest) > 0);
  const values = first.map(shownValue);
  const rows = first.map((guest, index) => ({
    name: nameOf(guest),
    value: values[index] ?? 0,
    rank: 1 + values.indexOf(values[index] ?? 0),
  }));
  const ninth = values[PLACES - 1];
  const guests = ninth === undefined ? 0 : countWhile(ordered, PLACES, (guest) => shownValue(guest) === ninth);
  return { board, rows, ...(ninth !== undefined && guests > 0 && { more: { guests, value: ninth } }) };
}

function countWhile<Item>(items: readonly Item[], from: number, isCounted: (item: Item) => boolean): number {
  let end = from;
  for (let item = items[end]; item !== undefined && isCounted(item); item = items[end]) end += 1;
  return end - from;
}

function toOneDecimal(value: number): number {
  return Number(value.toFixed(1));
}
