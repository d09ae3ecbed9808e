import { acrossOf, type Hills, hillsOf } from '../../../domain/keepsake/hills.ts';
import { spread } from '../../../domain/keepsake/spread.ts';
import { drawText, fitText } from './canvas-text.ts';
import { type CardNote, HEIGHT, type Paint, WIDTH } from './card.ts';
import { drawHead } from './card-head.ts';
import { drawGround, drawOrnaments, drawSpark } from './sparks.ts';

const MIDDLE = WIDTH / 2;
const STEPS = 121;
/**
 * For each hill: the height of its base, how high it rises, and the waves where there was no drink. All are in pixels
 * of the card.
 */
const BACK = { base: 1500, rise: 420, roll: 46, phase: 0.4 } as const;
const NEAR_BACK = { base: 1560, rise: 250, roll: 40, phase: 2.2 } as const;
const FRONT = { base: 1600, rise: 130, roll: 26, phase: 4.1 } as const;

interface Hill {
  readonly base: number;
  readonly rise: number;
  readonly roll: number;
  readonly phase: number;
}

/** Draws the evening as three hills below two rings: all drinks, all drinks except water, and water (mock s02). */
export function drawHills(paint: Paint): void {
  const { card, look } = paint;
  const { discRight, wineLeft, accent, accentSoft } = look.colours;
  const hills = hillsOf(card.drinks, STEPS);
  const front = look.isNight ? accentSoft : accent;
  drawGround(paint, 900);
  drawOrnaments(paint, { size: 170, areUpper: true });
  drawHead(paint, card.titles.hills, { title: 52, names: 176, baseline: 400 });
  drawMoon(paint);
  drawHill(paint, hills.back, BACK, discRight);
  drawHill(paint, hills.middle, NEAR_BACK, look.faded(wineLeft, 0.82));
  drawHill(paint, hills.front, FRONT, front);
  drawStars(paint, (x, isWater) => levelAt(isWater ? hills.front : hills.middle, isWater ? FRONT : NEAR_BACK, x));
  drawNames(paint, hills);
  drawTimes(paint);
  drawFoot(paint);
}

function drawMoon(paint: Paint): void {
  const { ctx, look } = paint;
  const { glassLeft, glassRight, gold } = look.colours;
  ctx.strokeStyle = gold;
  ctx.lineWidth = 2;
  for (const [x, colour] of [
    [MIDDLE - 75, glassLeft],
    [MIDDLE + 75, glassRight],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, 770, 190, 0, 6.29);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.stroke();
  }
  drawSpark(paint, MIDDLE, 595, 26);
  drawSpark(paint, MIDDLE + 31, 568, 9);
  drawSpark(paint, MIDDLE - 24, 574, 7);
}

/** The height of a hill's edge at `x`, from 0 at the left edge to 1 at the right one. */
function levelAt(heights: readonly number[], hill: Hill, x: number): number {
  const at = Math.min(1, Math.max(0, x)) * (heights.length - 1);
  const [before, part] = [Math.floor(at), at % 1];
  const [one = 0, next = one] = heights.slice(before, before + 2);
  const height = one + (next - one) * part;
  const rolling = Math.sin(hill.phase + x * 8.2) * 0.6 + Math.sin(hill.phase * 2 + x * 15.4) * 0.4;
  return hill.base - height * hill.rise - rolling * hill.roll;
}

function drawHill({ ctx, look, card }: Paint, heights: readonly number[], hill: Hill, colour: string): void {
  const edge = new Path2D();
  for (let x = 0; x <= WIDTH; x += 6) edge.lineTo(x, levelAt(heights, hill, placeOf(x, card.isRightToLeft)));
  const ground = new Path2D(edge);
  ground.lineTo(WIDTH, HEIGHT);
  ground.lineTo(0, HEIGHT);
  ctx.fillStyle = colour;
  ctx.fill(ground);
  ctx.strokeStyle = look.colours.gold;
  ctx.lineWidth = 2.5;
  ctx.stroke(edge);
}

/** Time runs in the reading direction of the language. */
function placeOf(x: number, isRightToLeft: boolean): number {
  return isRightToLeft ? 1 - x / WIDTH : x / WIDTH;
}

function pixelOf(place: number, isRightToLeft: boolean): number {
  return (isRightToLeft ? 1 - place : place) * WIDTH;
}

/**
 * Draws a star for each drink, on the hill that the drink has raised. If many are close to each other, only some are
 * drawn.
 */
function drawStars(paint: Paint, levelOf: (place: number, isWater: boolean) => number): void {
  const { drinks, isRightToLeft } = paint.card;
  const across = acrossOf(drinks);
  const size = drinks.length > 24 ? 13 : drinks.length > 14 ? 15 : 18;
  const last = { water: Number.NEGATIVE_INFINITY, other: Number.NEGATIVE_INFINITY };
  for (const { drinkType, timestamp } of drinks) {
    const isWater = drinkType === 'water';
    const hill = isWater ? 'water' : 'other';
    const place = across(timestamp);
    if ((place - last[hill]) * WIDTH < size * 1.9) continue;
    last[hill] = place;
    const colour = isWater ? paint.look.tone('water') : paint.look.colours.gold;
    drawSpark(paint, pixelOf(place, isRightToLeft), levelOf(place, isWater) - 2, isWater ? size * 0.85 : size, colour);
  }
}

const NAMES: readonly CardNote['kind'][] = ['favourite', 'clink'];
const NAME = {
  face: 'display',
  tries: [
    [36, 1],
    [32, 1],
    [28, 1],
    [25, 1],
  ],
  width: 420,
} as const;
const SUB = {
  face: 'text',
  tries: [
    [26, 1],
    [23, 1],
  ],
  width: 420,
} as const;

/** The height of a label, and the distance between two labels. */
const LABEL = 84;

/**
 * Draws the drink of the night and the guest who was met above the hill at their time: in front of the back hill, or in
 * the sky.
 */
function drawNames(paint: Paint, hills: Hills): void {
  const { ctx, card, look } = paint;
  const across = acrossOf(card.drinks);
  let before = { x: Number.NEGATIVE_INFINITY, y: 0 };
  for (const note of card.notes.filter(({ kind }) => NAMES.includes(kind))) {
    const head = fitText(paint, note.head, NAME);
    const sub = fitText(paint, note.sub ?? '', SUB);
    const half = Math.max(head.width, sub.width) / 2 + 24;
    const star = pixelOf(across(note.at), card.isRightToLeft);
    const x = Math.min(WIDTH - half - 20, Math.max(half + 20, star));
    const free = freeLevel(hills, x, half, card.isRightToLeft);
    const y = Math.abs(before.x - x) < 400 ? Math.min(free, before.y - LABEL - 20) : free;
    ctx.strokeStyle = look.colours.gold;
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(star, y + 50);
    ctx.lineTo(star, levelAt(hills.middle, NEAR_BACK, across(note.at)) - 22);
    ctx.stroke();
    drawText(paint, head, { x, y, align: 'center', colour: look.colours.ink });
    drawText(paint, sub, { x, y: y + 34, align: 'center', colour: look.colours.soft });
    before = { x, y };
  }
}

/** The baseline of a label that no edge of a hill crosses. */
function freeLevel(hills: Hills, x: number, half: number, isRightToLeft: boolean): number {
  const highest = (heights: readonly number[], hill: Hill) =>
    samples(x, half, isRightToLeft).map((place) => levelAt(heights, hill, place));
  const middle = Math.min(...highest(hills.middle, NEAR_BACK)) - 70;
  const back = highest(hills.back, BACK);
  return Math.max(...back) < middle - LABEL / 2 ? middle : Math.min(...back) - 64;
}

function samples(x: number, half: number, isRightToLeft: boolean): number[] {
  return [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((part) => placeOf(x + part * half, isRightToLeft));
}

/** The room for the times, in pixels. Midnight is left out if it is too close to the first or the last toast. */
const ROOM = { apart: 230, from: 124, to: WIDTH - 124 } as const;

function drawTimes(paint: Paint): void {
  const { card, look } = paint;
  const across = acrossOf(card.drinks);
  const colour = look.isNight ? look.colours.ink : look.colours.onAccent;
  const placeFor = ({ at }: CardNote) => pixelOf(across(at), card.isRightToLeft);
  const toasts = card.notes.filter(({ kind }) => kind === 'first' || kind === 'last');
  const inRow = [...toasts].sort((a, b) => placeFor(a) - placeFor(b) || a.at - b.at);
  const places = spread(inRow.map(placeFor), ROOM);
  const midnight = card.notes.find(({ kind }) => kind === 'midnight');
  if (midnight && places.every((x) => Math.abs(x - placeFor(midnight)) >= ROOM.apart)) {
    inRow.push(midnight);
    places.push(placeFor(midnight));
  }
  for (const [index, { head }] of inRow.entries()) {
    const text = fitText(paint, head, { face: 'text', tries: TIME_TRIES, width: 220 });
    drawText(paint, text, { x: places[index] ?? 0, y: 1692, align: 'center', colour });
  }
}

const TIME_TRIES = [
  [34, 1],
  [30, 1],
  [26, 1],
] as const;

function drawFoot(paint: Paint): void {
  const { card, look } = paint;
  const colour = look.isNight ? look.colours.ink : look.colours.onAccent;
  const guest = fitText(paint, card.guest, {
    face: 'display',
    tries: [
      [46, 1],
      [40, 1],
      [34, 1],
    ],
    width: 920,
  });
  drawText(paint, guest, { x: MIDDLE, y: 1816, align: 'center', colour });
  if (card.counts === null) return;
  const counts = fitText(paint, card.counts, {
    face: 'text',
    tries: [
      [30, 1],
      [27, 1],
    ],
    width: 900,
  });
  drawText(paint, counts, { x: MIDDLE, y: 1754, align: 'center', colour });
}
