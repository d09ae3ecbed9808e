import { type ReactNode, useId } from 'react';
import { boardRules, boardTitles, boardUnits } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { Card } from '../../components/card.tsx';
import { useRankMoves } from './motion/use-rank-moves.ts';
import styles from './ranking-card.module.css';

interface RankingCardProps {
  board: BoardName;
  /** In the order of the rows. */
  guests: readonly RankedGuest[];
  children: ReactNode;
}

/** A ranking that animates changes of place. */
export function RankingCard({ board, guests, children }: RankingCardProps) {
  const titleId = useId();
  const rule = boardRules[board];
  const list = useRankMoves(guests, board);
  return (
    <Card className={styles.card}>
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
