import { drinks } from '#messages/leaderboard.ts';
import type { Row } from '../../../domain/protocol.ts';
import { VALUE } from './around-value.tsx';
import { GuestRow } from './guest-row.tsx';

/** A guest by total, as in 'Most Drinks' and in the single list. */
export function TotalRow({ row, ownId }: { row: Row; ownId: string }) {
  return (
    <GuestRow
      sessionId={row.session_id}
      name={row.user_name}
      rank={row.rank}
      value={String(row.total_drinks)}
      reading={drinks(row.total_drinks, VALUE)}
      isYou={row.session_id === ownId}
    />
  );
}
