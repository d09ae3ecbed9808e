import { type RefObject, useEffect, useRef, useState } from 'react';

/** Every guest of a usual wedding. */
const STEP = 200;
/** The next rows are drawn before anybody scrolls that far. */
const AHEAD = '200%';

/**
 * How many rows of a list to draw: a few hundred, and more whenever `end`, which belongs below the list, comes near the
 * screen. A list of twenty thousand guests would take a slow phone half a minute.
 */
export function useDrawnRows(rows: number): { drawn: number; end: RefObject<HTMLDivElement | null> } {
  const [limit, setLimit] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const isCut = rows > limit;

  // Only the browser knows what is on the screen. The observer restarts after each step, because `end` may still be
  // near.
  useEffect(() => {
    if (!end.current || !isCut) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setLimit(limit + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [limit, isCut]);

  return { drawn: Math.min(rows, limit), end };
}
