import { medals, noRank } from '#messages/leaderboard.ts';
import { AroundValue, VALUE } from './around-value.tsx';
import styles from './place.module.css';

/** A rank: a medal for 1 to 3, otherwise a number, '–' for a guest without a rank (docs/readings.md#ranks). */
export function Place({ rank }: { rank: number | null }) {
  if (rank === null) {
    return (
      <span className={styles.number} data-rank>
        –<span className="visually-hidden"> {noRank}</span>
      </span>
    );
  }
  const medal = medals[rank - 1];
  return (
    <span className={medal ? styles.medal : styles.number} data-rank={rank}>
      {medal ? (
        <AroundValue isHidden sentence={medal(VALUE)}>
          {rank}
        </AroundValue>
      ) : (
        rank
      )}
    </span>
  );
}
