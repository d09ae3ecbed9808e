import * as messages from '#messages/stats.ts';
import { hydrationStatus, waterToNextScore } from '../../../domain/stats/hydration.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import styles from './hydration-card.module.css';

/** The distance between the glass of water and the other glass. The lens is always wider than the score. */
const NEAR = {
  excellent: 62,
  good: 76,
  fair: 90,
  'needs-water': 104,
} as const;

interface HydrationCardProps {
  stats: SessionStats;
  /** The open celebration shows only the texts of the specification. */
  isOpen: boolean;
  isOver: boolean;
}

/**
 * The Hydration Score with its status, in the lens of two glasses, one of them a glass of water. Before the first drink
 * there are no glasses, because the head of the screen has two. Without alcohol it
 * also shows the ratio (docs/readings.md#water-ratio), and after alcohol a sentence about water.
 */
export function HydrationCard({ stats, isOpen, isOver }: HydrationCardProps) {
  const { hydrationScore: score, alcoholicDrinks, waterBottles } = stats;
  const status = hydrationStatus(score);
  const next = isOpen || isOver ? null : waterToNextScore(waterBottles, alcoholicDrinks);
  return (
    <Card className={styles.card} data-status={status} data-empty={stats.totalDrinks === 0 || undefined}>
      <h2 className="display">{messages.hydrationScore}</h2>
      <div className={styles.glasses}>
        {stats.totalDrinks > 0 && <Rings distance={NEAR[status]} />}
        <p className="display">{score}</p>
        <p>{messages.outOf100}</p>
      </div>
      <p className={styles.status}>{messages.hydrationStatuses[status]}</p>
      <div className={styles.below}>
        {alcoholicDrinks === 0 && <p>{messages.perfectHydration}</p>}
        {next && <p>{messages.waterLifts(next.glasses, next.score)}</p>}
        {alcoholicDrinks > 0 && !isOpen && <p>{messages.waterSlowsDown}</p>}
      </div>
    </Card>
  );
}
