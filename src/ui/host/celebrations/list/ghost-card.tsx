import { AND } from '../../../../domain/celebration/couple-names.ts';
import styles from './ghost-card.module.css';

/** A celebration that nobody has made yet, as a picture: the day and the two names are still blank. */
export function GhostCard() {
  return (
    <div className={styles.deck} aria-hidden="true">
      <div className={styles.card}>
        <span className={styles.day}>
          <i />
          <i />
        </span>
        <span className={styles.names}>
          <i />
          <span className="display">{AND}</span>
          <i />
          <i />
        </span>
      </div>
    </div>
  );
}
