import { AND, runRightToLeft, splitNames } from '../../../domain/celebration/couple-names.ts';
import { drawText, fitText, setFont } from './canvas-text.ts';
import { type Paint, WIDTH } from './card.ts';

const MIDDLE = WIDTH / 2;
const WIDEST = 920;
/** The gap between a name and the '&', as a multiple of the font size. */
const GAP = 0.15;
const TWO_LINES: readonly number[] = [88, 80, 72, 66, 60, 54, 48, 42, 36, 30];
/** The distance between two lines, and the height above the upper baseline, as multiples of the font size. */
const BETWEEN_LINES = 1.06;
const CAPITAL = 0.72;
/** The lower of two lines is this many pixels lower than a single line. */
const BELOW = 12;
const TITLE_ENDS = 268;

interface HeadSizes {
  /** The baseline of the title above the names. */
  readonly title: number;
  /** The largest size of the names that is tried. */
  readonly names: number;
  /** The baseline of the names, if they are on one line. */
  readonly baseline: number;
}

/** The title of the card, the couple and the date. The date is 76 px below the names. */
export function drawHead(paint: Paint, title: string, { title: size, names, baseline }: HeadSizes): void {
  const { card, look } = paint;
  const { goldInk, soft } = look.colours;
  const above = fitText(paint, title, {
    face: 'display',
    tries: [
      [size, 1],
      [size * 0.8, 1],
      [size * 0.66, 1],
    ],
    width: WIDEST,
  });
  drawText(paint, above, { x: MIDDLE, y: 242, align: 'center', colour: goldInk });
  drawCouple(paint, names, baseline);
  const date = fitText(paint, card.date, {
    face: 'text',
    tries: [
      [37, 1],
      [32, 1],
      [28, 1],
    ],
    width: WIDEST,
  });
  drawText(paint, date, { x: MIDDLE, y: baseline + 76, align: 'center', colour: soft });
}

function drawCouple(paint: Paint, largest: number, baseline: number): void {
  const { couple } = paint.card;
  const names = splitNames(couple);
  // Arabic letters are larger, and extend further below the line.
  const sizes = sizesFrom(runRightToLeft(couple) ? largest * 0.8 : largest);
  const size = names && sizes.find((some) => widthOf(paint, rowOf(names), some) <= WIDEST);
  if (!names) drawAsText(paint, couple, sizes, baseline);
  else if (size) drawRow(paint, rowOf(names), size, baseline);
  else drawInTwoLines(paint, names, baseline);
}

const rowOf = ([one, other]: readonly [string, string]) => [one, AND, other];

function sizesFrom(largest: number): number[] {
  return [1, 0.92, 0.84, 0.77, 0.7, 0.64].map((part) => Math.round(largest * part));
}

/** The sizes at which two lines, with the last one near `baseline`, stay below the title. */
function sizesOfTwoLines(baseline: number): number[] {
  return TWO_LINES.filter((size) => baseline + BELOW - size * (BETWEEN_LINES + CAPITAL) >= TITLE_ENDS);
}

/** Draws the names of a couple that are one name, or more than two. */
function drawAsText(paint: Paint, couple: string, sizes: readonly number[], baseline: number): void {
  const one = sizes.map((size) => [size, 1] as const);
  const two = sizesOfTwoLines(baseline).map((size) => [size, 2] as const);
  const text = fitText(paint, couple, { face: 'display', tries: [...one, ...two], width: WIDEST });
  const y = text.lines.length > 1 ? baseline + BELOW - text.size * BETWEEN_LINES : baseline;
  drawText(paint, text, { x: MIDDLE, y, align: 'center', colour: paint.look.colours.ink });
}

function widthsOf(paint: Paint, parts: readonly string[], size: number): number[] {
  setFont(paint, 'display', size, paint.card.couple);
  return parts.map((part) => paint.ctx.measureText(part).width);
}

function widthOf(paint: Paint, parts: readonly string[], size: number): number {
  return widthsOf(paint, parts, size).reduce((sum, width) => sum + width, (parts.length - 1) * GAP * size);
}

/** 'Ana & Ben', with the '&' in gold. Names of Arabic or Hebrew begin at the right. */
function drawRow(paint: Paint, parts: readonly string[], size: number, baseline: number): void {
  const { ctx, look, card } = paint;
  const widths = widthsOf(paint, parts, size);
  const isRightToLeft = runRightToLeft(card.couple);
  const half = widthOf(paint, parts, size) / 2;
  let x = isRightToLeft ? MIDDLE + half : MIDDLE - half;
  ctx.textAlign = isRightToLeft ? 'right' : 'left';
  for (const [index, part] of parts.entries()) {
    ctx.fillStyle = part === AND ? look.colours.goldInk : look.colours.ink;
    ctx.fillText(part, x, baseline);
    x += ((widths[index] ?? 0) + GAP * size) * (isRightToLeft ? -1 : 1);
  }
}

/** 'Maximilian &' above 'Alexandrina'. */
function drawInTwoLines(paint: Paint, [one, other]: readonly [string, string], baseline: number): void {
  const rows = [[one, AND], [other]];
  const sizes = sizesOfTwoLines(baseline);
  const fits = (size: number) => rows.every((row) => widthOf(paint, row, size) <= WIDEST);
  const size = sizes.find(fits) ?? Math.min(...sizes);
  for (const [index, row] of rows.entries())
    drawRow(paint, row, size, baseline + BELOW - (1 - index) * size * BETWEEN_LINES);
}
