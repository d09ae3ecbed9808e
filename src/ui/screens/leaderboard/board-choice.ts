import { useState } from 'react';
import { type BoardName, hasFigures } from '../../../domain/leaderboard/boards.ts';

export interface BoardChoice {
  /** The boards that are on. */
  boards: readonly BoardName[];
  /** The board that is shown, or the first board. */
  board: BoardName;
  /** The guest sees one board at a time. The two usual boards are shown one below the other. */
  isChoice: boolean;
  /**
   * The side from which the shown board slides in: 1 from the end of the line, -1 from its start, 0 without sliding.
   */
  cameFrom: -1 | 0 | 1;
  choose(board: BoardName): void;
  /** Shows the next board or the previous one. It stops at the first and the last board. */
  step(by: -1 | 1): void;
}

/** Returns which of the enabled boards is shown (docs/readings.md#boards-of-a-celebration). */
export function useBoardChoice(boards: readonly BoardName[]): BoardChoice {
  const [{ wanted, cameFrom }, want] = useState<{ wanted: BoardName; cameFrom: BoardChoice['cameFrom'] }>({
    wanted: 'mostDrinks',
    cameFrom: 0,
  });
  const [first = wanted] = boards;
  const board = boards.includes(wanted) ? wanted : first;
  const at = boards.indexOf(board);
  const choose = (next: BoardName) => want({ wanted: next, cameFrom: boards.indexOf(next) < at ? -1 : 1 });
  return {
    boards,
    board,
    isChoice: boards.length > 1 && hasFigures(boards),
    cameFrom,
    choose,
    step: (by) => {
      const next = boards[at + by];
      if (next) choose(next);
    },
  };
}
