import { useId } from 'react';
import styles from './glass.module.css';

/** The radius of the wine, as a part of the radius of the glass. */
const LEVELS = { full: 0.885, low: 0.6, empty: 0 } as const;

const WINES = { rose: styles.rose, gold: styles.gold } as const;

interface GlassProps {
  x: number;
  y: number;
  r: number;
  wine: keyof typeof WINES;
  fill?: keyof typeof LEVELS;
}

/** A glass on the table, seen from above. */
export function Glass({ x, y, r, wine, fill = 'full' }: GlassProps) {
  const id = useId();
  const [shade, wall, depth, light] = ['s', 'w', 'd', 'l'].map((part) => `${id}${part}`);
  const inner = r * LEVELS[fill];
  /** A reflection at a part of the radius, between two angles in degrees. */
  const gleam = (part: number, from: number, to: number) => {
    const at = (angle: number) =>
      `${x + r * part * Math.cos((angle * Math.PI) / 180)} ${y + r * part * Math.sin((angle * Math.PI) / 180)}`;
    return `M${at(from)}A${r * part} ${r * part} 0 0 1 ${at(to)}`;
  };
  return (
    <g className={WINES[wine]}>
      <radialGradient id={shade}>
        <stop className={styles.shade} offset=".66" />
        <stop className={styles.shade} offset=".84" stopOpacity=".4" />
        <stop className={styles.shade} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={wall} cx=".42" cy=".36" r=".7">
        <stop className={styles.lit} offset=".2" />
        <stop className={styles.lit} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle className={styles.shadow} cx={x + r * 0.06} cy={y + r * 0.16} r={r * 1.24} fill={`url(#${shade})`} />
      <circle className={styles.rim} cx={x} cy={y} r={r} />
      <circle className={styles.bowl} cx={x} cy={y} r={r * 0.885} fill={`url(#${wall})`} />
      {inner === 0 ? (
        <>
          <circle className={styles.foot} cx={x} cy={y} r={r * 0.58} />
          <path
            className={styles.rest}
            transform={`rotate(-38 ${x} ${y})`}
            d={`M${x - r * 0.52} ${y + r * 0.2}a${r * 0.56} ${r * 0.56} 0 0 0 ${r * 1.04} 0a${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 1.04} 0Z`}
          />
          <path className={styles.gleam} d={gleam(0.58, 200, 240)} />
        </>
      ) : (
        <>
          <radialGradient id={depth} cx=".5" cy=".46" r=".56">
            <stop className={styles.deep} offset=".6" stopOpacity="0" />
            <stop className={styles.deep} offset="1" />
          </radialGradient>
          <radialGradient id={light} cx=".4" cy=".3" r=".6">
            <stop className={styles.lit} />
            <stop className={styles.lit} offset="1" stopOpacity="0" />
          </radialGradient>
          <circle className={styles.wine} cx={x} cy={y} r={inner} />
          <circle className={styles.tint} cx={x} cy={y} r={inner} fill={`url(#${depth})`} />
          <circle className={styles.tint} cx={x} cy={y} r={inner} fill={`url(#${light})`} />
          <circle className={styles.edge} cx={x} cy={y} r={inner} />
          <circle className={styles.bubble} cx={x - r * 0.3} cy={y + r * 0.36 * (inner / r)} r={r * 0.035} />
          <circle className={styles.bubble} cx={x - r * 0.18} cy={y + r * 0.52 * (inner / r)} r={r * 0.022} />
          <circle className={styles.bubble} cx={x + r * 0.26} cy={y - r * 0.42 * (inner / r)} r={r * 0.03} />
        </>
      )}
      <path className={styles.gleam} d={gleam(0.8, 205, 255)} />
      <path className={styles.gleam} d={gleam(0.8, 264, 270)} />
    </g>
  );
}
