import styles from './place.module.css';

const MEDALS: Readonly<Record<number, string>> = { 1: 'Gold', 2: 'Silver', 3: 'Bronze' };

/** A rank: a medal for 1 to 3, a number below, '–' for a guest without one (readings, Ranks). */
export function Place({ rank }: { rank: number | null }) {
  if (rank === null) {
    return (
      <span className={styles.number} data-rank>
        –<span className="visually-hidden"> no rank</span>
      </span>
    );
  }
  const medal = MEDALS[rank];
  return (
    <span className={medal ? styles.medal : styles.number} data-rank={rank}>
      {medal && <span className="visually-hidden">{medal}, place </span>}
      {rank}
    </span>
  );
}
