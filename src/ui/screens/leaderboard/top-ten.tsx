import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { firstOn, type Leaderboard, type Scope } from '../../../domain/leaderboard/leaderboard.ts';
import type { You } from '../../../domain/leaderboard/snapshot.ts';
import { BoardCard } from './board-card.tsx';
import { NobodyYet } from './notes/quiet-state.tsx';
import { YourRankings } from './own/your-rankings.tsx';
import styles from './top-ten.module.css';
import { useServerTime } from './use-server-time.ts';

interface TopTenProps {
  leaderboard: Leaderboard;
  /** The only board to show. Null: all that are on, with the guest's own ranks. */
  chosen: BoardName | null;
  you: You | null;
  scope: Scope;
  ownId: string;
}

/** 'Your Rankings', 'Most Drinks' and 'Fastest Pace' (docs/spec-coverage.md §2.44 to §2.46), or one chosen board. */
export function TopTen({ leaderboard, chosen, you, scope, ownId }: TopTenProps) {
  const nowMs = useServerTime();
  const boards = chosen ? [chosen] : leaderboard.boards;
  const cards = boards.map((board) => ({ board, guests: firstOn(leaderboard, board) }));
  const own = chosen === null && <YourRankings boards={boards} you={you} guests={leaderboard.guests} />;
  if (cards.every(({ guests }) => guests.length === 0)) {
    return (
      <>
        {own}
        <NobodyYet boards={boards} scope={scope} />
      </>
    );
  }
  return (
    <div className={styles.cards}>
      {own}
      {cards.map(({ board, guests }) => (
        <BoardCard key={board} board={board} guests={guests} ownId={ownId} nowMs={nowMs} />
      ))}
    </div>
  );
}
