import * as messages from '#messages/stats.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { rateText } from './stat-texts.ts';
import styles from './total-numbers.module.css';

/** A rate up to this length fits at its full size. */
const FITTING_LENGTH = 4;

/** Total Drinks and Per Hour, the numbers one looks for first (docs/spec-coverage.md §2.31). */
export function TotalNumbers({ stats }: { stats: SessionStats }) {
  const { totalDrinks, alcoholicDrinks, nonAlcoholicDrinks } = stats;
  const rate = rateText(stats.drinksPerHour);
  return (
    <div className={styles.numbers}>
      <section className={styles.whole}>
        <h2>{messages.totalDrinks}</h2>
        <p className={`display ${styles.total}`}>{totalDrinks}</p>
        {totalDrinks > 0 && (
          <p className={styles.caption}>{messages.withAndWithout(alcoholicDrinks, nonAlcoholicDrinks)}</p>
        )}
      </section>
      <section className={styles.side}>
        <h2>{messages.perHour}</h2>
        <p className={`display ${styles.rate}`} data-long={rate.length > FITTING_LENGTH || undefined}>
          {rate}
        </p>
      </section>
    </div>
  );
}
