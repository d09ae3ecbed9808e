import { type RefObject, useLayoutEffect, useRef } from 'react';
import { risenBy } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import { prefersStillness } from '../../../look/prefers-stillness.ts';
import { countOf } from '../row/board-value.ts';
import { fadeIn, fadeOut, fadeRank, glide, isOnScreen, keepCopies, type Spot, spotOf, sweep } from './rank-motion.ts';

/** Longer than one animation, so that it ends before the next one begins. */
export const WAVE_MS = 400;
export const RISE_SHOWN_MS = 4_300;

/**
 * Animates guests when their places change. `guests` has the guests in the order of the list, which is that of `board`. The element of each guest
 * has the attribute `data-guest`. Rows glide from where they were (FLIP). A guest who enters or leaves the podium fades
 * in or out, so that no row flies across another guest's name. A guest whose drink brought a better rank gets a mark.
 * With reduced motion nothing moves.
 */
export function useRankMoves(guests: readonly RankedGuest[], board: BoardName): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(guests);
  const copies = useRef<ReadonlyMap<Element, HTMLElement>>(new Map());

  // Runs when the new order is in the page, before it is painted.
  useLayoutEffect(() => {
    if (list.current && !prefersStillness()) {
      if (isOther(before.current, guests)) moveGuests(list.current, before.current, guests, board, copies.current);
      copies.current = keepCopies(list.current);
    }
    before.current = guests;
  });

  return list;
}

function isOther(before: readonly RankedGuest[], after: readonly RankedGuest[]): boolean {
  const isChanged = ({ sessionId, rank }: RankedGuest, place: number) =>
    before[place]?.sessionId !== sessionId || before[place].rank !== rank;
  return after.length !== before.length || after.some(isChanged);
}

/** The place that a guest had before is where another guest is now. So nothing has to be measured before the change. */
function moveGuests(
  list: HTMLOListElement,
  before: readonly RankedGuest[],
  after: readonly RankedGuest[],
  board: BoardName,
  copies: ReadonlyMap<Element, HTMLElement>,
): void {
  const placeBefore = new Map(before.map(({ sessionId }, place) => [sessionId, place]));
  const elements = [...list.querySelectorAll<HTMLElement>('[data-guest]')];
  const spots = elements.map(spotOf);
  const podiumSize = elements.filter(isOnPodium).length;
  elements.forEach((element, place) => {
    const [guest, to] = [after[place], spots[place]];
    if (!guest || !to) return;
    const was = placeBefore.get(guest.sessionId) ?? -1;
    const cameFromRow = was >= podiumSize;
    if (was !== place) move(element, cameFromRow ? spots[was] : undefined, to, copies);
    changeRank(element, before[was], guest, board);
  });
}

function isOnPodium(element: HTMLElement): boolean {
  return element.tagName !== 'LI';
}

/** `from` is undefined for a guest who did not come from a row. */
function move(element: HTMLElement, from: Spot | undefined, to: Spot, copies: ReadonlyMap<Element, HTMLElement>): void {
  if (!isOnScreen(to) && !(from && isOnScreen(from))) return;
  if (isOnPodium(element)) {
    for (const part of element.closest('li')?.querySelectorAll<HTMLElement>('[data-fades]') ?? []) {
      fadeOut(part, copies.get(part));
      fadeIn(part, 6);
    }
  } else if (from) glide(element, from.y - to.y);
  else fadeIn(element, -6);
}

/** Others fall or rise because of a guest's drink. Only that guest is marked. */
function changeRank(element: HTMLElement, old: RankedGuest | undefined, now: RankedGuest, board: BoardName): void {
  if (!old || old.rank === now.rank) return;
  if (!isOnPodium(element)) fadeRank(element);
  const places = (old.rank ?? 0) - (now.rank ?? 0);
  if (places <= 0 || countOf(now, board) <= countOf(old, board)) return;
  const item = element.closest('li') ?? element;
  mark(item, risenBy(places));
  sweep(item);
}

const markTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** A further rise starts the time again. */
function mark(item: HTMLElement, rise: string): void {
  clearTimeout(markTimers.get(item));
  item.dataset.rise = rise;
  markTimers.set(
    item,
    setTimeout(() => delete item.dataset.rise, RISE_SHOWN_MS),
  );
}
