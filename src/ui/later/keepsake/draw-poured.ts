import { type Layer, layersOf } from '../../../domain/keepsake/layers.ts';
import { drawText, fitText } from './canvas-text.ts';
import { numbersFrom, type Paint } from './card.ts';
import { drawHead } from './card-head.ts';
import { drawPouredNotes } from './poured-notes.ts';
import { drawGround, drawOrnaments, drawSpark } from './sparks.ts';
import { bowl, FOOT, HALF_WIDTH, halfAt, levelOf, MIDDLE, RIM, SURFACE } from './tall-glass.ts';

/** Draws the evening as a tall glass, in which every drink is a layer, the first toast below (mock k30). */
export function drawPoured(paint: Paint): void {
  const { card } = paint;
  const layers = layersOf(card.drinks);
  drawGround(paint, 1000);
  drawOrnaments(paint, { size: 170, areUpper: true });
  drawHead(paint, card.titles.poured, { title: 46, names: 138, baseline: 376 });
  drawShadow(paint);
  drawDrink(paint, layers);
  drawGlass(paint, layers);
  drawPouredNotes(paint, layers);
  drawFoot(paint);
}

function drawShadow({ ctx, look }: Paint): void {
  ctx.save();
  ctx.translate(MIDDLE, 1650);
  ctx.scale(1, 0.1);
  const shadow = ctx.createRadialGradient(0, 0, 0, 0, 0, 300);
  shadow.addColorStop(0, look.faded('#1b0a19', look.isNight ? 0.5 : 0.26));
  shadow.addColorStop(1, look.faded('#1b0a19', 0));
  ctx.fillStyle = shadow;
  ctx.fillRect(-300, -300, 600, 600);
  ctx.restore();
}

function drawDrink(paint: Paint, layers: readonly Layer[]): void {
  const { ctx, look, card } = paint;
  ctx.save();
  ctx.clip(bowl());
  const random = numbersFrom(card.drinks[0]?.timestamp ?? 0);
  const top = layers.at(-1);
  if (top) fillFrom(paint, SURFACE, look.tone(top.tone));
  // The layers are drawn from the surface down: each layer covers everything below its upper edge.
  for (const [index, layer] of [...layers.entries()].reverse().slice(1))
    drawEdge(paint, layer, layers[index + 1], random);
  drawFroth(paint);
  drawRoundness(paint);
  drawBubbles(paint, random);
  ctx.restore();
}

function fillFrom({ ctx }: Paint, y: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fillRect(MIDDLE - HALF_WIDTH - 20, y, 2 * HALF_WIDTH + 40, FOOT - y);
}

/** The number of times an edge is painted, so that two drinks blend into each other. */
const RUNS = 12;

/** Draws a soft wave between two different drinks, and a line of light between two drinks of the same kind. */
function drawEdge({ ctx, look }: Paint, below: Layer, above: Layer | undefined, random: () => number): void {
  if (!above) return;
  const room = Math.min(below.to - below.from, above.to - above.from) * (FOOT - SURFACE);
  const wave = waveAt(levelOf(below.to), Math.min(9, room * 0.16), random);
  if (below.tone === above.tone) {
    ctx.strokeStyle = look.faded('#ffffff', look.isNight ? 0.16 : 0.3);
    ctx.lineWidth = 1.5;
    ctx.stroke(wave(0));
    return;
  }
  const softness = Math.min(44, room * 0.62);
  ctx.fillStyle = look.tone(below.tone);
  for (let run = 0; run < RUNS; run++) {
    // Each run adds the same share of the colour, and the last run covers the layer above.
    ctx.globalAlpha = 1 / (RUNS - run);
    const path = wave((run / (RUNS - 1) - 0.5) * softness);
    path.lineTo(MIDDLE + HALF_WIDTH + 20, FOOT);
    path.lineTo(MIDDLE - HALF_WIDTH - 20, FOOT);
    ctx.fill(path);
  }
  ctx.globalAlpha = 1;
}

/** Returns a wave through the glass. Its argument moves the wave down, in pixels. */
function waveAt(level: number, height: number, random: () => number): (lower: number) => Path2D {
  const [phase, length] = [random() * 6.28, 150 + random() * 120];
  const tilt = (random() - 0.5) * height;
  return (lower) => {
    const path = new Path2D();
    for (let x = -HALF_WIDTH - 20; x <= HALF_WIDTH + 20; x += 10) {
      const y = level + lower + Math.sin(phase + x / (length / 6.28)) * height * 0.6 + (tilt * x) / HALF_WIDTH;
      path.lineTo(MIDDLE + x, y);
    }
    return path;
  };
}

function drawFroth({ ctx, look }: Paint): void {
  const light = ctx.createLinearGradient(0, SURFACE, 0, SURFACE + 62);
  light.addColorStop(0, look.faded('#fff8e6', look.isNight ? 0.5 : 0.8));
  light.addColorStop(1, look.faded('#fff8e6', 0));
  ctx.fillStyle = light;
  ctx.fillRect(MIDDLE - HALF_WIDTH - 20, SURFACE, 2 * HALF_WIDTH + 40, 62);
}

/** Draws light from the left, and shade at both sides. */
function drawRoundness({ ctx, look }: Paint): void {
  const left = MIDDLE - HALF_WIDTH - 6;
  const round = ctx.createLinearGradient(left, 0, MIDDLE + HALF_WIDTH + 6, 0);
  round.addColorStop(0, look.faded('#1b0a19', 0.3));
  round.addColorStop(0.2, look.faded('#ffffff', 0.16));
  round.addColorStop(0.42, look.faded('#ffffff', 0.1));
  round.addColorStop(0.72, look.faded('#1b0a19', 0));
  round.addColorStop(1, look.faded('#1b0a19', 0.36));
  ctx.fillStyle = round;
  ctx.fillRect(left, SURFACE, 2 * HALF_WIDTH + 12, FOOT - SURFACE);
  // The glass above the drink is clearer.
  ctx.globalAlpha = 0.3;
  ctx.fillRect(left, RIM, 2 * HALF_WIDTH + 12, SURFACE - RIM);
  ctx.globalAlpha = 1;
}

function drawBubbles({ ctx, look }: Paint, random: () => number): void {
  ctx.strokeStyle = look.colours.gleam;
  ctx.lineWidth = 2;
  ctx.globalAlpha = 0.72;
  for (let bubble = 0; bubble < 46; bubble++) {
    const y = SURFACE + 26 + random() * 690;
    const column = Math.round(random() * 3) - 1.5;
    const x = MIDDLE + column * (halfAt(y) - 26) * 0.42 + (random() - 0.5) * 40;
    ctx.beginPath();
    ctx.arc(x, y, 2.5 + random() * 6, 0, 6.29);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

const STEM =
  'M526 1430C536 1510 534 1566 518 1592C500 1618 452 1626 396 1634M554 1430C544 1510 546 1566 562 1592C580 1618 628 1626 684 1634M396 1634Q540 1662 684 1634';

function drawGlass(paint: Paint, layers: readonly Layer[]): void {
  const { ctx, look } = paint;
  const { gold, gleam } = look.colours;
  const top = layers.at(-1);
  const ellipse = (y: number, rx: number, ry: number) => {
    ctx.beginPath();
    ctx.ellipse(MIDDLE, y, rx, ry, 0, 0, 6.29);
  };
  ellipse(SURFACE, halfAt(SURFACE), 17);
  if (top) ctx.fillStyle = look.tone(top.tone);
  ctx.fill();
  ctx.fillStyle = look.faded('#fff8e6', look.isNight ? 0.16 : 0.4);
  ctx.fill();
  ctx.strokeStyle = gleam;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.lineCap = ctx.lineJoin = 'round';
  drawGleam(paint, 0.84, 9, 0.55);
  drawGleam(paint, 0.74, 3, 0.45);
  ctx.strokeStyle = gold;
  ctx.lineWidth = 3.5;
  ctx.stroke(bowl());
  ellipse(RIM, HALF_WIDTH, 20);
  ctx.stroke();
  ctx.stroke(new Path2D(STEM));
  drawSpark(paint, MIDDLE, 522, 36);
  drawSpark(paint, MIDDLE + 50, 494, 11);
  drawSpark(paint, MIDDLE - 42, 502, 8);
}

/** Draws a long reflection on the left, `part` of the way to the edge. */
function drawGleam({ ctx, look }: Paint, part: number, width: number, opacity: number): void {
  const path = new Path2D();
  for (let y = RIM + 70; y <= FOOT - 140; y += 10) path.lineTo(MIDDLE - halfAt(y) * part, y);
  ctx.strokeStyle = look.colours.gleam;
  ctx.lineWidth = width;
  ctx.globalAlpha = opacity;
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

function drawFoot(paint: Paint): void {
  const { card, look } = paint;
  const guest = fitText(paint, card.guest, {
    face: 'display',
    tries: [
      [50, 1],
      [44, 1],
      [38, 1],
      [34, 1],
    ],
    width: 920,
  });
  drawText(paint, guest, { x: MIDDLE, y: 1755, align: 'center', colour: look.colours.ink });
  const line = card.counts ?? card.layers;
  if (line === null) return;
  const foot = fitText(paint, line, {
    face: 'text',
    tries: [
      [28, 1],
      [26, 1],
      [26, 2],
    ],
    width: 900,
  });
  drawText(paint, foot, { x: MIDDLE, y: 1812, align: 'center', colour: look.colours.soft });
}
