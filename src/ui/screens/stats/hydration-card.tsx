import * as messages from '#messages/stats.ts';
import { hydrationStatus } from '../../../domain/stats/hydration.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import styles from './hydration-card.module.css';

const ARC = 'M12 78A64 64 0 0 1 140 78';

/**
 * The Hydration Score as a gauge with its status. Without alcohol it also shows the ratio
 * (docs/readings.md#water-ratio).
 */
export function HydrationCard({ stats }: { stats: SessionStats }) {
  const { hydrationScore: score, alcoholicDrinks } = stats;
  const status = hydrationStatus(score);
  return (
    <Card className={styles.card} data-status={status}>
      <h2 className="display">{messages.hydrationScore}</h2>
      <div className={styles.dial}>
        <svg viewBox="6 0 140 86" aria-hidden="true">
          <path className={styles.track} d={ARC} />
          <path className={styles.fill} pathLength="100" strokeDasharray={`${score} 100`} d={ARC} />
        </svg>
        <p className="display">{score}</p>
        <p className={styles.scale}>{messages.outOf100}</p>
      </div>
      <p className={styles.status}>{messages.hydrationStatuses[status]}</p>
      {alcoholicDrinks === 0 && <p className={styles.perfect}>{messages.perfectHydration}</p>}
    </Card>
  );
}
