import type { BucketReading } from './bucket-reading.ts';
import styles from './timeline-chart.module.css';

interface HourReadingProps {
  /** The chosen hour. */
  reading: BucketReading | null;
  all: readonly BucketReading[];
  /** Shown while no hour is chosen. */
  hint: string;
}

/** What was drunk in the chosen hour. Screen readers get the slider's own text instead. */
export function HourReading({ reading, all, hint }: HourReadingProps) {
  const longest = all.reduce((a, b) => (b.had.length > a.had.length ? b : a));
  return (
    <p className={styles.reading}>
      <span aria-hidden="true" data-keeps-room>
        <b>{longest.label}</b> <span>{longest.had}</span>
      </span>
      {reading ? (
        <span aria-hidden="true">
          <b>{reading.label}</b> <span>{reading.had}</span>
        </span>
      ) : (
        <span>{hint}</span>
      )}
    </p>
  );
}
