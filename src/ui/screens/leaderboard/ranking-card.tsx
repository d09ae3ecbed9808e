import { type ReactNode, useId } from 'react';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { Card } from '../../components/card.tsx';
import styles from './ranking-card.module.css';
import { useRankMoves } from './use-rank-moves.ts';

interface RankingCardProps {
  title: string;
  /** What the values count. */
  unit: string;
  /** In the order of the rows. */
  guests: readonly RankedGuest[];
  children: ReactNode;
}

/** A ranking that animates changes of place. */
export function RankingCard({ title, unit, guests, children }: RankingCardProps) {
  const titleId = useId();
  const list = useRankMoves(guests);
  return (
    <Card className={styles.card}>
      <div className={`head-row ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        <span>{unit}</span>
      </div>
      <ol ref={list} className={styles.list} role="list" aria-labelledby={titleId}>
        {children}
      </ol>
    </Card>
  );
}
