import { drinksWithAlcohol, guests } from '#messages/wall.ts';
import { HOUR_MS } from '../../domain/limits.ts';
import type { ShownScreen } from '../../domain/wall/scene.ts';
import { child, part, say, sayFigure, set, show } from './elements.ts';
import { sayLive } from './live-pill.ts';
import type { Words } from './words.ts';

const WIDTH = 1168;
const HEIGHT = 400;
const MAX_LABELS = 9;

/** A wall without names: three numbers, and the evening as a landscape. */
export function createTotals() {
  const pill = part('totals-live');
  const inRoom = part('total-guests');
  const alcoholic = part('total-alcoholic');
  const without = part('total-without');
  const drawHills = createHills(part('hills'));

  return function drawTotals(screen: ShownScreen, lostAt: number | null, words: Words): void {
    const { totals } = screen;
    sayLive(pill, lostAt, words);
    sayFigure(inRoom, words.numeral(screen.guests), guests(screen.guests));
    // A room that drinks water is told nothing about alcohol.
    show(alcoholic, totals.alcoholic > 0);
    sayFigure(alcoholic, words.numeral(totals.alcoholic), drinksWithAlcohol(totals.alcoholic));
    // The totals come once several guests have had something.
    show(without, totals.alcoholic + totals.without > 0);
    say(child(without, 0), words.numeral(totals.without));
    drawHills(screen.hours, words);
  };
}

function createHills(node: Element) {
  const paths = [...node.querySelectorAll('path')];
  const labels = [...node.querySelectorAll('text')];

  /** The first two paths are the grounds of the hills, and the next two their edges. */
  function drawRange(index: number, counts: readonly number[], most: number): void {
    const line = edgeOf(counts, most);
    set(paths[index] as Element, 'd', `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`);
    set(paths[index + 2] as Element, 'd', line);
  }

  return function drawHills(hours: ShownScreen['hours'], words: Words): void {
    show(node, hours);
    if (!hours) return;
    // More hours than there are labels are more than an evening has.
    const without = hours.without.slice(-labels.length);
    const alcoholic = hours.alcoholic.slice(-labels.length);
    const most = Math.max(1, ...without, ...alcoholic);
    drawRange(0, without, most);
    drawRange(1, alcoholic, most);
    const count = alcoholic.length;
    const from = hours.from + (hours.alcoholic.length - count) * HOUR_MS;
    const step = Math.ceil(count / MAX_LABELS);
    labels.forEach((label, index) => {
      const isShown = index < count && index % step === 0;
      set(label, 'x', String((index * WIDTH) / Math.max(1, count - 1)));
      set(label, 'text-anchor', index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle');
      say(label, isShown ? words.clockTime(from + index * HOUR_MS) : '');
    });
  };
}

/** A soft line over the counts. The first hour alone is a plain. */
function edgeOf(counts: readonly number[], most: number): string {
  const heights = (counts.length === 1 ? [...counts, ...counts] : counts).map((count) =>
    Math.round(HEIGHT - (count / most) * (HEIGHT - 20)),
  );
  const x = (index: number) => Math.round((index * WIDTH) / (heights.length - 1));
  return heights.reduce((line, y, index) => {
    if (index === 0) return `M0 ${y}`;
    const middle = Math.round((x(index - 1) + x(index)) / 2);
    return `${line}C${middle} ${heights[index - 1]} ${middle} ${y} ${x(index)} ${y}`;
  }, '');
}
