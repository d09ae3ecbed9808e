import { onlyYouSee, readings } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { countedDrinks } from '../../../../domain/leaderboard/counted-drinks.ts';
import { figuresOf } from '../../../../domain/leaderboard/figures.ts';
import type { SessionView } from '../../../../domain/session/session-view.ts';
import { Card } from '../../../components/card.tsx';
import { usePhone } from '../../../guest/clink-context.tsx';
import { AroundValue, VALUE } from '../row/around-value.tsx';
import { GuestName } from '../row/guest-name.tsx';
import styles from './own-hidden-row.module.css';

/** The row of a guest whom the hosts hide. The server sends it to nobody, so the phone draws it. */
export function OwnHiddenRow({ board }: { board: BoardName }) {
  const shown = board === 'fastestPace' ? 'mostDrinks' : board;
  const isHidden = usePhone(({ decision }) => decision?.hidden === true && decision.admission === undefined);
  const name = usePhone(({ decision, userName }) => decision?.name ?? userName ?? '');
  const count = usePhone(({ session }) => ownCount(session, shown));
  if (!isHidden) return null;
  return (
    <Card className={styles.card}>
      <p className={styles.row}>
        <span className={styles.guest}>
          <GuestName name={name} isYou />
        </span>
        <span className={styles.value}>
          <AroundValue isHidden sentence={readings[shown](count, VALUE)}>
            {count}
          </AroundValue>
        </span>
      </p>
      <p className={styles.note}>{onlyYouSee}</p>
    </Card>
  );
}

function ownCount({ drinks, sessionStart }: SessionView, board: Exclude<BoardName, 'fastestPace'>): number {
  return board === 'mostDrinks' ? countedDrinks(drinks) : figuresOf(drinks, sessionStart)[board];
}
