import { useId } from 'react';
import { all } from '#messages/stats.ts';
import styles from './hill.module.css';
import { HILL_HEIGHT, hillOf, SUMMIT } from './hill-shape.ts';
import { middleOf } from './lane-shape.ts';
import type { NamedTimeline } from './named-timeline.ts';
import { sumsOf } from './peak-hour.ts';

interface HillProps {
  timeline: NamedTimeline;
  peak: number | null;
}

/** All drinks together, above the lanes and over the same hours. A single line has no hill. */
export function Hill({ timeline: { buckets, series }, peak }: HillProps) {
  const groundId = useId();
  if (series.length < 2) return null;
  const sums = sumsOf(series.map(({ counts }) => counts));
  return (
    <div className={styles.hill} aria-hidden="true">
      <span>{all}</span>
      <svg viewBox={`0 0 ${buckets.length} ${HILL_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={groundId} x2="0" y2="1">
          <stop className={styles.stop} stopOpacity=".7" />
          <stop className={styles.stop} offset="1" stopOpacity=".15" />
        </linearGradient>
        <path className={styles.slope} fill={`url(#${groundId})`} d={hillOf(sums)} vectorEffect="non-scaling-stroke" />
        {peak !== null && (
          <path className={styles.summit} d={`M${middleOf(peak)} ${SUMMIT}h0`} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <b>{sums.reduce((sum, count) => sum + count, 0)}</b>
    </div>
  );
}
