import { runRightToLeft } from '../../../domain/celebration/couple-names.ts';
import { isInOtherScript, OTHER_TYPEFACE } from '../../../domain/look/display-letters.ts';
import type { Paint } from './card.ts';

/** The style of a text. `tries`: sizes in pixels, the best size first, each with its largest number of lines. */
export interface Setting {
  readonly face: 'display' | 'text';
  readonly tries: readonly (readonly [size: number, lines: number])[];
  readonly width: number;
}

/** A text, broken into lines that fit. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly face: Setting['face'];
  /** The width of the widest line. */
  readonly width: number;
}

const WEIGHTS = { display: 450, text: 400 } as const;
/** The height of a line, as a multiple of the font size. */
const LEADING = 1.14;
/** The letters of titles are a little closer together, but not in scripts that join their letters. */
const DISPLAY_SPACING = -0.015;

/** Sets the font of the next text. `sample`: the text, which decides whether the display font has its letters. */
export function setFont({ ctx, look }: Paint, face: Setting['face'], size: number, sample: string): void {
  const family = face === 'text' ? look.textFont : isInOtherScript(sample) ? OTHER_TYPEFACE : look.displayFont;
  ctx.font = `${WEIGHTS[face]} ${size}px ${family}`;
  const isRightToLeft = runRightToLeft(sample);
  ctx.direction = isRightToLeft ? 'rtl' : 'ltr';
  // Safari has `letterSpacing` since version 18.
  if ('letterSpacing' in ctx)
    ctx.letterSpacing = `${face === 'display' && !isRightToLeft ? DISPLAY_SPACING * size : 0}px`;
}

/** Tries one size after the other. A text that does not fit at the last size is shortened. */
export function fitText(paint: Paint, text: string, { face, tries, width }: Setting): FittedText {
  const { ctx } = paint;
  const widthOf = (line: string) => ctx.measureText(line).width;
  const asFitted = (lines: readonly string[], size: number): FittedText => {
    return { lines, size, face, width: Math.max(...lines.map(widthOf)) };
  };
  for (const [size, most] of tries) {
    setFont(paint, face, size, text);
    const lines = wrap(text, (line) => widthOf(line) <= width);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) return asFitted(lines, size);
  }
  const [size, most] = tries.at(-1) ?? [24, 1];
  setFont(paint, face, size, text);
  const lines = wrap(text, (line) => widthOf(line) <= width);
  const kept = lines.slice(0, most);
  const cut = kept.map((line, index) =>
    shortened(line, index === most - 1 && lines.length > most, (some) => widthOf(some) <= width),
  );
  return asFitted(cut, size);
}

/** Breaks a text into lines that are as full as possible. A single word may still be too wide. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trim()}…`;
}

interface Place {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  readonly colour: string;
}

/** Draws the lines one below the other. Returns the baseline of the last one. */
export function drawText(paint: Paint, text: FittedText, { x, y, align, colour }: Place): number {
  const { ctx } = paint;
  ctx.fillStyle = colour;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const whole = text.lines.join(' ');
  setFont(paint, text.face, text.size, whole);
  for (const [index, line] of text.lines.entries()) ctx.fillText(line, x, y + index * text.size * LEADING);
  return y + (text.lines.length - 1) * text.size * LEADING;
}

/** The height of the lines above the last baseline. */
export function heightOf({ lines, size }: FittedText): number {
  return (lines.length - 1) * size * LEADING + size * 0.72;
}
