import { useId } from 'react';
import { Glass } from './glass.tsx';
import { MarkOnPaper, Shadow } from './papers.tsx';
import styles from './phone.module.css';

const CELLS = [0, 1, 2, 3, 4, 5] as const;
/** The keys of the keyboard below the cells. */
const KEYS = [208, 228, 248].flatMap((y) => [168, 200, 232].map((x) => [x, y] as const));
/** The cells that are filled. */
const TYPED = 3;

/** A phone with six cells for digits. */
export function Phone() {
  const id = useId();
  return (
    <>
      <Glass x={104} y={88} r={54} wine="rose" />
      <Glass x={306} y={214} r={48} wine="gold" />
      <g transform="rotate(4 200 150)">
        <Shadow x={118} y={6} width={164} height={288} r={30} />
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.upper} />
          <stop className={styles.lower} offset=".7" />
        </linearGradient>
        <rect className={styles.body} x={118} y={4} width={164} height={292} rx={30} />
        <rect x={126} y={12} width={148} height={276} rx={23} fill={`url(#${id})`} />
        <rect className={styles.island} x={180} y={20} width={40} height={9} rx={4.5} />
        <MarkOnPaper x={200} y={66} />
        <rect className={styles.title} x={158} y={92} width={84} height={10} rx={5} />
        <rect className={styles.line} x={148} y={111} width={104} height={6} rx={3} />
        {CELLS.map((cell) => (
          <g key={cell}>
            <rect
              className={cell === TYPED ? styles.next : styles.cell}
              x={135.5 + cell * 22}
              y={134}
              width={19}
              height={28}
              rx={5}
            />
            {cell < TYPED && <circle className={styles.dot} cx={145 + cell * 22} cy={148} r={3.5} />}
          </g>
        ))}
        {KEYS.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.key} cx={x} cy={y} r={8} />
        ))}
        <rect className={styles.island} x={176} y={276} width={48} height={4} rx={2} />
      </g>
    </>
  );
}
