import { set } from './elements.ts';
import { type Font, widthOf } from './fit.ts';

/** From the corner of a line to the edge of its bubble. */
const EDGE = 2.2;
/** The smallest bubble, and the smallest letters. A name that is too long for them ends in an ellipsis. */
const SMALLEST = 17;
const SMALLEST_LETTERS = 6;
const LARGEST = 26;
/** The distance from line to line, and from the middle of a line to the upper edge of its letters, in em. */
const LEADING = 1.1;
const HALF_LINE = 0.4;
/** A word of this form may be broken into two lines. Other scripts have no hyphens, or join their letters. */
const LONG_WORD = /^[A-Za-zÀ-ž]{11,}$/;
const SVG = 'http://www.w3.org/2000/svg';

/** A name in one line or two, and how far the farthest corner of a line is from the middle of the bubble, in em. */
export interface Label {
  readonly lines: readonly string[];
  readonly reach: number;
}

export function labelOf(name: string, font: Font): Label {
  const whole = linesOf(name);
  const middle = middleOf(whole);
  const reachOf = (line: string) => Math.hypot(widthOf(line, font) / 2, middle + HALF_LINE);
  const lines = whole.map((line) => shortened(line, (text) => reachOf(text) * SMALLEST_LETTERS <= LARGEST - EDGE));
  return { lines, reach: Math.max(...lines.map(reachOf)) };
}

/** A bubble is as large as its name needs. */
export function radiusFor({ reach }: Label, letters: number): number {
  return Math.max(SMALLEST, reach * letters + EDGE);
}

/** Draws a bubble with a name. The letters are smaller if the bubble has no room for them. */
export function drawBubble(label: Label, radius: number, letters: number): SVGElement {
  const bubble = draw('g', {});
  bubble.appendChild(draw('circle', { r: radius.toFixed(1) }));
  label.lines.forEach((line, index) => {
    const dy = `${(index * LEADING - middleOf(label.lines) + 0.35).toFixed(2)}em`;
    bubble.appendChild(draw('text', { dy })).textContent = line;
  });
  bubble.style.fontSize = `${Math.min(letters, (radius - EDGE) / label.reach).toFixed(2)}px`;
  return bubble;
}

const middleOf = (lines: readonly string[]) => ((lines.length - 1) / 2) * LEADING;

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

export function draw(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const node = document.createElementNS(SVG, tag) as SVGElement;
  for (const name of Object.keys(attributes)) set(node, name, attributes[name] as string);
  return node;
}
