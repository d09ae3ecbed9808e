import { heightAt, type Layer } from '../../../domain/keepsake/layers.ts';
import { spread } from '../../../domain/keepsake/spread.ts';
import { drawText, fitText } from './canvas-text.ts';
import { type CardNote, type Paint, WIDTH } from './card.ts';
import { drawSpark } from './sparks.ts';
import { FOOT, halfAt, levelOf, MIDDLE, SURFACE } from './tall-glass.ts';

/** The notes with times are on the side where lines begin. Names are on the other side. */
const TIMES: readonly CardNote['kind'][] = ['first', 'nine', 'midnight', 'last'];
const LEADER = 40;
const MARGIN = 44;

/** Draws the notes beside the glass, each at the height of its time. */
export function drawPouredNotes(paint: Paint, layers: readonly Layer[]): void {
  const isTime = ({ kind }: CardNote) => TIMES.includes(kind);
  const { notes, isRightToLeft } = paint.card;
  drawSide(paint, layers, notes.filter(isTime), isRightToLeft);
  drawSide(
    paint,
    layers,
    notes.filter((note) => !isTime(note)),
    !isRightToLeft,
  );
}

function drawSide(paint: Paint, layers: readonly Layer[], notes: readonly CardNote[], isRight: boolean): void {
  // The notes are ordered from the surface down.
  const ordered = [...notes].sort((a, b) => b.at - a.at);
  const levels = ordered.map(({ at }) => levelOf(heightAt(layers, at)));
  const places = spread(levels, {
    apart: isRight === paint.card.isRightToLeft ? 104 : 150,
    from: SURFACE + 24,
    to: FOOT - 12,
  });
  for (const [index, note] of ordered.entries()) drawNote(paint, note, levels[index] ?? 0, places[index] ?? 0, isRight);
}

function drawNote(paint: Paint, note: CardNote, level: number, y: number, isRight: boolean): void {
  const { ctx, look } = paint;
  const { gold, goldInk, soft } = look.colours;
  const side = isRight ? 1 : -1;
  const wall = MIDDLE + side * halfAt(level);
  const end = Math.max(Math.abs(wall - MIDDLE), halfAt(y)) + LEADER;
  const x = MIDDLE + side * (end + 14);
  ctx.strokeStyle = gold;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(wall, level);
  ctx.lineTo(MIDDLE + side * end, y);
  ctx.stroke();
  if (note.kind === 'clink') {
    drawSpark(paint, wall, level, 24);
    drawSpark(paint, wall + side * 25, level - 26, 9);
  }
  const width = isRight ? WIDTH - MARGIN - x : x - MARGIN;
  const align = isRight ? 'left' : 'right';
  const isWord = note.kind === 'word';
  const tries = isWord ? WORD_TRIES : HEAD_TRIES;
  const head = fitText(paint, note.head, { face: 'display', tries, width });
  const sub = note.sub === null ? null : fitText(paint, note.sub, { face: 'text', tries: SUB_TRIES, width });
  const lead = head.size * 1.14 * (head.lines.length - 1);
  const first = y - lead / 2 + (sub ? -3 : 13);
  const last = drawText(paint, head, { x, y: first, align, colour: goldInk });
  if (sub) drawText(paint, sub, { x, y: last + 37, align, colour: soft });
}

const HEAD_TRIES = [
  [42, 1],
  [38, 1],
  [38, 2],
  [34, 2],
  [30, 2],
  [26, 2],
  [23, 2],
] as const;
const WORD_TRIES = [
  [36, 1],
  [34, 2],
  [30, 3],
  [27, 3],
] as const;
const SUB_TRIES = [
  [28, 1],
  [26, 1],
  [26, 2],
  [24, 2],
] as const;
