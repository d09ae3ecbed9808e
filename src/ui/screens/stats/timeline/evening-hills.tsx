import type { CSSProperties } from 'react';
import { hourOfDay, peakTime, yourEvening } from '#messages/stats.ts';
import type { Timeline } from '../../../../domain/stats/timeline.ts';
import { sparkPath } from '../../../components/drawings/spark.ts';
import styles from './evening-hills.module.css';
import { hourLabels } from './hour-bars.tsx';
import { BASELINE, middleOf, shapeOf, topOf } from './lane-shape.ts';
import { sumsOf } from './peak-mark.tsx';

/** The y coordinate of the highest hill, with room for its stroke. */
const SKY = 5;
const STAR = sparkPath(9, 9, 9);

interface EveningHillsProps {
  /** In this timeline, drinks without alcohol have lines too. */
  timeline: Timeline;
  /** Peak time, 0 to 23. */
  busiestHour: number | null;
}

/**
 * The evening as hills: all drinks by hour at the back, and drinks without alcohol in front. A star marks Peak time.
 * Screen readers have the table of the timeline.
 */
export function EveningHills({ timeline: { buckets, series }, busiestHour }: EveningHillsProps) {
  const all = sumsOf(series.map(({ counts }) => counts));
  const free = sumsOf(series.filter(({ withoutAlcohol }) => withoutAlcohol).map(({ counts }) => counts));
  const hours = buckets.length;
  const top = topOf([{ counts: all }], 1);
  const peak = buckets.findIndex(({ hour }, at) => hour === busiestHour && all[at] === Math.max(...all));
  const height = shapeOf(all, top).points.find(({ bucket }) => bucket === peak)?.y ?? BASELINE;
  return (
    <section className={styles.evening} aria-hidden="true" style={{ '--hours': hours } as CSSProperties}>
      <p className={`head-row ${styles.head}`}>
        <b className="display">{yourEvening}</b>
        {busiestHour !== null && (
          <span>
            {peakTime} <span className="num">{hourOfDay(busiestHour)}</span>
          </span>
        )}
      </p>
      <div className={styles.picture}>
        <svg viewBox={`0 ${SKY} ${hours} ${BASELINE - SKY}`} preserveAspectRatio="none" aria-hidden="true">
          <Hill className={styles.all} counts={all} top={top} />
          {free.length > 0 && <Hill className={styles.free} counts={free} top={top} />}
        </svg>
        {peak >= 0 && (
          <svg
            className={styles.star}
            viewBox="0 0 18 18"
            aria-hidden="true"
            style={{
              left: `${(100 * middleOf(peak)) / hours}%`,
              top: `${(100 * (height - SKY)) / (BASELINE - SKY)}%`,
            }}
          >
            <path d={STAR} />
          </svg>
        )}
      </div>
      <ol className={styles.axis}>
        {hourLabels(buckets, peak < 0 ? null : peak).map((label, at) => (
          <li key={buckets[at]?.startMs}>{label}</li>
        ))}
      </ol>
    </section>
  );
}

function Hill({ className, counts, top }: { className: string | undefined; counts: readonly number[]; top: number }) {
  const { line } = shapeOf(counts, top);
  return (
    <g className={className}>
      <path d={`${line}V${BASELINE}H0Z`} />
      <path d={line} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
