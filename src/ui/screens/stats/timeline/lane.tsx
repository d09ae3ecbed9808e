import { Emoji } from '../../../components/emoji.tsx';
import styles from './lane.module.css';
import { LANE_HEIGHT, middleOf, shapeOf } from './lane-shape.ts';
import type { NamedSeries } from './named-timeline.ts';
import seriesStyles from './series.module.css';

interface LaneProps {
  series: NamedSeries;
  top: number;
  /** The chosen hour, which shows its count. */
  bucket: number | null;
}

/** One drink: its name, its line over the hours, and its total. */
export function Lane({ series: { name, emoji, counts, total, style }, top, bucket }: LaneProps) {
  const { line, points } = shapeOf(counts, top);
  const count = bucket === null ? 0 : (counts[bucket] ?? 0);
  return (
    <li className={`${styles.lane} ${seriesStyles.series}`} data-color={style.color}>
      <span className={styles.name}>
        <Emoji>{emoji}</Emoji>
        {name}
      </span>
      <span className={styles.plot}>
        <svg viewBox={`0 0 ${counts.length} ${LANE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={line} />
          <path className={styles.line} d={line} strokeDasharray={style.dash} vectorEffect="non-scaling-stroke" />
          {points.map(({ bucket: at, y }) => (
            <path key={at} className={styles.dot} d={`M${middleOf(at)} ${y}h0`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {count > 0 && <b className={styles.count}>{count}</b>}
      </span>
      <span className={styles.total}>{total}</span>
    </li>
  );
}

/** The empty lane that is shown before the first drink. */
export function WaitingLane() {
  return (
    <li className={styles.lane}>
      <span className={styles.plot}>
        <svg viewBox={`0 0 1 ${LANE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.wait} d={`M0 ${LANE_HEIGHT / 2}H1`} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </li>
  );
}
