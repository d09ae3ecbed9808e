import { mostAt } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import styles from './timeline-chart.module.css';

interface PeakMarkProps {
  /** '21:00' */
  label: string;
  /** A chosen hour has its own shade. */
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

/** A single drink per hour is not a peak. */
const LEAST_PEAK = 2;

/**
 * The bucket with the most alcoholic drinks, or null. If several buckets have the most drinks, the result is the bucket
 * at `busiestHour`, because the same screen calls that hour 'Peak time'. Otherwise it is the first of them.
 */
export function peakOf({ buckets, series }: Timeline, busiestHour: number | null): number | null {
  const sums = sumsOf(series.filter(({ withoutAlcohol }) => !withoutAlcohol).map(({ counts }) => counts));
  const most = Math.max(LEAST_PEAK, ...sums);
  const peaks = buckets.map((_, at) => at).filter((at) => sums[at] === most);
  return peaks.find((at) => buckets[at]?.hour === busiestHour) ?? peaks[0] ?? null;
}

/** Returns the number of drinks of all lines together for each hour. */
export function sumsOf(counts: readonly (readonly number[])[]): number[] {
  return (counts[0] ?? []).map((_, at) => counts.reduce((sum, line) => sum + (line[at] ?? 0), 0));
}
