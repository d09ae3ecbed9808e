import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { RankingCard } from './ranking-card.tsx';
import { BoardRow } from './row/board-row.tsx';
import { FreePlace, PodiumPlace } from './row/podium-place.tsx';

/** Each has a plinth of its own. */
const PLACES = [1, 2, 3];

interface BoardCardProps {
  board: BoardName;
  /** The first ten. */
  guests: readonly RankedGuest[];
  ownId: string;
  /** On the server's clock. */
  nowMs: number;
}

/** One board: three places and rows below. Rates have rows only. */
export function BoardCard({ board, guests, ownId, nowMs }: BoardCardProps) {
  const places = board === 'fastestPace' ? [] : PLACES;
  return (
    <RankingCard board={board} guests={guests}>
      {places.map((place) => {
        const guest = guests[place - 1];
        if (!guest) return <FreePlace key={place} place={place} />;
        const isYou = guest.sessionId === ownId;
        return <PodiumPlace key={place} guest={guest} board={board} place={place} isYou={isYou} nowMs={nowMs} />;
      })}
      {guests.slice(places.length).map((guest) => (
        <BoardRow key={guest.sessionId} guest={guest} board={board} ownId={ownId} nowMs={nowMs} />
      ))}
    </RankingCard>
  );
}
