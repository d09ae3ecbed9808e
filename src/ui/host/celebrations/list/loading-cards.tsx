import { loading } from '#messages/hosts-celebrations.ts';
import { Card } from '../../../components/card.tsx';
import styles from './celebrations.module.css';

/** What stands in for the cards until they come. */
export function LoadingCards() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <div className={styles.list} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <Card key={place} className={styles.celebration}>
            <span className={styles.day}>
              <i className={styles.bone} />
            </span>
            <span className={styles.words}>
              <i className={styles.bone} />
              <i className={styles.bone} />
            </span>
          </Card>
        ))}
      </div>
    </>
  );
}
