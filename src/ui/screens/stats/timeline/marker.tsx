import styles from './series.module.css';
import type { SeriesStyle } from './series-style.ts';

/** Paths around the origin, of about the same visual weight. */
const SHAPES: Record<SeriesStyle['marker'], string> = {
  circle: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z',
  square: 'M-5-5h10v10h-10Z',
  triangle: 'M0-7L6.5 5h-13Z',
  diamond: 'M0-7L7 0L0 7L-7 0Z',
};

interface MarkerProps {
  look: SeriesStyle;
  x: number;
  y: number;
  scale?: number;
}

export function Marker({ look: { marker, isHollow }, x, y, scale = 1 }: MarkerProps) {
  return (
    <path
      className={styles.marker}
      data-hollow={isHollow || undefined}
      d={SHAPES[marker]}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}
