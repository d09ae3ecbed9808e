import type { ReactNode } from 'react';
import { oneDecimal } from '#messages/forms.ts';
import { readings } from '#messages/leaderboard.ts';
import { type BoardName, countsOf, isFigure } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import { around, PART } from '../../../messages/forms/around.ts';

/** The number that a board shows for a guest. */
export function shownValue(guest: RankedGuest, board: BoardName): string {
  return countsOf(board) === 'rate' ? oneDecimal(guest.drinksPerHour) : String(countOf(guest, board));
}

/** The same number, for comparison. */
export function numberOf(guest: RankedGuest, board: BoardName): number {
  return countsOf(board) === 'rate' ? guest.drinksPerHour : countOf(guest, board);
}

/** The sentence around that number, with `PART` in its place. */
export function readingOf(guest: RankedGuest, board: BoardName): string {
  return readings[board](countOf(guest, board), PART);
}

/** Returns what a guest has done for a board. For the pace it is the drinks, because a rate also changes with time. */
export function countOf(guest: RankedGuest, board: BoardName): number {
  return isFigure(board) ? (guest[board] ?? 0) : guest.totalDrinks;
}

interface AroundValueProps {
  /** A whole sentence with `PART` in it. */
  sentence: string;
  /** Whether only screen readers get the words around the value. */
  isHidden?: boolean;
  /** The value. */
  children: ReactNode;
}

/** A value with its own style within its sentence. */
export function AroundValue({ sentence, isHidden, children }: AroundValueProps) {
  const [before, after] = around(() => sentence);
  const className = isHidden ? 'visually-hidden' : undefined;
  return (
    <>
      {before && <small className={className}>{before}</small>}
      {/* If a browser has translated the page, React could not change a text that is beside an element. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {after && <small className={className}>{after}</small>}
    </>
  );
}
