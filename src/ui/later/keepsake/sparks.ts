import { ORNAMENT_PARTS } from '../../components/drawings/ornament-parts.ts';
import { sparkPath } from '../../components/drawings/spark.ts';
import { HEIGHT, type Paint, WIDTH } from './card.ts';

export function drawSpark(
  { ctx, look }: Paint,
  x: number,
  y: number,
  radius: number,
  colour = look.colours.gold,
): void {
  ctx.fillStyle = colour;
  ctx.fill(new Path2D(sparkPath(x, y, radius)));
}

/** Draws the background of a card: paper with a soft glow in the middle. */
export function drawGround({ ctx, look }: Paint, centreY: number): void {
  const { paper, glow } = look.colours;
  ctx.fillStyle = paper;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.save();
  ctx.translate(WIDTH / 2, centreY);
  ctx.scale(1, 1.16);
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, 760);
  light.addColorStop(0, glow);
  light.addColorStop(1, look.faded(glow, 0));
  ctx.fillStyle = light;
  ctx.fillRect(-WIDTH, -HEIGHT, 2 * WIDTH, 2 * HEIGHT);
  ctx.restore();
}

/** The width and height of an ornament's drawing, in its own units. */
const UNITS = 100;
/** The distance of an ornament from the edges of the card. */
const INSET = 44;

/**
 * Draws the couple's ornament in two corners: the upper corner where lines begin, and the opposite corner or the other
 * upper corner.
 */
export function drawOrnaments(
  paint: Paint,
  { size, areUpper = false }: { readonly size: number; readonly areUpper?: boolean },
): void {
  const { ctx, card } = paint;
  for (const isSecond of [false, true]) {
    ctx.save();
    if (card.isRightToLeft !== (isSecond && areUpper)) ctx.transform(-1, 0, 0, 1, WIDTH, 0);
    if (isSecond && !areUpper) ctx.transform(-1, 0, 0, -1, WIDTH, HEIGHT);
    ctx.translate(INSET, INSET);
    ctx.scale(size / UNITS, size / UNITS);
    drawOrnament(paint);
    ctx.restore();
  }
}

function drawOrnament({ ctx, look, card }: Paint): void {
  const { gold, accent } = look.colours;
  ctx.lineWidth = 1.1;
  ctx.lineCap = 'round';
  ctx.strokeStyle = gold;
  for (const [ink, drawing] of ORNAMENT_PARTS[card.ornament]) {
    const path = new Path2D(drawing);
    ctx.fillStyle = ink === 'leaf' ? look.faded(accent, 0.8) : gold;
    if (ink === 'line') ctx.stroke(path);
    else ctx.fill(path);
  }
}
