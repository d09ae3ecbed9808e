import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './ranking-card.module.css';
import { useRankMoves } from './use-rank-moves.ts';

interface RankingCardProps {
  title: string;
  /** What is counted, where the rows do not say it. */
  unit?: string;
  /** Session ids in the order shown. */
  order: readonly string[];
  children: ReactNode;
}

/** A ranking in which changes of place are seen moving. */
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
