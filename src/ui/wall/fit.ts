import { say, set } from './elements.ts';

/** Widths in em. They are measured once for each text, because a layout for each would cost a television too much. */
const MAX_KNOWN = 400;
/** Without a canvas. */
const LETTER_EM = 0.6;

const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** `font` is a weight and a family: '600 %s system-ui'. */
function widthOf(text: string, weight: number, family: string): number {
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

/** Once the display font has come, what was measured before is wrong. */
export function measureAgain(): void {
  known.clear();
}

/**
 * How much smaller a text has to be: null if it fits, else '1', '2', … `rooms` are the widths in em for which it may
 * keep its size, and then each smaller one.
 */
export function smallness(text: string, rooms: readonly number[], font: 'text' | 'display'): string | null {
  const width =
    font === 'text' ? widthOf(text, 600, 'system-ui, sans-serif') : widthOf(text, 500, '"Fraunces Clink", serif');
  const level = rooms.findIndex((room) => width <= room);
  if (level === 0) return null;
  return String(level < 0 ? rooms.length : level);
}

/** Shows a text in `node`, in a size at which it fits into `box`. */
export function sayFitting(
  node: Element,
  text: string,
  rooms: readonly number[],
  font: 'text' | 'display' = 'display',
  box = node,
): void {
  say(node, text);
  set(box, 'data-small', smallness(text, rooms, font));
}

/** Whether the screen stands upright: then the card is below the board. */
export function isUpright(): boolean {
  return matchMedia('(max-aspect-ratio: 1/1)').matches;
}
