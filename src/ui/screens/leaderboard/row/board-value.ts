import { readings } from '#messages/leaderboard.ts';
import { oneDecimal } from '#messages/views.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import { VALUE } from './around-value.tsx';

/** The number that a board shows of a guest. */
export function shownValue(guest: RankedGuest, board: BoardName): string {
  return board === 'fastestPace' ? oneDecimal(guest.drinksPerHour) : String(countOf(guest, board));
}

/** The sentence around that number, with `VALUE` in its place. */
export function readingOf(guest: RankedGuest, board: BoardName): string {
  return readings[board](countOf(guest, board), VALUE);
}

/** What the guest did for a board. A rate also changes when only time passes, so the pace board counts drinks. */
export function countOf(guest: RankedGuest, board: BoardName): number {
  return board === 'mostDrinks' || board === 'fastestPace' ? guest.totalDrinks : (guest[board] ?? 0);
}
