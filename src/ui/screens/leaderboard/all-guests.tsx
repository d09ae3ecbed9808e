import { useMemo } from 'react';
import * as messages from '#messages/leaderboard.ts';
import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { allGuests, firstOn, isWhole, type Leaderboard, type Scope } from '../../../domain/leaderboard/leaderboard.ts';
import type { LiveState } from '../../../sync/live/live-state.ts';
import { Card } from '../../components/card.tsx';
import styles from './all-guests.module.css';
import { useDrawnRows, usePinned } from './motion/long-list.ts';
import { useRankMoves } from './motion/use-rank-moves.ts';
import { NobodyYet, useHasNetwork, Waiting } from './notes/quiet-state.tsx';
import { numberOf } from './row/board-value.tsx';
import { BoardRow } from './row/guest-row.tsx';
import topTenStyles from './top-ten.module.css';
import { useServerTime } from './use-server-time.ts';

interface AllGuestsProps {
  leaderboard: Leaderboard;
  board: BoardName;
  status: LiveState['status'];
  scope: Scope;
  ownId: string;
}

/** All guests in the order of a board. The guest's own row stays visible (docs/readings.md#two-leaderboards). */
export function AllGuests({ leaderboard, board, status, scope, ownId }: AllGuestsProps) {
  // Until the whole list has arrived, it shows the first ten, which the rankings already contain.
  const guests = useMemo(() => (isWhole(leaderboard) ? allGuests : firstOn)(leaderboard, board), [leaderboard, board]);
  const { drawn, end } = useDrawnRows(guests.length);
  const shown = guests.filter(({ sessionId }, place) => place < drawn || sessionId === ownId);
  const nowMs = useServerTime();
  const list = useRankMoves(shown, board);
  usePinned(
    list,
    shown.some(({ sessionId }) => sessionId === ownId),
  );
  if (guests.length === 0)
    return leaderboard.guests > 0 && status !== 'offline' ? <Waiting /> : <NobodyYet boards={[board]} scope={scope} />;
  const highest = guests[0] && numberOf(guests[0], board);
  return (
    <Card className={topTenStyles.card}>
      <div className={`head-row ${topTenStyles.head}`}>
        <h2 className="display">{messages.allGuests}</h2>
        <span>{messages.boardUnits[board]}</span>
      </div>
      <ol ref={list} className={styles.list} role="list" aria-label={messages.allGuests}>
        {shown.map((guest) => (
          <BoardRow key={guest.sessionId} guest={guest} board={board} ownId={ownId} nowMs={nowMs} highest={highest} />
        ))}
      </ol>
      <div ref={end} />
      {status === 'offline' && guests.length < leaderboard.guests && <OthersAreAway />}
    </Card>
  );
}

/** Says why the rest of the list is missing, and when it will be shown again. */
function OthersAreAway() {
  const hasNetwork = useHasNetwork();
  return <p className={styles.rest}>{hasNetwork ? messages.othersComeWithLeaderboard : messages.othersComeBack}</p>;
}
