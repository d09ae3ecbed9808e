import type { CSSProperties } from 'react';
import { all } from '#messages/stats.ts';
import styles from './hour-bars.module.css';
import { hasRoomForCounts } from './hour-labels.ts';
import { topOf } from './lane-shape.ts';
import type { NamedTimeline } from './named-timeline.ts';
import { sumsOf } from './peak-hour.ts';

interface HourBarsProps {
  timeline: NamedTimeline;
  peak: number | null;
}

/** All drinks together, a bar for each hour above the lanes. A single line has no bars. */
export function HourBars({ timeline: { buckets, series }, peak }: HourBarsProps) {
  if (series.length < 2) return null;
  const sums = sumsOf(series.map(({ counts }) => counts));
  const top = topOf([{ counts: sums }]);
  return (
    <div className={styles.all} aria-hidden="true">
      <span>{all}</span>
      <div className={styles.plot}>
        {buckets.map(({ startMs }, at) => {
          const sum = sums[at] ?? 0;
          return (
            <div
              key={startMs}
              data-sum={sum}
              data-peak={at === peak || undefined}
              style={{ '--share': sum / top } as CSSProperties}
            >
              {sum > 0 && hasRoomForCounts(buckets.length) && sum}
            </div>
          );
        })}
      </div>
      <b>{sums.reduce((total, sum) => total + sum, 0)}</b>
    </div>
  );
}
