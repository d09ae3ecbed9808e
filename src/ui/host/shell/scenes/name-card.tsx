import type { Look } from '../../../../domain/look/look.ts';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { Mark } from '../../../components/drawings/rings.tsx';
import { typefaceOf } from '../../../look/typeface-of.tsx';
import '../../../look/palettes.css';
import paper from '../../parts/paper.module.css';
import { Glass } from './glass.tsx';
import styles from './name-card.module.css';

/** The rest of a card to keep. */
export interface Keepsake {
  /** 'Saturday, 20 June 2026' */
  readonly day: string;
  readonly look: Look;
}

interface NameCardProps {
  names: string;
  /** With the day, in the couple's look. */
  keepsake?: Keepsake | undefined;
}

/** A place card with the names of the couple, between two glasses. */
export function NameCard({ names, keepsake }: NameCardProps) {
  return (
    <div className={styles.place} data-palette={keepsake?.look.palette}>
      <svg viewBox="0 0 400 240" aria-hidden="true">
        <Glass x={62} y={66} r={60} wine="rose" />
        <Glass x={344} y={178} r={54} wine="gold" />
      </svg>
      <div className={`${paper.paper} ${styles.card}`}>
        {keepsake && <Corners kind={keepsake.look.ornament} />}
        <Mark />
        <p className={`display ${styles.names}`} style={typefaceOf(names)}>
          {names}
        </p>
        {keepsake && <p className={styles.day}>{keepsake.day}</p>}
      </div>
    </div>
  );
}
