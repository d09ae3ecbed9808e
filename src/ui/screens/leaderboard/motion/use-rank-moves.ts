import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { risenBy } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import { prefersStillness } from '../../../look/prefers-stillness.ts';
import { countOf } from '../row/board-value.tsx';
import {
  fadeIn,
  fadeRank,
  glide,
  isOnScreen,
  keepCopies,
  replacePlace,
  type Spot,
  spotOf,
  sweep,
} from './rank-motion.ts';

/** This is longer than one animation, so that an animation ends before the next one begins. */
export const WAVE_MS = 400;
export const RISE_SHOWN_MS = 4_300;

/**
 * Animates guests when their places change. `guests` are in the order in which the list shows them, which is the order
 * of `board`. The element of each guest has the attribute `data-guest`. Rows glide from where they were (FLIP). A place
 * of the podium whose guest or rank changes fades as a whole, so that no row flies across another guest's name. A guest
 * whose drink brought a better rank gets a mark. With reduced motion nothing moves.
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
  return after.length !== before.length || after.some((guest, place) => isChangedPlace(before[place], guest));
}

function isChangedPlace(before: RankedGuest | undefined, { sessionId, rank }: RankedGuest): boolean {
  return before?.sessionId !== sessionId || before.rank !== rank;
}

/** Another guest is now at the previous place of a guest, so nothing has to be measured before the change. */
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
  for (const [place, element] of elements.slice(0, podiumSize).entries()) {
    const guest = after[place];
    if (guest && isChangedPlace(before[place], guest)) replace(element, copies);
  }
  elements.forEach((element, place) => {
    const [guest, to] = [after[place], spots[place]];
    if (!guest || !to) return;
    const was = placeBefore.get(guest.sessionId) ?? -1;
    if (place >= podiumSize && was !== place) move(element, was < podiumSize ? undefined : spots[was], to);
    changeRank(element, before[was], guest, board);
  });
}

function replace(element: HTMLElement, copies: ReadonlyMap<Element, HTMLElement>): void {
  const place = element.closest('li');
  if (place) replacePlace(place, copies.get(place));
}

function isOnPodium(element: HTMLElement): boolean {
  return element.tagName !== 'LI';
}

/** `from` is undefined for a guest who did not come from a row. */
function move(element: HTMLElement, from: Spot | undefined, to: Spot): void {
  if (!isOnScreen(to) && !(from && isOnScreen(from))) return;
  if (from) glide(element, from.y - to.y);
  else fadeIn(element, -6);
}

/** A guest's drink also changes the ranks of others. Only that guest is marked. */
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

/** Returns by how many places `rank` has just improved. 0 if it has not improved, and again after a few seconds. */
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
