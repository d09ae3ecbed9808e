import { useMemo } from 'react';
import { all } from '#messages/stats.ts';
import type { NamedTimeline } from './named-timeline.ts';
import seriesStyles from './series.module.css';
import styles from './stack.module.css';
import { STACK_HEIGHT, stackOf } from './stack-shape.ts';

/** All drinks together, above the lanes. They show when the evening was at its height. A single line has no stack. */
export function Stack({ timeline: { buckets, series } }: { timeline: NamedTimeline }) {
  const { layers, outline } = useMemo(() => stackOf(series.map(({ counts }) => counts)), [series]);
  if (series.length < 2) return null;
  return (
    <div className={styles.stack} aria-hidden="true">
      <span>{all}</span>
      <svg viewBox={`0 0 ${buckets.length} ${STACK_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ id, style }, index) => (
          <path
            key={id}
            className={seriesStyles.series}
            data-color={style.color}
            d={layers[index]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path className={styles.outline} d={outline} vectorEffect="non-scaling-stroke" />
      </svg>
      <b>{series.reduce((sum, { total }) => sum + total, 0)}</b>
    </div>
  );
}
