import { useId } from 'react';
import { coupleOnCard } from '#messages/hosts/gate.ts';
import { sparkPath } from '../../../components/drawings/spark.ts';
import { typefaceOf } from '../../../look/typeface-of.tsx';
import { Glass } from './glass.tsx';
import styles from './papers.module.css';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  r: number;
}

/** The soft shadow of a thing on the table. */
export function Shadow({ x, y, width, height, r }: Box) {
  const id = useId();
  return (
    <g className={styles.shadow}>
      <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <rect x={x + 4} y={y + 14} width={width - 8} height={height} rx={r} filter={`url(#${id})`} />
    </g>
  );
}

/** The logo on a letter or a card. */
export function MarkOnPaper({ x, y, isFaint = false }: { x: number; y: number; isFaint?: boolean }) {
  return (
    <g className={styles.mark} data-faint={isFaint || undefined}>
      <circle cx={x - 7} cy={y} r={11} />
      <circle cx={x + 7} cy={y} r={11} />
      <path d={sparkPath(x, y - 12, 5)} />
    </g>
  );
}

const ROWS = [0, 1, 2, 3, 4] as const;

/** A sheet with ten recovery codes. */
export function Codes() {
  return (
    <>
      <Glass x={92} y={92} r={56} wine="gold" />
      <Glass x={304} y={220} r={46} wine="rose" />
      <g transform="rotate(3 200 150)">
        <Shadow x={106} y={22} width={188} height={256} r={8} />
        <rect className={styles.sheet} x={106} y={22} width={188} height={256} rx={8} />
        <MarkOnPaper x={200} y={58} />
        <rect className={styles.title} x={156} y={82} width={88} height={9} rx={4.5} />
        {ROWS.map((row) =>
          [126, 206].map((x) => (
            <g key={x}>
              <rect className={styles.code} x={x} y={116 + row * 29} width={30} height={10} rx={5} />
              <rect className={styles.code} x={x + 36} y={116 + row * 29} width={32} height={10} rx={5} />
            </g>
          )),
        )}
      </g>
    </>
  );
}

/** The three corners of a QR code with 15 modules a side, and its other modules. */
const CORNERS = [
  [0, 0],
  [10, 0],
  [0, 10],
] as const;
const MODULES =
  'M6 0h1v1h-1zM6 1h1v1h-1zM8 1h1v1h-1zM6 3h1v1h-1zM8 3h1v1h-1zM6 4h2v1h-2zM7 5h1v1h-1zM0 6h2v1h-2zM3 6h4v1h-4zM8 6h1v1h-1zM10 6h2v1h-2zM13 6h1v1h-1zM1 7h2v1h-2zM5 7h2v1h-2zM9 7h1v1h-1zM13 7h2v1h-2zM0 8h1v1h-1zM2 8h1v1h-1zM4 8h1v1h-1zM7 8h2v1h-2zM10 8h2v1h-2zM6 9h3v1h-3zM10 9h2v1h-2zM8 10h1v1h-1zM10 10h1v1h-1zM12 10h1v1h-1zM14 10h1v1h-1zM7 11h1v1h-1zM11 11h1v1h-1zM9 12h1v1h-1zM12 12h1v1h-1zM14 12h1v1h-1zM6 13h1v1h-1zM9 13h3v1h-3zM13 13h2v1h-2zM6 14h2v1h-2zM11 14h1v1h-1zM13 14h2v1h-2z';

/** A table card, with the code that guests scan, between two glasses. */
export function TableCard() {
  return (
    <>
      <Glass x={88} y={214} r={54} wine="rose" />
      <Glass x={312} y={84} r={48} wine="gold" />
      <g transform="rotate(-2 200 150)">
        <Shadow x={104} y={14} width={192} height={272} r={8} />
        <rect className={styles.sheet} x={104} y={14} width={192} height={272} rx={8} />
        <MarkOnPaper x={200} y={48} />
        <text className={`display ${styles.names}`} x={200} y={112} style={typefaceOf(coupleOnCard)}>
          {coupleOnCard}
        </text>
        <circle className={styles.roseRing} cx={166} cy={199} r={48} />
        <circle className={styles.goldRing} cx={234} cy={199} r={48} />
        <rect className={styles.square} x={148} y={146} width={104} height={106} rx={10} />
        <g transform="translate(157.5 156.500) scale(5.667)">
          {CORNERS.map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <rect className={styles.corner} x={x + 0.4} y={y + 0.4} width={4.2} height={4.2} rx={1.1} />
              <rect className={styles.dots} x={x + 1.6} y={y + 1.6} width={1.8} height={1.8} rx={0.4} />
            </g>
          ))}
          <path className={styles.dots} d={MODULES} />
        </g>
      </g>
    </>
  );
}
