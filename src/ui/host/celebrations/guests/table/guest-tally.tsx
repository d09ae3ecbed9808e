import { Glass } from '../../../shell/scenes/glass.tsx';
import styles from './guest-tally.module.css';

/** The beads have room for this many drinks. Then the ring is closed. */
const MOST_BEADS = 24;
const MIDDLE = 60;
const RING = 53;

/** A guest's drinks as a picture: a glass with their number, and a bead for each of them around it. */
export function GuestTally({ drinks }: { drinks: number | null }) {
  const beads = Math.min(drinks ?? 0, MOST_BEADS);
  return (
    <span className={styles.tally}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <Glass x={MIDDLE} y={MIDDLE} r={42} wine="rose" fill={drinks ? 'full' : 'low'} />
        {Array.from({ length: beads }, (_, place) => {
          const angle = ((place - MOST_BEADS / 4) / MOST_BEADS) * 2 * Math.PI;
          return (
            <circle
              key={angle}
              className={styles.bead}
              cx={MIDDLE + RING * Math.cos(angle)}
              cy={MIDDLE + RING * Math.sin(angle)}
              r={3.6}
            />
          );
        })}
      </svg>
      <b className="display num" aria-hidden="true">
        {drinks ?? '–'}
      </b>
    </span>
  );
}
