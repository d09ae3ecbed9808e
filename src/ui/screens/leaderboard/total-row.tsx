import { drinks } from '#messages/leaderboard.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { VALUE } from './around-value.tsx';
import { GuestRow } from './guest-row.tsx';
import { lastSeenOf } from './last-seen.ts';

interface TotalRowProps {
  guest: RankedGuest;
  ownId: string;
  /** On the server's clock. */
  nowMs: number;
}

/** A guest with the total, in 'Most Drinks' and in the single list. */
export function TotalRow({ guest, ownId, nowMs }: TotalRowProps) {
  return (
    <GuestRow
      sessionId={guest.sessionId}
      name={guest.userName}
      rank={guest.rank}
      value={String(guest.totalDrinks)}
      reading={drinks(guest.totalDrinks, VALUE)}
      pace={guest.drinkingPace}
      {...lastSeenOf(guest, nowMs)}
      isYou={guest.sessionId === ownId}
    />
  );
}
