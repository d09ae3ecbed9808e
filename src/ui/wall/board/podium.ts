import { counted } from '#messages/wall.ts';
import { runRightToLeft } from '../../../domain/celebration/couple-names.ts';
import type { Board, Turn } from '../../../domain/wall/scene.ts';
import { appear, child, mark, mayMove, part, say, sayNumber, set, show } from '../parts/elements.ts';
import { isHigh, isUpright, type NameSize, sayName, smallness } from '../parts/fit.ts';
import type { Words } from '../parts/words.ts';

type Row = Board['rows'][number];

const unitOf: Readonly<Partial<Record<Turn['board'], (count: number) => string>>> = counted;

const ON_PODIUM = 3;
const PLACES = 9;
/** The sizes of a name on a step, and the widths of a name in a row in em: in landscape, at 4:3 and in portrait. */
const STEP_SIZES: readonly (readonly NameSize[])[] = [
  [
    { room: 8.2, lines: 1 },
    { room: 9.5, lines: 2 },
    { room: 11.9, lines: 2 },
    { room: 14.8, lines: 2 },
  ],
  [
    { room: 6.9, lines: 1 },
    { room: 9.5, lines: 2 },
    { room: 11.9, lines: 2 },
    { room: 14.8, lines: 2 },
  ],
  [
    { room: 6.8, lines: 1 },
    { room: 7.9, lines: 2 },
    { room: 9.9, lines: 2 },
    { room: 12.3, lines: 2 },
  ],
];
/** The largest size, on a board with at most one row. */
const LARGE_ROOMS = [6, 6, 5] as const;
const ROW_ROOMS = [
  [10.65, 12.5],
  [10.65, 12.5],
  [19, 24.5],
] as const;
/** Three rows or fewer have one column, and a single row is in a bar. */
const FEW_ROW_ROOMS = [17, 24] as const;
const BAR_ROOMS = [10.8, 15] as const;
const RANK_MS = 300;
const SWEEP_MS = 600;

/** The nine places of a board: three steps, and six rows below. */
export function createPlaces() {
  const board = part('board');
  const podium = part('podium');
  const rows = part('rows');
  const slots = [...podium.children, ...rows.children];
  let shown: readonly string[] = [];
  let shownBoard = '';

  function draw(turn: Turn, words: Words): void {
    const top = turn.rows.slice(0, PLACES);
    const keys = keysOf(top);
    const isSame = turn.board === shownBoard;
    const layout = isUpright() ? 2 : isHigh() ? 1 : 0;
    const isLarge = top.length <= ON_PODIUM + 1;
    const hasOneColumn = top.length < 7;
    const sizes = sizesOf(layout, isLarge);
    const rooms: readonly number[] = isLarge ? BAR_ROOMS : hasOneColumn ? FEW_ROW_ROOMS : ROW_ROOMS[layout] || [];
    const below = top.slice(ON_PODIUM).map(({ name }) => Number(smallness(name, rooms, 'text')));
    const rowSize = Math.min(1, Math.max(0, ...below));
    slots.forEach((slot, index) => {
      // A number rolls only if the same guest stays in the place.
      const rolls = isSame && keys[index] === shown[index];
      if (index < ON_PODIUM) drawStep(slot, top[index], index + 1, turn, words, sizes, rolls);
      else drawRow(slot, top[index], words, rooms, rowSize, rolls);
    });
    const isLong = (slot: Element) => Number(child(slot, 0).getAttribute('data-small')) > Number(isLarge);
    show(podium, top.length > 0);
    mark(podium, 'data-large', isLarge);
    // A name in two lines.
    mark(podium, 'data-long', slots.slice(1, ON_PODIUM).some(isLong));
    show(rows, top.length > ON_PODIUM);
    mark(rows, 'data-one', hasOneColumn);
    // The fewer rows there are, the higher are the steps.
    set(board, 'data-board', turn.board);
    set(board, 'data-below', String(Math.max(0, top.length - ON_PODIUM)));
    shown = keys;
    shownBoard = turn.board;
  }

  /** Draws new ranks of the same board: guests who moved come from their old places, and guests who rose shine. */
  function rearrange(turn: Turn, words: Words): void {
    const moves = mayMove();
    const below = board.getAttribute('data-below');
    const before = shown;
    const ranks = slots.map((slot) => slot.getAttribute('data-rank'));
    const boxes = moves ? slots.map((slot) => slot.getBoundingClientRect()) : [];
    draw(turn, words);
    if (!moves) return;
    if (below !== board.getAttribute('data-below')) {
      // All places have other sizes.
      for (const list of [podium, rows]) appear(list);
      return;
    }
    shown.forEach((key, index) => {
      const slot = slots[index] as Element;
      const from = before.indexOf(key);
      if (from === index) {
        // This step becomes higher or lower.
        if (ranks[index] !== slot.getAttribute('data-rank')) appear(slot);
        return;
      }
      glide(slot, boxes[from]);
      if (from < 0 || from > index) shine(slot);
    });
  }

  return {
    draw,
    rearrange,
    /** Whether the places show other guests or another order. */
    isOtherOrder: (turn: Turn) => keysOf(turn.rows.slice(0, PLACES)).join() !== shown.join(),
    /** Whether a shown name is no longer on the board. */
    hasLeft(turn: Turn): boolean {
      const keys = keysOf(turn.rows);
      return shown.some((key) => keys.indexOf(key) < 0);
    },
  };
}

function sizesOf(layout: number, isLarge: boolean): readonly NameSize[] {
  const sizes = STEP_SIZES[layout] ?? [];
  return isLarge ? [{ room: LARGE_ROOMS[layout] ?? 0, lines: 1 }, ...sizes] : sizes;
}

/** Guests may have the same name. */
function keysOf(rows: readonly Row[]): string[] {
  const keys: string[] = [];
  for (const { name } of rows) {
    let key = name;
    while (keys.indexOf(key) >= 0) key += '\n';
    keys.push(key);
  }
  return keys;
}

function glide(slot: Element, from: ClientRect | undefined): void {
  const to = slot.getBoundingClientRect();
  const start = from
    ? { opacity: 1, transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }
    : { opacity: 0, transform: 'none' };
  const timing = { duration: RANK_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
  slot.animate([start, { opacity: 1, transform: 'none' }], timing);
}

function shine(slot: Element): void {
  const sweep = slot.querySelector('.w-sweep') as Element;
  const from = { opacity: 1, transform: 'translateX(-100%)' };
  const to = { opacity: 1, transform: 'translateX(100%)' };
  sweep.animate([from, to], { duration: SWEEP_MS, delay: RANK_MS, easing: 'ease-out' });
}

function drawStep(
  slot: Element,
  row: Row | undefined,
  place: number,
  { board }: Turn,
  words: Words,
  sizes: readonly NameSize[],
  rolls: boolean,
): void {
  const [name, medal, plinth, free] = [...slot.children] as [Element, Element, Element, Element];
  for (const one of [name, medal, plinth]) show(one, row);
  show(free, !row);
  set(slot, 'data-rank', String(row ? row.rank : place));
  if (!row) return;
  sayName(child(name, 0), row.name, sizes, name);
  say(medal, words.numeral(row.rank));
  sayNumber(child(plinth, 0), words.numeral(row.value), rolls);
  say(child(plinth, 1), unitOf[board]?.(row.value) || '');
}

/** `least`: the size of all names in rows. Only a very long one is smaller. */
function drawRow(
  slot: Element,
  row: Row | undefined,
  words: Words,
  rooms: readonly number[],
  least: number,
  rolls: boolean,
): void {
  show(slot, row);
  if (!row) return;
  say(child(slot, 0), words.numeral(row.rank));
  // This guest shares a rank with a step.
  set(slot, 'data-rank', row.rank > ON_PODIUM ? null : String(row.rank));
  const who = child(slot, 1);
  say(child(who, 0), row.name);
  mark(child(who, 0), 'data-ltr', !runRightToLeft(row.name));
  const size = Math.max(least, Number(smallness(row.name, rooms, 'text')));
  set(who, 'data-small', size > 0 ? String(size) : null);
  sayNumber(child(slot, 2), words.numeral(row.value), rolls);
}
