import styles from './initial.module.css';
import { Lines, type LinesName } from './lines.tsx';

/** The first letter of a name in a coin, or a drawing for somebody without a name. The name itself stands beside it. */
export function Initial({ of, lines }: { of: string; lines?: never } | { of?: never; lines: LinesName }) {
  return (
    <span className={`display ${styles.coin}`} aria-hidden="true">
      {lines ? <Lines name={lines} /> : firstLetter(of)}
    </span>
  );
}

function firstLetter(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
