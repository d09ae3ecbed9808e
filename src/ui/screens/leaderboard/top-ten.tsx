import { type ReactNode, useId } from 'react';
import { boardRules, boardTitles, boardUnits } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { firstOn, type Leaderboard, type RankedGuest, type Scope } from '../../../domain/leaderboard/leaderboard.ts';
import type { You } from '../../../domain/leaderboard/snapshot.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../look/class-names.ts';
import { useRankMoves } from './motion/use-rank-moves.ts';
import { NobodyYet } from './notes/quiet-state.tsx';
import { YourRankings } from './own/your-rankings.tsx';
import { FreePlace, PLACES, PodiumPlace } from './podium.tsx';
import { BoardRow } from './row/guest-row.tsx';
import styles from './top-ten.module.css';
import { useServerTime } from './use-server-time.ts';

interface TopTenProps {
  leaderboard: Leaderboard;
  /** The only board to show. Null: all enabled boards, with the guest's own ranks. */
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
        <BoardCard key={board} board={board} guests={guests} isAlone={chosen !== null} ownId={ownId} nowMs={nowMs} />
      ))}
    </div>
  );
}

interface BoardCardProps {
  board: BoardName;
  /** The first ten. */
  guests: readonly RankedGuest[];
  isAlone: boolean;
  ownId: string;
  /** A time on the server's clock. */
  nowMs: number;
}

/** One board: three places and rows below. */
function BoardCard({ board, guests, isAlone, ownId, nowMs }: BoardCardProps) {
  return (
    <RankingCard board={board} guests={guests} isAlone={isAlone}>
      {PLACES.map((place) => {
        const guest = guests[place - 1];
        if (!guest) return <FreePlace key={place} place={place} />;
        const shown = { guest, board, place, isYou: guest.sessionId === ownId, nowMs };
        return <PodiumPlace key={place} {...shown} />;
      })}
      {guests.slice(PLACES.length).map((guest) => (
        <BoardRow key={guest.sessionId} guest={guest} board={board} ownId={ownId} nowMs={nowMs} />
      ))}
    </RankingCard>
  );
}

interface RankingCardProps {
  board: BoardName;
  /** The guests in the order of the rows. */
  guests: readonly RankedGuest[];
  /** If only one board is shown, it needs no card, and its steps are larger. */
  isAlone: boolean;
  children: ReactNode;
}

/** A ranking that animates changes of place. */
function RankingCard({ board, guests, isAlone, children }: RankingCardProps) {
  const titleId = useId();
  const rule = boardRules[board];
  const list = useRankMoves(guests, board);
  return (
    <Card className={classNames(styles.card, isAlone && styles.alone)}>
      <div className={`head-row ${styles.head}`}>
        <h2 id={titleId} className="display">
          {boardTitles[board]}
        </h2>
        <span>{boardUnits[board]}</span>
      </div>
      {rule && <p className={styles.rule}>{rule}</p>}
      <ol ref={list} className={styles.list} role="list" aria-labelledby={titleId}>
        {children}
      </ol>
    </Card>
  );
}
