import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { BoardRow } from './board-row.tsx';
import { FreePlace, PodiumPlace } from './podium-place.tsx';
import { RankingCard } from './ranking-card.tsx';

const PODIUM_SIZE = 3;
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
  const hasPodium = board !== 'fastestPace';
  const podium = guests.slice(0, hasPodium ? PODIUM_SIZE : 0);
  const free = hasPodium ? PLACES.slice(podium.length) : [];
  return (
    <RankingCard board={board} guests={guests}>
      {podium.map((guest, index) => (
        <PodiumPlace
          // biome-ignore lint/suspicious/noArrayIndexKey: the plinth belongs to the place, not to the guest
          key={index}
          guest={guest}
          board={board}
          place={index + 1}
          isYou={guest.sessionId === ownId}
          nowMs={nowMs}
        />
      ))}
      {free.map((place) => (
        <FreePlace key={place} place={place} />
      ))}
      {guests.slice(podium.length).map((guest) => (
        <BoardRow key={guest.sessionId} guest={guest} board={board} ownId={ownId} nowMs={nowMs} />
      ))}
    </RankingCard>
  );
}
