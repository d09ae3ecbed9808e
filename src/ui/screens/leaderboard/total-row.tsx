import { drinks } from '#messages/leaderboard.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { VALUE } from './around-value.tsx';
import { GuestRow } from './guest-row.tsx';

/** A guest with the total, in 'Most Drinks' and in the single list. */
export function TotalRow({ guest, ownId }: { guest: RankedGuest; ownId: string }) {
  return (
    <GuestRow
      sessionId={guest.sessionId}
      name={guest.userName}
      rank={guest.rank}
      value={String(guest.totalDrinks)}
      reading={drinks(guest.totalDrinks, VALUE)}
      isYou={guest.sessionId === ownId}
    />
  );
}
