import { BOARDS, type BoardName, isFigure, NEW_BOARDS } from './boards.ts';

/** Totals and rates count drinks with alcohol only. */
const countsAlcohol = (board: BoardName) => !isFigure(board);

/** The boards that a celebration offers to its hosts. */
export function offeredBoards(withoutAlcohol: boolean): readonly BoardName[] {
  return withoutAlcohol ? BOARDS.filter((board) => !countsAlcohol(board)) : BOARDS;
}

/**
 * The boards that stay on when a celebration becomes one without alcohol. If none would stay on, the boards with which
 * a celebration without alcohol begins.
 */
export function boardsWithoutAlcohol(boards: readonly BoardName[]): readonly BoardName[] {
  const left = boards.filter((board) => !countsAlcohol(board));
  return left.length > 0 ? left : NEW_BOARDS.filter((board) => !countsAlcohol(board));
}
