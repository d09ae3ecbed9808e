import type { CSSProperties } from 'react';
import { all } from '#messages/stats.ts';
import { withAlcohol } from '#messages/tracker.ts';
import styles from './hour-bars.module.css';
import { topOf } from './lane-shape.ts';
import type { NamedTimeline } from './named-timeline.ts';
import { sumsOf } from './peak-mark.tsx';

interface HourBarsProps {
  timeline: NamedTimeline;
  /** The top of the lanes' scale, on which the bars are too. */
  top: number;
  peak: number | null;
}

/** All drinks with alcohol together, as a bar for each hour above the lanes. A single line has no bars. */
export function HourBars({ timeline, top, peak }: HourBarsProps) {
  const { buckets } = timeline;
  const series = timeline.series.filter(({ withoutAlcohol }) => !withoutAlcohol);
  if (series.length < 2) return null;
  const sums = sumsOf(series.map(({ counts }) => counts));
  const most = topOf([{ counts: sums }]);
  return (
    <div className={styles.all} style={{ '--most': most / top } as CSSProperties} aria-hidden="true">
      <span>{series.length < timeline.series.length ? withAlcohol : all}</span>
      <div className={styles.plot}>
        {buckets.map(({ startMs }, at) => {
          const sum = sums[at] ?? 0;
          return (
            <div
              key={startMs}
              data-sum={sum}
              data-peak={at === peak || undefined}
              style={{ '--share': sum / most } as CSSProperties}
            >
              {sum > 0 && buckets.length <= MOST_LABELS && sum}
            </div>
          );
        })}
      </div>
      <b>{sums.reduce((total, sum) => total + sum, 0)}</b>
    </div>
  );
}

/** The number of labels that fit below the narrowest chart, and of numbers above its bars. */
const MOST_LABELS = 7;

/** The number of hours between two labels, if there is no room for all. */
const STEPS = [1, 2, 3, 4, 6, 8, 12] as const;

/**
 * Returns the label of each hour on the axis, '' for an hour without a label. The marked hour is the chosen hour or the
 * peak. It always has its label, and its neighbours then have none.
 */
export function hourLabels(buckets: readonly { readonly hour: number }[], marked: number | null): string[] {
  const step = STEPS.find((hours) => buckets.length / hours <= MOST_LABELS) ?? buckets.length;
  return buckets.map(({ hour }, bucket) => {
    const isNearMarked = marked !== null && bucket !== marked && Math.abs(bucket - marked) <= step / 2;
    const isLabelled = bucket === marked || (hour % step === 0 && !isNearMarked);
    return isLabelled ? String(hour) : '';
  });
}
