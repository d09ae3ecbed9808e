import styles from './legend.module.css';
import { Marker } from './marker.tsx';
import type { NamedSeries } from './named-timeline.ts';
import seriesStyles from './series.module.css';

/** Names each line with its colour, dash and marker. */
export function Legend({ series }: { series: readonly NamedSeries[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, name, style }) => (
        <li key={id} className={seriesStyles.series} data-color={style.color}>
          <svg viewBox="0 0 44 16" aria-hidden="true">
            <path className={seriesStyles.line} d="M2 8H42" strokeDasharray={style.dash} />
            <Marker look={style} x={22} y={8} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
