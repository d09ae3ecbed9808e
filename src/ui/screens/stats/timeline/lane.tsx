import type { CSSProperties } from 'react';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import styles from './lane.module.css';
import { BASELINE, LANE_HEIGHT, middleOf, shapeOf } from './lane-shape.ts';
import type { NamedSeries } from './named-timeline.ts';
import seriesStyles from './series.module.css';

/** The height of the hills, in units of the drawing. They end just above the baseline. */
const HILLS_HEIGHT = BASELINE - 0.75;

/** A single drink is a narrow hill, like a mark. */
const ALONE = 0.22;

interface LaneProps {
  series: NamedSeries;
  top: number;
  /** The chosen hour, whose mark shows its count. */
  bucket: number | null;
}

/** One drink: its name, its line over the hours with a mark where it was drunk, and its total. */
export function Lane({ series: { name, emoji, counts, total, style }, top, bucket }: LaneProps) {
  const { line, points } = shapeOf(counts, top, ALONE);
  const hours = counts.length;
  return (
    <li className={`${styles.lane} ${seriesStyles.series}`} data-color={style.color}>
      <span className={styles.name}>
        <Emoji>{emoji}</Emoji>
        {name}
      </span>
      <span className={styles.plot}>
        <svg viewBox={`0 0 ${hours} ${LANE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.rest}
            d={`M0 ${BASELINE}H${hours}`}
            style={{ '--dash': style.dash || 'none' } as CSSProperties}
            vectorEffect="non-scaling-stroke"
          />
          <svg width={hours} height={HILLS_HEIGHT} aria-hidden="true">
            <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
          </svg>
        </svg>
        {points.map(({ bucket: at, count, y }) => (
          <b
            key={at}
            className={styles.mark}
            data-chosen={at === bucket || undefined}
            style={{ left: `${(100 * middleOf(at)) / hours}%`, top: `${(100 * y) / LANE_HEIGHT}%` }}
          >
            {at === bucket && count}
          </b>
        ))}
      </span>
      <span className={styles.total}>{total}</span>
    </li>
  );
}
