import { mostAt } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import styles from './timeline-chart.module.css';

interface PeakMarkProps {
  /** '21:00' */
  label: string;
  /** A chosen hour has its own shade, and the reading stands where the name was. */
  isHidden: boolean;
}

/** Shades the hour with the most alcoholic drinks, and names it. */
export function PeakMark({ label, isHidden }: PeakMarkProps) {
  return (
    <div hidden={isHidden}>
      <div className={styles.peak} />
      <p className={styles.flag}>{mostAt(label)}</p>
    </div>
  );
}

/** A single drink per hour is not a peak. */
const LEAST_PEAK = 2;

/** The bucket with the most alcoholic drinks, or null if several have as many. */
export function peakOf({ series }: Timeline): number | null {
  const sums = sumsOf(series.filter(({ withoutAlcohol }) => !withoutAlcohol).map(({ counts }) => counts));
  const most = Math.max(LEAST_PEAK, ...sums);
  const first = sums.indexOf(most);
  return first >= 0 && first === sums.lastIndexOf(most) ? first : null;
}

/** Returns the number of drinks of all lines together for each hour. */
export function sumsOf(counts: readonly (readonly number[])[]): number[] {
  return (counts[0] ?? []).map((_, at) => counts.reduce((sum, line) => sum + (line[at] ?? 0), 0));
}
