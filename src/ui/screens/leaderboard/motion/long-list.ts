import { type RefObject, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../feedback/feedback.tsx';

/** The observed area is smaller than the screen by this at each edge, so that it cuts a row that sticks to an edge. */
const INSIDE_PX = 3;
const WHOLE = 0.99;

/**
 * Marks the guest's own row in `list` with `data-pinned` while it sticks to an edge of the screen, because its place in
 * the list is out of sight. Only in the newest browsers can a style detect that.
 */
export function usePinned(list: RefObject<HTMLOListElement | null>, hasOwnRow: boolean): void {
  const hasToast = useToast() !== null;

  // Follows the scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a toast the bar is higher, and the row sticks elsewhere
  useEffect(() => {
    const row = hasOwnRow && list.current?.querySelector<HTMLElement>('[data-you]');
    if (!row) return;
    let stuck: IntersectionObserver | undefined;
    const resized = new ResizeObserver(() => {
      stuck?.disconnect();
      stuck = observeStuck(row);
    });
    resized.observe(document.body);
    return () => {
      resized.disconnect();
      stuck?.disconnect();
    };
  }, [list, hasOwnRow, hasToast]);
}

function observeStuck(row: HTMLElement): IntersectionObserver {
  const { top, bottom } = getComputedStyle(row);
  const inside = (edge: string) => `${-INSIDE_PX - Number.parseFloat(edge)}px`;
  const observer = new IntersectionObserver(
    ([entry]) => row.toggleAttribute('data-pinned', entry !== undefined && entry.intersectionRatio < WHOLE),
    { rootMargin: `${inside(top)} 0px ${inside(bottom)}`, threshold: WHOLE },
  );
  observer.observe(row);
  return observer;
}

/** This is more than the guests of a usual wedding. */
const STEP = 200;
/** The next rows are drawn before anybody scrolls that far. */
const AHEAD = '200%';

/**
 * Returns how many rows of a list to draw: a few hundred, and more whenever `end` comes near the screen. The element
 * `end` must be below the list. A list of twenty thousand guests would take a slow phone half a minute.
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
