import { useMemo } from 'react';
import { allGuests, othersComeBack } from '#messages/leaderboard.ts';
import { guestRows, type Leaderboard, pictureOf } from '../../../domain/leaderboard/leaderboard.ts';
import type { Row, Scope } from '../../../domain/protocol.ts';
import type { LiveState } from '../../../sync/live-state.ts';
import { Card } from '../../components/card.tsx';
import styles from './all-guests.module.css';
import { FirstToast, Waiting } from './quiet-state.tsx';
import { TotalRow } from './total-row.tsx';
import { useRankMoves } from './use-rank-moves.ts';

interface AllGuestsProps {
  board: Leaderboard;
  status: LiveState['status'];
  scope: Scope;
  ownId: string;
}

/** The single list by total; the own row stays in sight (readings, Leaderboard). */
export function AllGuests({ board, status, scope, ownId }: AllGuestsProps) {
  const rows = useMemo(() => rowsOf(board), [board]);
  const list = useRankMoves(rows.map((row) => row.session_id));
  if (rows.length === 0) return board.guests > 0 && status !== 'offline' ? <Waiting /> : <FirstToast scope={scope} />;
  return (
    <Card className={styles.card}>
      <ol ref={list} className={styles.list} aria-label={allGuests}>
        {rows.map((row) => (
          <TotalRow key={row.session_id} row={row} ownId={ownId} />
        ))}
      </ol>
      {status === 'offline' && rows.length < board.guests && <p className={styles.rest}>{othersComeBack}</p>}
    </Card>
  );
}

/** Until the whole list has come, its first ten: they are known from the boards. */
function rowsOf(board: Leaderboard): Row[] {
  return board.view === 'all' ? guestRows(board) : pictureOf(board, 'everyone').mostDrinks;
}
