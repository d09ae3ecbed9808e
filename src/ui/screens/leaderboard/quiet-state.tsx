import { NEARBY_RADIUS_FEET } from '../../../domain/limits.ts';
import type { Scope } from '../../../domain/protocol.ts';
import { APART, Rings } from '../../components/rings.tsx';
import styles from './quiet-state.module.css';

/** Nobody has had an alcoholic drink: the glasses have not met yet. */
export function FirstToast({ scope }: { scope: Scope }) {
  const isNearby = scope === 'nearby';
  return (
    <div className={styles.quiet}>
      <div className={styles.picture}>
        <Rings distance={APART.notMet} />
      </div>
      <h2 className="display">The first toast {isNearby && 'nearby '}is still to come</h2>
      <p>
        {isNearby
          ? `Nobody within ${NEARBY_RADIUS_FEET} feet has had an alcoholic drink yet.`
          : 'With the first alcoholic drink the board fills by itself.'}
      </p>
    </div>
  );
}

/** No network, and no picture from before. */
export function NoNetwork() {
  return (
    <div className={styles.quiet}>
      <div className={styles.picture}>
        <Rings isDim />
      </div>
      <h2 className="display">No network just now</h2>
      <p>Your drinks are safe on this phone. The leaderboard comes back by itself.</p>
    </div>
  );
}

/** Before the first picture; drawn only when that takes long enough to be noticed. */
export function Waiting() {
  return (
    <div className={styles.quiet} data-waits>
      <div className={styles.picture}>
        <Rings isDim />
      </div>
    </div>
  );
}
