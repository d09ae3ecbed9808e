import type { Figure, Recap } from '../../../../../domain/recap/recap.ts';
import { BASELINE, shapeOf, topOf } from '../../../../screens/stats/timeline/lane-shape.ts';
import styles from './poster.module.css';

/** The y coordinate of the highest possible hill. */
const SKY = 2;
/** If there were more labels than this, they would touch. */
const LABELS = 9;

interface PosterHillsProps {
  hours: Recap['hours'];
  /** '22:00', from ms. */
  time(ms: number): string;
}

const amount = (figure: Figure) => (figure === 'few' ? 0 : figure);

/** The evening as hills: all drinks by hour at the back, and drinks without alcohol in front. */
export function PosterHills({ hours, time }: PosterHillsProps) {
  const all = hours.map(({ alcohol, withoutAlcohol }) => amount(alcohol) + amount(withoutAlcohol));
  const free = hours.map(({ withoutAlcohol }) => amount(withoutAlcohol));
  if (hours.length < 2) return null;
  const top = topOf([{ counts: all }]);
  const every = Math.ceil(hours.length / LABELS);
  return (
    <div className={styles.hills}>
      <svg viewBox={`0 ${SKY} ${hours.length} ${BASELINE - SKY}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.all} d={shapeOf(all, top).line} />
        <path className={styles.free} d={shapeOf(free, top).line} />
      </svg>
      <ol role="list">
        {hours.map(({ from }, at) => (
          <li key={from}>{at % every === 0 && <span>{time(Date.parse(from))}</span>}</li>
        ))}
      </ol>
    </div>
  );
}
