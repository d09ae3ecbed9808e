import { type PointerEvent, useRef, useState } from 'react';

/** A row that follows the pointer. */
export interface Pull {
  readonly id: string;
  readonly from: number;
  /** The place that the row would get if it were dropped now. */
  readonly to: number;
  readonly byPx: number;
  readonly heightPx: number;
}

interface Begun {
  readonly id: string;
  readonly from: number;
  readonly pageY: number;
  readonly heightPx: number;
  /** The vertical centres of all rows, in px from the top of the page. */
  readonly middles: readonly number[];
}

/** Dragging a row this close to the upper or lower edge of the window scrolls the page. */
const EDGE_PX = 56;
const SCROLL_PX = 12;

/** Lets people drag rows of a list by their grips. `onDrop` gets the id of a row and its new index. */
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
    /** The event handlers for the grip of a row. */
    grip: (id: string, at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id, at),
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}

/** The new index of a row that was dragged by `byPx`: the number of other rows whose centres are above its centre. */
export function placeAt(middles: readonly number[], from: number, byPx: number): number {
  const middle = (middles[from] ?? 0) + byPx;
  return middles.filter((other, index) => index !== from && other < middle).length;
}
