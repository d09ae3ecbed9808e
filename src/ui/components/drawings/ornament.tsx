import type { Ornament as Kind } from '../../../domain/look/look.ts';
import styles from './ornament.module.css';
import { ORNAMENT_PARTS } from './ornament-parts.ts';

const INKS: Readonly<Record<string, string | undefined>> = {
  line: styles.line,
  solid: styles.solid,
  leaf: styles.leaf,
};

export function Ornament({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.ornament} viewBox="0 0 100 100" aria-hidden="true">
      {ORNAMENT_PARTS[kind].map(([ink, path]) => (
        <path key={ink} className={INKS[ink]} d={path} />
      ))}
    </svg>
  );
}

/** The ornament in two opposite corners of the nearest positioned box, or in both upper corners. */
export function Corners({ kind, areUpper = false }: { kind: Kind; areUpper?: boolean }) {
  return (
    <>
      <span className={styles.first}>
        <Ornament kind={kind} />
      </span>
      <span className={areUpper ? styles.beside : styles.last}>
        <Ornament kind={kind} />
      </span>
    </>
  );
}
