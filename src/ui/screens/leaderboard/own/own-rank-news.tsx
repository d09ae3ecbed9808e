import { useState } from 'react';
import { youAreNow } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';

interface OwnRankNewsProps {
  board: BoardName;
  rank: number | null;
  guests: number;
  /** Whether a worse rank is announced too. */
  saysFalls: boolean;
}

/**
 * Announces the guest's rank on a board when it changes, because the guest has logged a drink or somebody has overtaken
 * the guest.
 */
export function OwnRankNews({ board, rank, guests, saysFalls }: OwnRankNewsProps) {
  const [known, setKnown] = useState({ rank, news: '' });
  if (known.rank !== rank) {
    const isNews = known.rank !== null && rank !== null && (saysFalls || rank < known.rank);
    setKnown({ rank, news: isNews ? youAreNow[board](rank, guests) : '' });
  }
  return (
    <p className="visually-hidden" role="status">
      {known.news}
    </p>
  );
}
