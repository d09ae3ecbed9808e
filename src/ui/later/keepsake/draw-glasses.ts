import { isAlcoholic } from '../../../domain/drink-menu.ts';
import { layersOf, type Tone } from '../../../domain/keepsake/layers.ts';
import { drawText, type FittedText, fitText, heightOf } from './canvas-text.ts';
import { type CardNote, numbersFrom, type Paint, WIDTH } from './card.ts';
import { drawHead } from './card-head.ts';
import { drawGround, drawOrnaments, drawSpark } from './sparks.ts';

const MIDDLE = WIDTH / 2;
/** Sizes of the two glasses, seen from above, at the moment at which they touch. */
const OUTER = 357;
const INNER = 314;
const LEFT = { x: 184, y: 967 } as const;
const RIGHT = { x: 896, y: 917 } as const;
const TOUCH = { x: 540, y: 942 } as const;

interface Glass {
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly wine: string;
}

/** Draws two glasses that touch, and below them the facts of the evening (mock s01). */
export function drawGlasses(paint: Paint): void {
  const { card, look } = paint;
  drawGround(paint, 930);
  drawOrnaments(paint, { size: 230 });
  drawHead(paint, card.titles.glasses, { title: 52, names: 176, baseline: 400 });
  const [left, right] = glassesOf(paint);
  const random = numbersFrom(card.drinks[0]?.timestamp ?? 0);
  for (const glass of [left, right]) drawGlass(paint, glass);
  drawBubbles(paint, random);
  drawTouch(paint);
  drawFacts(paint);
  const guest = fitText(paint, card.guest, {
    face: 'display',
    tries: [
      [46, 1],
      [40, 1],
      [34, 1],
    ],
    width: 640,
  });
  drawText(paint, guest, { x: MIDDLE, y: 1760, align: 'center', colour: look.colours.goldInk });
}

/**
 * The left glass has the couple's colour, or that of water if the guest had no alcohol. The right glass has the colour
 * of the drink of the night, or gold.
 */
function glassesOf({ card, look }: Paint): readonly [Glass, Glass] {
  const { discLeft, discRight, wineLeft, wineRight } = look.colours;
  const favourite = card.notes.find(({ kind }) => kind === 'favourite');
  const tone = toneAt(card.drinks.findIndex(({ timestamp }) => timestamp === favourite?.at));
  const isFree = !card.drinks.some(({ drinkType }) => isAlcoholic(drinkType));
  const left = isFree
    ? { ground: look.faded(look.tone('water'), 0.4), wine: look.tone('water') }
    : { ground: discLeft, wine: wineLeft };
  const right =
    tone && tone !== 'water' && tone !== 'ours-1'
      ? { ground: look.faded(look.tone(tone), 0.34), wine: look.tone(tone) }
      : { ground: discRight, wine: wineRight };
  return [
    { ...LEFT, ...left },
    { ...RIGHT, ...right },
  ];

  function toneAt(index: number): Tone | undefined {
    return index < 0 ? undefined : layersOf(card.drinks.slice(0, index + 1)).at(-1)?.tone;
  }
}

function drawGlass({ ctx, look }: Paint, { x, y, ground, wine }: Glass): void {
  const { gold, paper, gleam, depth, starLight } = look.colours;
  const circle = (radius: number) => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 6.29);
  };
  circle(OUTER);
  for (const colour of [paper, ground]) {
    ctx.fillStyle = colour;
    ctx.fill();
  }
  ctx.strokeStyle = gold;
  ctx.lineWidth = 3.5;
  ctx.stroke();
  ctx.save();
  circle(INNER);
  ctx.clip();
  ctx.fillStyle = wine;
  ctx.fillRect(x - INNER, y - INNER, 2 * INNER, 2 * INNER);
  // The colour is dark at the edge, and light where the glasses touch.
  fillWithLight(ctx, { x, y: y - 20, radius: INNER * 1.08 }, [
    [0.5, look.faded(depth, 0)],
    [1, depth],
  ]);
  fillWithLight(ctx, { ...TOUCH, radius: 400 }, [
    [0, starLight],
    [1, look.faded(starLight, 0)],
  ]);
  ctx.restore();
  circle(INNER);
  ctx.stroke();
  ctx.strokeStyle = gleam;
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.globalAlpha = 0.6;
  const from = x < MIDDLE ? 3.9 : 4.9;
  for (const [start, end] of [
    [from, from + 0.56],
    [from + 0.64, from + 0.74],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, INNER - 18, start, end);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

type Stop = readonly [offset: number, colour: string];

function fillWithLight(
  ctx: CanvasRenderingContext2D,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  stops: readonly Stop[],
): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, colour] of stops) light.addColorStop(offset, colour);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, WIDTH, 1920);
}

/** The glasses have room for this many bubbles. */
const MOST_BUBBLES = 40;
const MARGIN = 26;

/** Draws a bubble for each drink, in both glasses. */
function drawBubbles({ ctx, look, card }: Paint, random: () => number): void {
  ctx.strokeStyle = look.colours.gleam;
  ctx.lineWidth = 3;
  ctx.globalAlpha = 0.75;
  for (let bubble = 0; bubble < Math.min(card.drinks.length, MOST_BUBBLES); bubble++) {
    const glass = bubble % 2 === 0 ? LEFT : RIGHT;
    const radius = 5 + random() * 9;
    const angle = random() * 6.28;
    const far = Math.sqrt(random()) * (INNER - 60);
    const x = Math.min(WIDTH - MARGIN, Math.max(MARGIN, glass.x + far * Math.cos(angle)));
    const y = glass.y + far * Math.sin(angle);
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 6.29);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** Sparks around the point where the glasses touch: the angle, the distance and the size. */
const SPARKS = [
  [-1.57, 142, 20],
  [-1.15, 178, 9],
  [-0.95, 132, 15],
  [-0.4, 96, 9],
  [0.14, 82, 15],
  [0.78, 150, 9],
  [1.2, 156, 9],
  [1.62, 142, 17],
  [2.05, 196, 9],
  [2.42, 158, 9],
  [2.7, 98, 15],
  [3.3, 132, 9],
  [3.85, 138, 9],
  [4.3, 148, 15],
] as const;

function drawTouch(paint: Paint): void {
  const { ctx, look } = paint;
  const { starLight } = look.colours;
  fillWithLight(ctx, { ...TOUCH, radius: 130 }, [
    [0, starLight],
    [1, look.faded(starLight, 0)],
  ]);
  for (const [angle, far, radius] of SPARKS)
    drawSpark(paint, TOUCH.x + far * Math.cos(angle), TOUCH.y + far * Math.sin(angle), radius);
  drawSpark(paint, TOUCH.x, TOUCH.y, 64);
}

/** The facts below the glasses, in this order. A message from the hosts is alone below the others. */
const FACTS: readonly CardNote['kind'][] = ['first', 'clink', 'favourite', 'last'];
const HEAD = {
  face: 'display',
  tries: [
    [46, 1],
    [40, 1],
    [35, 1],
    [30, 1],
    [30, 2],
  ],
  width: 400,
} as const;
const SUB = {
  face: 'text',
  tries: [
    [33, 1],
    [30, 1],
    [27, 1],
    [27, 2],
  ],
  width: 440,
} as const;
const BETWEEN = 30;

function drawFacts(paint: Paint): void {
  const { card, look } = paint;
  const { ink, soft } = look.colours;
  const rows = FACTS.flatMap((kind) => card.notes.filter((note) => note.kind === kind)).map((note) => ({
    head: fitText(paint, note.head, HEAD),
    sub: fitText(paint, note.sub ?? '', SUB),
  }));
  const widthOf = (texts: readonly FittedText[]) => Math.max(0, ...texts.map(({ width }) => width));
  const heads = widthOf(rows.map(({ head }) => head));
  const whole = heads + BETWEEN + widthOf(rows.map(({ sub }) => sub));
  // Both columns together are centred.
  const edge = MIDDLE + (card.isRightToLeft ? 1 : -1) * (whole / 2 - heads);
  const before = card.isRightToLeft ? 'left' : 'right';
  const after = card.isRightToLeft ? 'right' : 'left';
  let y = rows.length > 3 ? 1392 : 1416;
  for (const { head, sub } of rows) {
    const last = drawText(paint, head, { x: edge, y, align: before, colour: ink });
    drawText(paint, sub, { x: edge + (card.isRightToLeft ? -BETWEEN : BETWEEN), y, align: after, colour: soft });
    y = Math.max(last, y + heightOf(sub) - sub.size * 0.72) + 66;
  }
  drawLine(paint, y);
}

/** Draws the hosts' message, or the number of drinks. */
function drawLine(paint: Paint, y: number): void {
  const { card, look } = paint;
  const word = card.notes.find(({ kind }) => kind === 'word')?.head;
  const line = card.counts ?? word;
  if (line === undefined) return;
  const face = card.counts === null ? 'display' : 'text';
  const text = fitText(paint, line, {
    face,
    tries: [
      [38, 1],
      [34, 1],
      [30, 2],
      [26, 2],
    ],
    width: 760,
  });
  drawText(paint, text, {
    x: MIDDLE,
    y,
    align: 'center',
    colour: card.counts === null ? look.colours.goldInk : look.colours.soft,
  });
}
