import type { Ornament as Kind } from '../../../domain/look/look.ts';
import deco from '../../look/ornaments/deco.svg?raw';
import olive from '../../look/ornaments/olive.svg?raw';
import rings from '../../look/ornaments/rings.svg?raw';
import styles from './ornament.module.css';

/** Each drawing fits the upper corner where a line begins. The opposite corner has the same, turned. */
const DRAWINGS: Readonly<Record<Kind, readonly Part[]>> = {
  rings: partsOf(rings),
  olive: partsOf(olive),
  deco: partsOf(deco),
};
const INKS: Readonly<Record<string, string | undefined>> = {
  line: styles.line,
  solid: styles.solid,
  leaf: styles.leaf,
};
type Part = readonly [ink: string, path: string];

/** The drawings are files, because the wall shows them as pictures (src/ui/wall/styles/look.css). */
function partsOf(drawing: string): Part[] {
  return Array.from(drawing.matchAll(/class="(\w+)".*? d="([^"]+)"/g), ([, ink = '', path = '']) => [ink, path]);
}

export function Ornament({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.ornament} viewBox="0 0 100 100" aria-hidden="true">
      {DRAWINGS[kind].map(([ink, path]) => (
        <path key={ink} className={INKS[ink]} d={path} />
      ))}
    </svg>
  );
}

/** Two opposite corners of the nearest box with a position, or both upper ones. */
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
