import { type PointerEvent, useRef, useState } from 'react';

/** A row that follows the pointer. */
export interface Pull {
  readonly id: string;
  readonly from: number;
  /** Where it would be if it were let go now. */
  readonly to: number;
  readonly byPx: number;
  readonly heightPx: number;
}

interface Begun {
  readonly id: string;
  readonly from: number;
  readonly pageY: number;
  readonly heightPx: number;
  /** The middles of all rows, from the upper edge of the page. */
  readonly middles: readonly number[];
}

/** A pull this near to the upper or lower edge of the window scrolls the page. */
const EDGE_PX = 56;
const SCROLL_PX = 12;

/** Rows of a list that are pulled by their grips. `onDrop` hears the id of a row and its new place. */
export function usePull(onDrop: (id: string, to: number) => void) {
  const [pull, setPull] = useState<Pull | null>(null);
  const begun = useRef<Begun | null>(null);

  function begin(event: PointerEvent<HTMLElement>, id: string, from: number) {
    const row = event.currentTarget.closest('li');
    if (event.button !== 0 || !row?.parentElement) return;
    const boxes = [...row.parentElement.children].map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + height / 2 + scrollY);
    begun.current = { id, from, pageY: event.clientY + scrollY, heightPx: boxes[from]?.height ?? 0, middles };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function follow({ clientY }: PointerEvent) {
    if (!begun.current) return;
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const { id, from, pageY, heightPx, middles } = begun.current;
    const byPx = clientY + scrollY - pageY;
    setPull({ id, from, to: placeAt(middles, from, byPx), byPx, heightPx });
  }

  function end(isDropped: boolean) {
    if (isDropped && pull) onDrop(pull.id, pull.to);
    begun.current = null;
    setPull(null);
  }

  return {
    pull,
    /** The handlers of the grip of a row. */
    grip: (id: string, at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id, at),
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}

/** The place of a row that was pulled by so much: so many of the others have their middles above its own. */
export function placeAt(middles: readonly number[], from: number, byPx: number): number {
  const middle = (middles[from] ?? 0) + byPx;
  return middles.filter((other, index) => index !== from && other < middle).length;
}
