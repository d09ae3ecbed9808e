import {
  drinksWithAlcohol,
  glassesOfWater,
  guests as guestsIn,
  inAnHour,
  toasts,
  without as withoutAlcohol,
} from '#messages/wall.ts';
import { HOUR_MS } from '../../../domain/limits.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { child, part, say, sayAround, sayFigure, set, show } from '../parts/elements.ts';
import { rem, widthOf } from '../parts/fit.ts';
import type { Words } from '../parts/words.ts';

const WIDTH = 1168;
const HEIGHT = 400;
const MAX_LABELS = 9;
/** The free part at both sides of the hills, in which half of the first and the last label stands. */
const SIDE = 0.05;
/** The highest hour is this far below the top. */
const TOP = 20;
/** In rem, as in src/ui/wall/styles/room.css. */
const LABEL_REM = 2.125;
const PEAK_REM = 4;

/** Three numbers, and the evening: a golden hill of drinks with alcohol, and in front of it a line of drinks without. */
export function createRoom() {
  const inRoom = part('room-guests');
  const golden = part('room-gold');
  const ofWater = part('room-water');
  const drawHills = createHills(part('hills'));

  return function drawRoom({ guests, totals, room, hours }: ShownScreen, words: Words): void {
    const drawFigure = (node: Element, count: number, what: string, isShown: unknown) => {
      show(node, isShown);
      sayFigure(node, words.numeral(count), what);
    };
    drawFigure(inRoom, guests, guestsIn(guests), true);
    if (room) {
      // The total of all guests, which is shown between boards.
      const raised = room.toasts.reduce((sum, count) => sum + count, 0);
      drawFigure(golden, raised, toasts(raised), raised);
      drawFigure(ofWater, room.glasses, glassesOfWater(room.glasses), room.glasses);
      drawHills(room.from, room.toasts, room.waters, [toasts, glassesOfWater], words);
      return;
    }
    const { alcoholic, without } = totals;
    // A room in which nobody drinks alcohol sees no number about alcohol.
    drawFigure(golden, alcoholic, drinksWithAlcohol(alcoholic), alcoholic);
    // The totals are shown once several guests have had something.
    drawFigure(ofWater, without, withoutAlcohol, alcoholic + without);
    const nouns: Nouns = [drinksWithAlcohol, () => withoutAlcohol];
    if (hours) drawHills(hours.from, hours.alcoholic, hours.without, nouns, words);
    else drawHills(0, [], [], nouns, words);
  };
}

/** What a number of each hill counts: the golden hill, and the hill of waters. */
type Nouns = readonly [gold: (count: number) => string, ofWater: (count: number) => string];

function createHills(node: Element) {
  const paths = [...node.querySelectorAll('path')];
  const labels = [...node.querySelectorAll('.w-hours text')];
  const peak = node.querySelector('.w-peak') as Element;

  /** The first two paths fill the hills, and the next two draw their edges. */
  function drawRange(index: number, counts: readonly number[], most: number): void {
    const line = edgeOf(counts, most);
    const foot = [shareOf(1, 2), shareOf(0, 2)].map((share) => `L${Math.round(share * WIDTH)} ${HEIGHT}`);
    set(paths[index] as Element, 'd', line && `${line}${foot.join('')}Z`);
    set(paths[index + 2] as Element, 'd', line);
  }

  /** The number of the highest hour, above a dot. It says what it counts, and that it counts one hour. */
  function drawPeak(colour: string, counts: readonly number[], noun: (count: number) => string, words: Words): void {
    const highest = highestOf(counts);
    const [before, after] = around(inAnHour);
    const number = words.numeral(highest);
    const text = ` ${noun(highest)}${after}`;
    const share = shareOf(counts.indexOf(highest), counts.length);
    const room = node.clientWidth / rem();
    // Without a layout there is no width.
    const half =
      room && (widthOf(before + text, 'text') * LABEL_REM + widthOf(number, 'display') * PEAK_REM) / 2 / room;
    const [dot, label] = [child(peak, 0), child(peak, 1)];
    set(peak, 'class', `w-peak ${colour}`);
    sayAround(label, [before, text], number);
    set(dot, 'cx', percent(share));
    set(label, 'x', percent(Math.max(half, Math.min(1 - half, share))));
  }

  return function drawHills(
    from: number,
    gold: readonly number[],
    ofWater: readonly number[],
    [goldNoun, waterNoun]: Nouns,
    words: Words,
  ): void {
    show(node, ofWater.length > 0);
    // Hours before the first label are left out, because an evening is not that long.
    const waters = ofWater.slice(-labels.length);
    const golden = gold.slice(-labels.length);
    const most = highestOf([1, ...waters, ...golden]);
    drawRange(0, golden, most);
    drawRange(1, waters, most);
    if (highestOf(golden) >= highestOf(waters)) drawPeak('is-gold', golden, goldNoun, words);
    else drawPeak('is-water', waters, waterNoun, words);
    const count = waters.length;
    const first = from + (ofWater.length - count) * HOUR_MS;
    const step = Math.ceil(count / MAX_LABELS);
    labels.forEach((label, index) => {
      const isShown = index < count && index % step === 0;
      set(label, 'x', percent(shareOf(index, count)));
      say(label, isShown ? words.clockTime(first + index * HOUR_MS) : '');
    });
  };
}

const highestOf = (counts: readonly number[]) => Math.max(0, ...counts);

/** The place of an hour, as a share of the width. A single hour is in the middle. */
function shareOf(index: number, count: number): number {
  return count === 1 ? 0.5 : SIDE + ((1 - 2 * SIDE) * index) / (count - 1);
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A smooth line through the counts. A single hour is a hill of its own. */
function edgeOf(counts: readonly number[], most: number): string {
  const heights = (counts.length === 1 ? [0, ...counts, 0] : counts).map((count) => heightOf(count, most));
  const x = (index: number) => Math.round(shareOf(index, heights.length) * WIDTH);
  return heights.reduce((line, y, index) => {
    if (index === 0) return `M${x(0)} ${y}`;
    const middle = Math.round((x(index - 1) + x(index)) / 2);
    return `${line}C${middle} ${heights[index - 1]} ${middle} ${y} ${x(index)} ${y}`;
  }, '');
}

function heightOf(count: number, most: number): number {
  return Math.round(HEIGHT - (count / most) * (HEIGHT - TOP));
}
