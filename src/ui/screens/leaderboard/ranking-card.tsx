import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './ranking-card.module.css';
import { useRankMoves } from './use-rank-moves.ts';

interface RankingCardProps {
  title: string;
  /** The unit of the values, if the rows do not name it. */
  unit?: string;
  /** Session ids in the order of the rows. */
  order: readonly string[];
  children: ReactNode;
}

/** A ranking that animates changes of place. */
export function RankingCard({ title, unit, order, children }: RankingCardProps) {
  const titleId = useId();
  const list = useRankMoves(order);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {unit && <span>{unit}</span>}
      </div>
      <ol ref={list} className={styles.list} aria-labelledby={titleId}>
        {children}
      </ol>
    </Card>
  );
}
