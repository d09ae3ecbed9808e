import { useSyncExternalStore } from 'react';
import * as leaderboard from '#messages/leaderboard.ts';
import { type BoardName, showsTotals } from '../../../../domain/leaderboard/boards.ts';
import type { Scope } from '../../../../domain/leaderboard/leaderboard.ts';
import { NEARBY_RADIUS_FEET } from '../../../../domain/location/nearby.ts';
import { followNetwork } from '../../../browser/follow-network.ts';
import { Rings } from '../../../components/drawings/rings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useLive, usePhone } from '../../../guest/clink-context.tsx';
import { classNames } from '../../../look/class-names.ts';
import styles from './quiet-state.module.css';

/** Shown while nobody has a rank on any of `boards`. */
export function NobodyYet({ boards, scope }: { boards: readonly BoardName[]; scope: Scope }) {
  const [board = 'mostDrinks'] = boards;
  return showsTotals(boards) ? <FirstToast scope={scope} /> : <FirstGuest board={board} />;
}

function FirstGuest({ board }: { board: BoardName }) {
  return (
    <EmptyState className={styles.quiet} hasSpark title={leaderboard.nobodyYet[board]}>
      {leaderboard.boardRules[board]}
    </EmptyState>
  );
}

/** Shown while nobody has had an alcoholic drink. */
function FirstToast({ scope }: { scope: Scope }) {
  const isNearby = scope === 'nearby';
  return (
    <EmptyState
      className={styles.quiet}
      hasSpark
      title={isNearby ? leaderboard.firstToastNearby : leaderboard.firstToast}
    >
      {isNearby ? leaderboard.nobodyWithin(NEARBY_RADIUS_FEET) : leaderboard.startsWithFirstDrink}
    </EmptyState>
  );
}

/** Returns false if the browser reports no network, or if no answer has arrived at all. */
export function useHasNetwork(): boolean {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isTried = useLive((live) => live.trouble === 'network');
  return isOnline && !isTried;
}

/** Shown if no earlier leaderboard is known and there is no network, or the server answers with an error. */
export function NoLeaderboard() {
  const hasNetwork = useHasNetwork();
  const isStored = usePhone((phone) => phone.isStored);
  return (
    <EmptyState className={styles.quiet} title={hasNetwork ? leaderboard.noLeaderboard : leaderboard.noNetwork}>
      {isStored ? leaderboard.drinksAreSafe : leaderboard.drinksStayWithPage}
    </EmptyState>
  );
}

/** Shown if the house allows none of the boards that the hosts have chosen. */
export function NoBoards() {
  return (
    <EmptyState className={styles.quiet} title={leaderboard.noBoards}>
      {leaderboard.houseShowsNone}
    </EmptyState>
  );
}

/** Shown before the first snapshot, if that takes long enough to be noticed. */
export function Waiting() {
  return (
    <div className={classNames(styles.quiet, styles.waiting)}>
      <div>
        <Rings isDim />
      </div>
    </div>
  );
}
