import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { type BoardName, hasFigures } from '../../../domain/leaderboard/boards.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import { rankName } from '../../../domain/leaderboard/rankings.ts';
import { useLive, usePhone } from '../../guest/clink-context.tsx';
import { AllGuests } from './all-guests.tsx';
import { BoardChooser } from './board-chooser.tsx';
import { useCalm } from './motion/use-calm.ts';
import { WAVE_MS } from './motion/use-rank-moves.ts';
import { NoLeaderboard, Waiting } from './notes/quiet-state.tsx';
import { OwnHiddenRow } from './own/own-hidden-row.tsx';
import { OwnRankNews } from './own/own-rank-news.tsx';
import { TopTen } from './top-ten.tsx';

/**
 * The last known leaderboard, or a placeholder before the first one. With more than the usual boards, the guest chooses
 * one of them (docs/readings.md#boards-of-a-celebration).
 */
export function LeaderboardPanel({ view }: { view: View }) {
  const latest = useLive(useShallow(({ leaderboard, you, scope }) => ({ leaderboard, you, scope })));
  const { leaderboard, you, scope } = useCalm(latest, WAVE_MS);
  const status = useLive((live) => live.status);
  const [wanted, choose] = useState<BoardName>('mostDrinks');
  const ownId = usePhone((phone) => phone.identity.sessionId);
  if (!leaderboard) return status === 'offline' ? <NoLeaderboard /> : <Waiting />;
  const { boards, guests } = leaderboard;
  const [first = wanted] = boards;
  const board = boards.includes(wanted) ? wanted : first;
  const isChoice = boards.length > 1 && hasFigures(boards);
  return (
    <>
      {/* Of two boards, the second is the pace. It falls by itself while time passes, and that is no news. */}
      {(isChoice ? [board] : boards).map((shown) => (
        <OwnRankNews
          key={`news ${shown}`}
          board={shown}
          rank={you?.[rankName(shown)] ?? null}
          guests={guests}
          saysFalls={isChoice || shown === first}
        />
      ))}
      {isChoice && <BoardChooser boards={boards} chosen={board} you={you} guests={guests} onChoose={choose} />}
      <OwnHiddenRow board={board} />
      {view === 'all' ? (
        <AllGuests key={board} leaderboard={leaderboard} board={board} status={status} scope={scope} ownId={ownId} />
      ) : (
        <TopTen leaderboard={leaderboard} chosen={isChoice ? board : null} you={you} scope={scope} ownId={ownId} />
      )}
    </>
  );
}
