import { drinks, onlyYouSee } from '#messages/leaderboard.ts';
import { countedDrinks } from '../../../domain/leaderboard/counted-drinks.ts';
import { usePhone } from '../../clink-context.tsx';
import { Card } from '../../components/card.tsx';
import { AroundValue, VALUE } from './around-value.tsx';
import { GuestName } from './guest-name.tsx';
import styles from './own-hidden-row.module.css';

/** The row of a guest whom the hosts hide. The server sends it to nobody, so the phone draws it. */
export function OwnHiddenRow() {
  const isHidden = usePhone(({ decision }) => decision?.hidden === true && decision.admission === undefined);
  const name = usePhone(({ decision, userName }) => decision?.name ?? userName ?? '');
  const count = usePhone(({ session }) => countedDrinks(session.drinks));
  if (!isHidden) return null;
  return (
    <Card className={styles.card}>
      <p className={styles.row}>
        <span className={styles.guest}>
          <GuestName name={name} isYou />
        </span>
        <span className={styles.value}>
          <AroundValue isHidden sentence={drinks(count, VALUE)}>
            {count}
          </AroundValue>
        </span>
      </p>
      <p className={styles.note}>{onlyYouSee}</p>
    </Card>
  );
}
