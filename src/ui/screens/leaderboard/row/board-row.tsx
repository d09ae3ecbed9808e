import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import { readingOf, shownValue } from './board-value.ts';
import { GuestRow } from './guest-row.tsx';
import { lastSeenOf } from './last-seen.ts';

interface BoardRowProps {
  guest: RankedGuest;
  board: BoardName;
  ownId: string;
  /** On the server's clock. */
  nowMs: number;
}

/** A guest with the value that counts on a board, in its card and in the single list. */
export function BoardRow({ guest, board, ownId, nowMs }: BoardRowProps) {
  return (
    <GuestRow
      sessionId={guest.sessionId}
      name={guest.userName}
      rank={guest.rank}
      value={shownValue(guest, board)}
      reading={readingOf(guest, board)}
      pace={guest.drinkingPace}
      {...lastSeenOf(guest, nowMs)}
      isYou={guest.sessionId === ownId}
    />
  );
}
