import { useId } from 'react';
import { sparkPath } from '../../components/drawings/spark.ts';
import styles from './greeting-glasses.module.css';

/** The width of the drawing in its own units. The glasses extend beyond it. */
const WIDTH = 366;
const HEIGHT = 320;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const RADIUS = 157;
const WINE = 139;
const APART = 157;
/**
 * The radius of the star's light. It must not reach the names, which would become too pale
 * (src/ui/look/contrast.fixture.ts).
 */
const LIGHT = 72;
const BUBBLES = [
  [46, 222, 4],
  [104, 214, 3],
  [62, 88, 3],
  [288, 222, 5],
  [250, 208, 3],
  [306, 92, 4],
] as const;
/** The reflections on each glass. */
const GLEAMS = ['M30.8 33.1A127 127 0 0 1 116 70.4', 'M247.8 72.7A127 127 0 0 1 325.8 33.8'] as const;
const SPARKS = [sparkPath(197, 74, 6), sparkPath(170, 70, 4), sparkPath(183, 236, 9)].join('');
const STAR = sparkPath(183, 96, 15);

/** Two full glasses that touch where the star is. The wine of the left one has the colour of the look. */
export function GreetingGlasses({ hasMiddle }: { hasMiddle: boolean }) {
  const id = useId();
  const [depth, light] = [`${id}d`, `${id}l`];
  return (
    <svg className={styles.glasses} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <radialGradient id={depth} cx=".5" cy=".46" r=".56">
        <stop className={styles.clear} offset=".66" />
        <stop className={styles.deep} offset="1" />
      </radialGradient>
      <radialGradient id={light}>
        <stop className={styles.lit} />
        <stop className={styles.unlit} offset="1" />
      </radialGradient>
      {[styles.rose, styles.gold].map((wine, index) => {
        const x = MIDDLE.x + (index === 0 ? -APART : APART);
        const clip = `${id}${index}`;
        return (
          <g key={wine} className={wine}>
            <circle className={styles.rim} cx={x} cy={MIDDLE.y} r={RADIUS} />
            <circle className={styles.wine} cx={x} cy={MIDDLE.y} r={WINE} />
            <circle fill={`url(#${depth})`} cx={x} cy={MIDDLE.y} r={WINE} />
            <clipPath id={clip}>
              <circle cx={x} cy={MIDDLE.y} r={WINE} />
            </clipPath>
            <circle clipPath={`url(#${clip})`} fill={`url(#${light})`} cx={MIDDLE.x} cy={MIDDLE.y} r={LIGHT} />
            <circle className={styles.edge} cx={x} cy={MIDDLE.y} r={WINE} />
            <path className={styles.gleam} d={GLEAMS[index]} />
          </g>
        );
      })}
      {BUBBLES.map(([x, y, r]) => (
        <circle key={x} className={styles.bubble} cx={x} cy={y} r={r} />
      ))}
      <path className={styles.spark} d={SPARKS} />
      <path className={styles.spark} d={STAR} />
      {hasMiddle && <circle className={styles.middle} cx={MIDDLE.x} cy={MIDDLE.y} r={31} />}
    </svg>
  );
}
