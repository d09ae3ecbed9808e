import { Glass } from '../../../shell/scenes/glass.tsx';
import styles from './guest-tally.module.css';

/** The thread has room for this many beads. */
const MOST_BEADS = 24;
const MIDDLE = 60;
const RING = 53;

/**
 * A guest's drinks as a picture: a glass with their number, with a charm around it. The charm has a bead for each drink,
 * at equal distances.
 */
export function GuestTally({ drinks }: { drinks: number | null }) {
  const beads = Math.min(drinks ?? 0, MOST_BEADS);
  return (
    <span className={styles.tally}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <Glass x={MIDDLE} y={MIDDLE} r={42} wine="rose" fill={drinks ? 'full' : 'low'} />
        {beads > 0 && <circle className={styles.thread} cx={MIDDLE} cy={MIDDLE} r={RING} />}
        {Array.from({ length: beads }, (_, place) => {
          const angle = (place / beads - 1 / 4) * 2 * Math.PI;
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
