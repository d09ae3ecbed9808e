import * as leaderboard from '#messages/leaderboard.ts';
import { type BoardName, showsTotals } from '../../../../domain/leaderboard/boards.ts';
import type { Scope } from '../../../../domain/leaderboard/leaderboard.ts';
import { NEARBY_RADIUS_FEET } from '../../../../domain/limits.ts';
import { Rings } from '../../../components/drawings/rings.tsx';
import { useLive, usePhone } from '../../../guest/clink-context.tsx';
import styles from './quiet-state.module.css';

/** Shown while nobody has a rank on any of `boards`. */
export function NobodyYet({ boards, scope }: { boards: readonly BoardName[]; scope: Scope }) {
  const [board = 'mostDrinks'] = boards;
  return showsTotals(boards) ? <FirstToast scope={scope} /> : <FirstGuest board={board} />;
}

function FirstGuest({ board }: { board: BoardName }) {
  return (
    <div className={styles.quiet}>
      <div className={styles.picture}>
        <Rings isDim hasSpark />
      </div>
      <h2 className="display">{leaderboard.nobodyYet[board]}</h2>
      <p>{leaderboard.boardRules[board]}</p>
    </div>
  );
}

/** Nobody has had an alcoholic drink. */
function FirstToast({ scope }: { scope: Scope }) {
  const isNearby = scope === 'nearby';
  return (
    <div className={styles.quiet}>
      <div className={styles.picture}>
        <Rings isDim hasSpark />
      </div>
      <h2 className="display">{isNearby ? leaderboard.firstToastNearby : leaderboard.firstToast}</h2>
      <p>{isNearby ? leaderboard.nobodyWithin(NEARBY_RADIUS_FEET) : leaderboard.startsWithFirstDrink}</p>
    </div>
  );
}

/** Shown without a leaderboard, not even an earlier one: there is no network, or the server answers with an error. */
export function NoLeaderboard() {
  const trouble = useLive((live) => live.trouble);
  const isStored = usePhone((phone) => phone.isStored);
  return (
    <div className={styles.quiet}>
      <div className={styles.picture}>
        <Rings isDim />
      </div>
      <h2 className="display">{trouble === 'network' ? leaderboard.noNetwork : leaderboard.noLeaderboard}</h2>
      <p>{isStored ? leaderboard.drinksAreSafe : leaderboard.drinksStayWithPage}</p>
    </div>
  );
}

/** Shown before the first snapshot, if that takes long enough to be noticed. */
export function Waiting() {
  return (
    <div className={styles.quiet} data-waits>
      <div className={styles.picture}>
        <Rings isDim />
      </div>
    </div>
  );
}
