import { mark, say, set } from './elements.ts';

/** The widths in em. Each text is measured only once, because a layout costs a television too much. */
const MAX_KNOWN = 400;
/** Without a canvas. */
const LETTER_EM = 0.6;
/** This is at least as wide as the space between words in any typeface. */
const SPACE_EM = 0.35;

const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

export type Font = 'text' | 'display';

/** In em. */
export function widthOf(text: string, font: Font): number {
  return font === 'text'
    ? knownWidth(text, 600, 'system-ui, sans-serif')
    : knownWidth(text, 500, '"Fraunces Clink", serif');
}

function knownWidth(text: string, weight: number, family: string): number {
  const key = `${weight}${family}${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const width = measure(text, weight, family);
  known.set(key, width);
  return width;
}

function measure(text: string, weight: number, family: string): number {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  if (!context) return text.length * LETTER_EM;
  context.font = `${weight} 100px ${family}`;
  return context.measureText(text).width / 100;
}

/** Measurements from before the display font has loaded are wrong. */
export function measureAgain(): void {
  known.clear();
}

/**
 * Returns the step by which a text has to be smaller: null if it fits, otherwise '1', '2', … `rooms` are the widths in
 * em that a text may have at its full size, and at each smaller size.
 */
export function smallness(text: string, rooms: readonly number[], font: Font): string | null {
  const width = widthOf(text, font);
  const level = rooms.findIndex((room) => width <= room);
  if (level === 0) return null;
  return String(level < 0 ? rooms.length : level);
}

/** Shows a text in `node`, in a size at which it fits into `box`. */
export function sayFitting(
  node: Element,
  text: string,
  rooms: readonly number[],
  font: Font = 'display',
  box = node,
): void {
  say(node, text);
  set(box, 'data-small', smallness(text, rooms, font));
}

/** A size in which a name may be shown: the width of a line in em, and the largest number of lines. */
export interface NameSize {
  readonly room: number;
  readonly lines: number;
  readonly font?: Font;
}

/**
 * Returns the largest size in which a name fits without a broken word. Otherwise words break, but not in the first
 * size.
 */
function sizeOfName(name: string, sizes: readonly NameSize[]): number {
  const whole = sizes.findIndex((size) => fits(name, size));
  if (whole >= 0) return whole;
  // If a word is broken, the letter that does not fit leaves some room at the end of its line.
  const broken = sizes.findIndex(
    ({ room, lines }, size) => size > 0 && widthOf(name, 'text') <= lines * (room - LETTER_EM * 2),
  );
  return broken < 0 ? sizes.length - 1 : broken;
}

/** Shows a name in `node`, in a size in which it fits into `box`. */
export function sayName(node: Element, name: string, sizes: readonly NameSize[], box = node): void {
  const size = sizeOfName(name, sizes);
  say(node, name);
  set(box, 'data-small', size === 0 ? null : String(size));
  mark(box, 'data-broken', !fits(name, sizes[size] as NameSize));
}

const fits = (name: string, { room, lines, font }: NameSize) => linesOf(name, room, font) <= lines;

/** The result is infinite if a word is wider than the room. */
function linesOf(name: string, room: number, font: Font = 'text'): number {
  let lines = 1;
  let used = 0;
  // A line may also end after a hyphen.
  for (const part of name.match(/[^ -]*-+|[^ -]+/g) || []) {
    const width = widthOf(part, font);
    if (width > room) return Number.POSITIVE_INFINITY;
    const isNext = used > 0 && used + SPACE_EM + width > room;
    if (isNext) lines += 1;
    used = isNext || used === 0 ? width : used + SPACE_EM + width;
  }
  return lines;
}

/** Whether the screen is in portrait. The card is then below the board. */
export function isUpright(): boolean {
  return matchMedia('(max-aspect-ratio: 1/1)').matches;
}

/** Whether the screen is as high as 4:3, or higher. */
export function isHigh(): boolean {
  return matchMedia('(max-aspect-ratio: 3/2)').matches;
}

/** How many pixels 1 rem has. */
export function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
