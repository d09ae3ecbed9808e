import { mostAt } from '#messages/stats.ts';
import styles from './timeline-chart.module.css';

interface PeakMarkProps {
  /** '21:00' */
  label: string;
  /** A chosen hour has a shade of its own. */
  isChosen: boolean;
}

/** Shades the hour with the most alcoholic drinks, and names it. */
export function PeakMark({ label, isChosen }: PeakMarkProps) {
  return (
    <>
      {!isChosen && <div className={styles.peak} />}
      <p className={styles.flag}>{mostAt(label)}</p>
    </>
  );
}
