import * as leaderboard from '#messages/leaderboard.ts';
import { oneDecimal } from '#messages/views.ts';
import { type Leaderboard, pictureOf } from '../../../domain/leaderboard/leaderboard.ts';
import type { Row, Scope, You } from '../../../domain/protocol.ts';
import { VALUE } from './around-value.tsx';
import { BoardCard } from './board-card.tsx';
import { GuestRow } from './guest-row.tsx';
import { PodiumPlace } from './podium-place.tsx';
import { FirstToast } from './quiet-state.tsx';
import styles from './top-ten.module.css';
import { TotalRow } from './total-row.tsx';
import { YourRankings } from './your-rankings.tsx';

const PODIUM_SIZE = 3;

interface TopTenProps {
  board: Leaderboard;
  you: You | null;
  scope: Scope;
  ownId: string;
}

/** 'Your Rankings', 'Most Drinks' and 'Fastest Pace' (spec §2, Leaderboard screen). */
export function TopTen({ board, you, scope, ownId }: TopTenProps) {
  const { guests, mostDrinks, fastestPace } = pictureOf(board, scope);
  const rankings = <YourRankings you={you} guests={guests} />;
  if (mostDrinks.length === 0) {
    return (
      <>
        {rankings}
        <FirstToast scope={scope} />
      </>
    );
  }
  const podium = mostDrinks.slice(0, PODIUM_SIZE);
  return (
    <div className={styles.cards}>
      {rankings}
      <BoardCard title={leaderboard.mostDrinks} order={idsOf(mostDrinks)}>
        {podium.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plinth belongs to the place, not to the guest
          <PodiumPlace key={index} row={row} place={index + 1} isYou={row.session_id === ownId} />
        ))}
        {mostDrinks.slice(PODIUM_SIZE).map((row) => (
          <TotalRow key={row.session_id} row={row} ownId={ownId} />
        ))}
      </BoardCard>
      <BoardCard title={leaderboard.fastestPace} unit={leaderboard.drinksPerHour} order={idsOf(fastestPace)}>
        {fastestPace.map((row) => (
          <GuestRow
            key={row.session_id}
            sessionId={row.session_id}
            name={row.user_name}
            rank={row.rank}
            value={oneDecimal(row.drinks_per_hour)}
            reading={leaderboard.paceOf(VALUE)}
            isYou={row.session_id === ownId}
          />
        ))}
      </BoardCard>
    </div>
  );
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map((row) => row.session_id);
}
