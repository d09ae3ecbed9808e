import { set } from './elements.ts';
import { widthOf } from './fit.ts';

export const RADIUS = 16;
/** Names end before the edge. */
const ROOM = 13.8;
/** The sizes of letters. A name that is too long for the smallest one ends in an ellipsis. */
const LARGEST = 7.6;
const SMALLEST = 4;
/** The distance from line to line, and from the middle of a line to the upper edge of its letters, in em. */
const LEADING = 1.1;
const HALF_LINE = 0.4;
/** A word of this form may be broken into two lines. Other scripts have no hyphens, or join their letters. */
const LONG_WORD = /^[A-Za-zÀ-ž]{11,}$/;
const SVG = 'http://www.w3.org/2000/svg';

type Point = readonly [x: number, y: number];

/**
 * A guest in the glasses of a drawing: a bubble with a name at `to`, which may come `from` elsewhere
 * (styles/motion.css). The name is as large as the bubble allows. `above`: what is drawn over the bubble.
 */
export function addBubble(above: Element, name: string, { to, from }: { to: Point; from: Point }): Element {
  const node = draw('g', { transform: `translate(${to.join(' ')})`, class: 'guest' });
  const inner = node.appendChild(draw('g', {}));
  inner.appendChild(draw('circle', { r: String(RADIUS) }));
  const whole = linesOf(name);
  const middle = ((whole.length - 1) / 2) * LEADING;
  // Even the corner of a line that is farthest from the middle of the bubble is inside the bubble.
  const fits = (line: string) => ROOM / Math.hypot(widthOf(line, 'text') / 2, middle + HALF_LINE);
  const lines = whole.map((line) => shortened(line, (text) => fits(text) >= SMALLEST));
  lines.forEach((line, index) => {
    const dy = `${(index * LEADING - middle + 0.35).toFixed(2)}em`;
    inner.appendChild(draw('text', { dy })).textContent = line;
  });
  inner.style.fontSize = `${Math.min(LARGEST, ...lines.map(fits)).toFixed(2)}px`;
  inner.style.setProperty('--x', `${from[0] - to[0]}px`);
  inner.style.setProperty('--y', `${from[1] - to[1]}px`);
  drawUnder(above, node);
  return node;
}

/** The whole text if it fits, otherwise as much of it as fits before an ellipsis. */
function shortened(text: string, fits: (text: string) => boolean): string {
  let shown = text;
  for (let length = text.length - 1; length > 0 && !fits(shown); length -= 1) shown = `${text.slice(0, length)}…`;
  return shown;
}

/** Returns one line, or two lines of similar length. Lines break at a space or a hyphen. A long word gets a hyphen. */
function linesOf(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  let split = -1;
  for (let at = 0; at < name.length; at += 1)
    if (/[ -]/.test(name.charAt(at)) && (split < 0 || Math.abs(at - middle) < Math.abs(split - middle))) split = at;
  if (split >= 0) return [name.slice(0, split + 1).trim(), name.slice(split + 1)];
  return LONG_WORD.test(name) ? [`${name.slice(0, middle)}-`, name.slice(middle)] : [name];
}

/** Elements under the same one are drawn in the order of the calls. */
export function drawUnder(above: Element, node: Element): void {
  (above.parentNode as Node).insertBefore(node, above);
}

export function draw(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const node = document.createElementNS(SVG, tag) as SVGElement;
  for (const name of Object.keys(attributes)) set(node, name, attributes[name] as string);
  return node;
}
