import { useState } from 'react';
import { youAreNow } from '#messages/leaderboard.ts';

/**
 * Announces the guest's rank by total when it changes, because the guest has logged a drink or somebody has overtaken
 * the guest.
 */
export function OwnRankNews({ rank, guests }: { rank: number | null; guests: number }) {
  const [known, setKnown] = useState({ rank, news: '' });
  if (known.rank !== rank) {
    const isNews = known.rank !== null && rank !== null;
    setKnown({ rank, news: isNews ? youAreNow(rank, guests) : '' });
  }
  return (
    <p className="visually-hidden" role="status">
      {known.news}
    </p>
  );
}
