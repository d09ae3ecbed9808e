import { mostAt } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
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

/** One drink an hour is no peak. */
const LEAST_PEAK = 2;

/**
 * The bucket with the most alcoholic drinks, or null. When buckets tie, the one at `busiestHour` wins, as that hour is
 * called 'Peak time' on the same screen. Otherwise the first wins.
 */
export function peakOf({ buckets, series }: Timeline, busiestHour: number | null): number | null {
  const alcoholic = series.filter(({ withoutAlcohol }) => !withoutAlcohol);
  const sums = sumsOf(alcoholic.map(({ counts }) => counts));
  const most = Math.max(LEAST_PEAK, ...sums);
  const peaks = buckets.map((_, at) => at).filter((at) => sums[at] === most);
  return peaks.find((at) => buckets[at]?.hour === busiestHour) ?? peaks[0] ?? null;
}

/** For each hour, the drinks of all lines together. */
export function sumsOf(counts: readonly (readonly number[])[]): number[] {
  return (counts[0] ?? []).map((_, at) => counts.reduce((sum, line) => sum + (line[at] ?? 0), 0));
}
