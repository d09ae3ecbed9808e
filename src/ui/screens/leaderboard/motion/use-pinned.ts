import { type RefObject, useEffect } from 'react';
import { useToast } from '../../../feedback/feedback.tsx';

/** A row that sticks is not whole so far inside of the edges at which it sticks. */
const INSIDE_PX = 3;
const WHOLE = 0.99;

/**
 * Marks the guest's own row in `list` with `data-pinned` while it sticks to an edge of the screen, because its place in
 * the list is out of sight. Only the newest browsers know that in a style.
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
