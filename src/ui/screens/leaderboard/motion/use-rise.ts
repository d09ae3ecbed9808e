import { useEffect, useState } from 'react';
import { RISE_SHOWN_MS } from './use-rank-moves.ts';

/** By how many places `rank` has just improved. 0 if it has not, and again after a few seconds. */
export function useRise(rank: number | null): number {
  const [known, setKnown] = useState({ rank, places: 0 });
  if (known.rank !== rank) setKnown({ rank, places: known.rank && rank ? Math.max(0, known.rank - rank) : 0 });

  // A further rise starts the time again.
  useEffect(() => {
    if (known.places === 0) return;
    const timer = setTimeout(() => setKnown({ ...known, places: 0 }), RISE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [known]);

  return known.places;
}
