import { type CSSProperties, useId } from 'react';
import styles from './rings.module.css';
import { sparkPath } from './spark.ts';

/** All lengths are in units of the drawing. `distance` is measured between the centres of the glasses. */
const WIDTH = 364;
const HEIGHT = 240;
const RADIUS = 118;
const CENTRE_X = WIDTH / 2;
const CENTRE_Y = HEIGHT / 2;
const BUBBLES = [
  [64, 150, 3],
  [72, 138, 2],
  [298, 92, 3.5],
  [308, 80, 2],
] as const;

/**
 * The paths of the sparks when the glasses touch: five on each side, at angles from 0.4 rad above to 0.7 rad below the
 * horizontal, 40 to 60 units long.
 */
const BURST = [-0.4, -0.2, 0.1, 0.4, 0.7].flatMap((angle, index) =>
  [1, -1].map((side) => {
    // The distances are unequal, because sparks at equal distances would look like a wreath.
    const flight = 50 + 5 * side * (index - 2);
    return `${side * flight * Math.cos(angle)}px, ${flight * Math.sin(angle)}px`;
  }),
);

/** Distances between the glasses. A smaller distance makes the lens between them wider. */
export const APART = { lens: 122, wideLens: 92, widestLens: 64, couple: 184, notMet: 252 } as const;

interface RingsProps {
  distance?: number;
  hasSpark?: boolean;
  hasBubbles?: boolean;
  /** Draws dotted outlines, for an empty state. */
  isDim?: boolean;
  /** The glasses move apart and touch once. A new `key` plays the animation again. */
  clinks?: boolean;
}

/** Two glasses seen from above, which look like two rings. Used behind the counter, in dialogs and in empty states. */
export function Rings({ distance = APART.lens, hasSpark, hasBubbles, isDim, clinks }: RingsProps) {
  const lensId = useId();
  /** Half the height of the lens. It is 0 if the glasses do not overlap, and the spark is then between them. */
  const half = Math.round(Math.sqrt(RADIUS ** 2 - (distance / 2) ** 2)) || 0;
  const crossing = CENTRE_Y - half;
  return (
    <svg
      className={styles.rings}
      data-dim={isDim || undefined}
      data-clinks={clinks || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <circle className={styles.rose} cx={CENTRE_X - distance / 2} cy={CENTRE_Y} r={RADIUS} />
      <circle className={styles.champagne} cx={CENTRE_X + distance / 2} cy={CENTRE_Y} r={RADIUS} />
      {half > 0 && !isDim && (
        <>
          <radialGradient id={lensId} cx=".5" cy=".5" r=".62">
            <stop className={styles.stop} offset=".2" />
            <stop className={styles.stop} offset="1" stopOpacity="0" />
          </radialGradient>
          <path
            className={styles.lens}
            fill={`url(#${lensId})`}
            d={`M${CENTRE_X} ${crossing}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * half}a${RADIUS} ${RADIUS} 0 0 1 0 ${-2 * half}Z`}
          />
        </>
      )}
      {hasSpark && <path className={styles.spark} d={sparkPath(CENTRE_X, crossing, 11)} />}
      {hasSpark && half > 0 && (
        <>
          <path className={styles.sparkRight} d={sparkPath(CENTRE_X + 18, crossing - 12, 4)} />
          <path className={styles.sparkLeft} d={sparkPath(CENTRE_X - 14, crossing - 9, 3)} />
        </>
      )}
      {clinks &&
        BURST.map((fly) => (
          <path
            key={fly}
            className={styles.burst}
            style={{ '--fly': fly } as CSSProperties}
            d={sparkPath(CENTRE_X, crossing, 7)}
          />
        ))}
      {hasBubbles &&
        BUBBLES.map(([x, y, radius]) => <circle key={x} className={styles.bubble} cx={x} cy={y} r={radius} />)}
    </svg>
  );
}

const SPARK = sparkPath(20, 4.5, 5);

/** The two rings as a small logo, also shown above the title of the welcome dialog. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 28" aria-hidden="true">
      <circle cx="13.5" cy="16" r="11" />
      <circle cx="26.5" cy="16" r="11" />
      <path d={SPARK} />
    </svg>
  );
}
