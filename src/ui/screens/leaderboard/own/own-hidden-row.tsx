import { onlyYouSee, readings } from '#messages/leaderboard.ts';
import { type BoardName, countsOf, isFigure } from '../../../../domain/leaderboard/boards.ts';
import { figuresOf } from '../../../../domain/leaderboard/figures.ts';
import { countedDrinks } from '../../../../domain/session/counted-drinks.ts';
import type { SessionView } from '../../../../domain/session/session-view.ts';
import { Card } from '../../../components/card.tsx';
import { usePhone } from '../../../guest/clink-context.tsx';
import { PART } from '../../../messages/forms/around.ts';
import { AroundValue } from '../row/board-value.tsx';
import { GuestName } from '../row/guest-row.tsx';
import styles from './own-hidden-row.module.css';

/** The row of a guest whom the hosts hide. The server sends this row to nobody, so the phone draws it. */
export function OwnHiddenRow({ board }: { board: BoardName }) {
  const shown = countsOf(board) === 'rate' ? 'mostDrinks' : board;
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
          <AroundValue isHidden sentence={readings[shown](count, PART)}>
            {count}
          </AroundValue>
        </span>
      </p>
      <p className={styles.note}>{onlyYouSee}</p>
    </Card>
  );
}

function ownCount({ drinks, sessionStart }: SessionView, board: BoardName): number {
  return isFigure(board) ? figuresOf(drinks, sessionStart)[board] : countedDrinks(drinks);
}
