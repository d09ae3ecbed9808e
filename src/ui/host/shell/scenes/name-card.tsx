import { Mark } from '../../../components/drawings/rings.tsx';
import { typefaceOf } from '../../../look/typeface-of.tsx';
import paper from '../../parts/paper.module.css';
import { Glass } from './glass.tsx';
import styles from './name-card.module.css';

/** A place card with the names of the couple, between two glasses. */
export function NameCard({ names }: { names: string }) {
  return (
    <div className={styles.place}>
      <svg viewBox="0 0 400 240" aria-hidden="true">
        <Glass x={62} y={66} r={60} wine="rose" />
        <Glass x={344} y={178} r={54} wine="gold" />
      </svg>
      <div className={`${paper.paper} ${styles.card}`}>
        <Mark />
        <p className={`display ${styles.names}`} style={typefaceOf(names)}>
          {names}
        </p>
      </div>
    </div>
  );
}
