import { useId } from 'react';
import { Glass } from './glass.tsx';
import styles from './key.module.css';
import { MarkOnPaper } from './papers.tsx';

/** A key with a tag of Clink. */
export function Keys() {
  const id = useId();
  return (
    <>
      <Glass x={90} y={104} r={58} wine="rose" />
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.bright} />
        <stop className={styles.warm} offset=".5" />
        <stop className={styles.deep} offset="1" />
      </linearGradient>
      <path className={styles.cord} d="M148 112C146 84 190 78 221 101" />
      <g className={styles.key} transform="rotate(32 190 150)">
        <path
          fill={`url(#${id})`}
          fillRule="evenodd"
          d="M176 150a44 44 0 1 0-4.6 19.600H276v26a5 5 0 0 0 5 5h13a5 5 0 0 0 5-5v-26h14v17a5 5 0 0 0 5 5h13a5 5 0 0 0 5-5V150a10 10 0 0 0-10-10H174.8ZM132 175a25 25 0 1 1 0-50 25 25 0 0 1 0 50Z"
        />
        <path className={styles.light} d="M180 146H318M104 128a36 36 0 0 1 52-6" />
      </g>
      <path className={styles.cord} d="M148 112C150 128 196 120 221 101" />
      <g className={styles.tag} transform="rotate(14 270 108)">
        <path d="M204 92 228 62H320a16 16 0 0 1 16 16V134a16 16 0 0 1-16 16H228L204 120Z" />
        <circle className={styles.hole} cx={222} cy={106} r={6} />
        <MarkOnPaper x={282} y={108} />
      </g>
    </>
  );
}
