import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '../../prefers-stillness.ts';

const MOVE: KeyframeAnimationOptions = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** Longer than one animation, so that it ends before the next one begins. */
export const WAVE_MS = 400;

/**
 * Animates guests when their places change (FLIP). `order` is the list's order by session id. Each guest is the element
 * with `data-guest`, in that order. A guest's old spot is the spot of whoever is there now, so nothing has to be
 * measured before the change, and scrolling does no harm.
 */
export function useRankMoves(order: readonly string[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(order);

  // Runs when the new order is in the page, before it is painted.
  useLayoutEffect(() => {
    const isOther = order.length !== before.current.length || order.some((id, place) => id !== before.current[place]);
    if (list.current && isOther && !prefersStillness()) moveGuests(list.current, before.current);
    before.current = order;
  }, [order]);

  return list;
}

function moveGuests(list: HTMLOListElement, before: readonly string[]): void {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const guests = [...list.querySelectorAll<HTMLElement>('[data-guest]')];
  const spots = guests.map(spotOf);
  guests.forEach((guest, place) => {
    const was = placeBefore.get(guest.dataset.guest ?? '');
    const to = spots[place];
    if (to && was !== place) move(guest, was === undefined ? undefined : spots[was], to);
  });
}

function move(guest: HTMLElement, from: Spot | undefined, to: Spot): void {
  if (!isOnScreen(to) && !(from && isOnScreen(from))) return;
  if (from) glide(guest, isRow(guest) ? 0 : from.x - to.x, from.y - to.y);
  else guest.animate({ opacity: [0, 1] }, MOVE);
}

/** A row is as wide as the list and moves only up and down. A name on the podium also moves sideways. */
function isRow(guest: HTMLElement): boolean {
  return guest.tagName === 'LI';
}

/** Moves one guest. A rising guest passes above the others, and its number changes at half time. */
function glide(guest: HTMLElement, x: number, y: number): void {
  const above = y > 0 ? { zIndex: 2, background: 'var(--ground)', boxShadow: 'var(--lift)' } : {};
  guest.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, ...above },
      { transform: 'none', ...above },
    ],
    MOVE,
  );
  guest.querySelector('[data-rank]')?.animate({ opacity: [0, 0, 1] }, MOVE);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a guest's lower edge. A row that sticks to the edge of the screen belongs after the row before it. */
function spotOf(guest: HTMLElement): Spot {
  const { left, width, height, bottom } = guest.getBoundingClientRect();
  const x = left + width / 2;
  if (guest.dataset.you === undefined || getComputedStyle(guest).position !== 'sticky') return { x, y: bottom };
  const above = guest.previousElementSibling?.getBoundingClientRect();
  const below = guest.nextElementSibling?.getBoundingClientRect();
  return { x, y: above ? above.bottom + height : (below?.top ?? bottom) };
}

function isOnScreen({ y }: Spot): boolean {
  return y > 0 && y < innerHeight + 100;
}
