import { waitingAtTheDoor } from '#messages/hosts.ts';
import styles from './waiting-count.module.css';

/** How many guests wait at the door, beside 'Guests'. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={waitingAtTheDoor(count)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
