import { useShallow } from 'zustand/react/shallow';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import { useLive, usePhone } from '../../clink-context.tsx';
import { AllGuests } from './all-guests.tsx';
import { OwnHiddenRow } from './own-hidden-row.tsx';
import { OwnRankNews } from './own-rank-news.tsx';
import { NoLeaderboard, Waiting } from './quiet-state.tsx';
import { TopTen } from './top-ten.tsx';
import { useCalm } from './use-calm.ts';
import { WAVE_MS } from './use-rank-moves.ts';

/** The last known leaderboard, or a placeholder before the first one. */
export function LeaderboardPanel({ view }: { view: View }) {
  const latest = useLive(useShallow(({ leaderboard, you, scope }) => ({ leaderboard, you, scope })));
  const { leaderboard, you, scope } = useCalm(latest, WAVE_MS);
  const status = useLive((live) => live.status);
  const ownId = usePhone((phone) => phone.identity.sessionId);
  if (!leaderboard) return status === 'offline' ? <NoLeaderboard /> : <Waiting />;
  return (
    <>
      <OwnRankNews rank={you?.mostDrinksRank ?? null} guests={leaderboard.guests} />
      <OwnHiddenRow />
      {view === 'all' ? (
        <AllGuests leaderboard={leaderboard} status={status} scope={scope} ownId={ownId} />
      ) : (
        <TopTen leaderboard={leaderboard} you={you} scope={scope} ownId={ownId} />
      )}
    </>
  );
}
