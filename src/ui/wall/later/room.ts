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
import { part, say, sayAround, sayFigure, set, show } from '../parts/elements.ts';
import type { Words } from '../parts/words.ts';

const WIDTH = 1168;
const HEIGHT = 400;
const MAX_LABELS = 9;
/** The least distance of two numbers, as a share of the highest hour. */
const APART = 0.2;
/** The anchors of the labels at both ends. They follow the direction of a label. */
const ANCHORS: Readonly<Record<number, string>> = { 0: 'start', 1: 'end' };
const MIRRORED: Readonly<Record<number, string>> = { 0: 'end', 1: 'start' };

/** Three numbers, and the evening as two hills: a golden hill of drinks with alcohol, and a hill of drinks without. */
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
      drawHills(room.from, room.toasts, room.waters, words);
      return;
    }
    const { alcoholic, without } = totals;
    // A room in which nobody drinks alcohol sees no number about alcohol.
    drawFigure(golden, alcoholic, drinksWithAlcohol(alcoholic), alcoholic);
    // The totals are shown once several guests have had something.
    drawFigure(ofWater, without, withoutAlcohol, alcoholic + without);
    drawHills(hours ? hours.from : 0, hours ? hours.alcoholic : [], hours ? hours.without : [], words);
  };
}

function createHills(node: Element) {
  const paths = [...node.querySelectorAll('path')];
  const labels = [...node.querySelectorAll('.w-hours text')];
  const peaks = [...node.querySelectorAll('.w-peaks text')];
  const isRightToLeft = document.documentElement.dir === 'rtl';

  /** The first two paths fill the hills, and the next two draw their edges. */
  function drawRange(index: number, counts: readonly number[], most: number): void {
    const line = edgeOf(counts, most);
    set(paths[index] as Element, 'd', line && `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`);
    set(paths[index + 2] as Element, 'd', line);
  }

  /** The number of the highest hour, above the hill. It says that it counts one hour. */
  function drawPeak(index: number, counts: readonly number[], most: number, words: Words): void {
    const peak = peaks[index] as Element;
    const highest = highestOf(counts);
    if (highest) sayAround(peak, around(inAnHour), words.numeral(highest));
    else sayAround(peak, ['', '']);
    set(peak, 'y', `${(100 * heightOf(highest, most)) / HEIGHT}%`);
    placeAt(peak, counts.indexOf(highest), counts.length, isRightToLeft);
  }

  return function drawHills(from: number, gold: readonly number[], ofWater: readonly number[], words: Words): void {
    show(node, ofWater.length > 0);
    // Hours before the first label are left out, because an evening is not that long.
    const waters = ofWater.slice(-labels.length);
    const golden = gold.slice(-labels.length);
    const most = highestOf([1, ...waters, ...golden]);
    drawRange(0, golden, most);
    drawRange(1, waters, most);
    drawPeak(1, golden, most, words);
    drawPeak(0, hasRoom(waters, golden, most) ? waters : [], most, words);
    const count = waters.length;
    const first = from + (ofWater.length - count) * HOUR_MS;
    const step = Math.ceil(count / MAX_LABELS);
    labels.forEach((label, index) => {
      const isShown = index < count && index % step === 0;
      placeAt(label, index, count);
      say(label, isShown ? words.clockTime(first + index * HOUR_MS) : '');
    });
  };
}

/** Whether no number of the golden hill, and no edge of it, is where the number of the waters would be. */
function hasRoom(waters: readonly number[], golden: readonly number[], most: number): boolean {
  const highest = highestOf(waters);
  if (Math.abs(highestOf(golden) - highest) < most * APART) return false;
  const hour = waters.indexOf(highest);
  const near = golden.slice(Math.max(0, hour - 1), hour + 2);
  return near.every((count) => count <= highest) || near.every((count) => count > highest + most * APART);
}

const highestOf = (counts: readonly number[]) => Math.max(0, ...counts);

/** Places a text at an hour. A single hour is in the middle. */
function placeAt(text: Element, index: number, count: number, isMirrored = false): void {
  const share = count === 1 ? 0.5 : index / (count - 1);
  set(text, 'x', `${share * 100}%`);
  set(text, 'text-anchor', (isMirrored ? MIRRORED : ANCHORS)[share] || 'middle');
}

/** A smooth line through the counts. A single hour is a hill of its own. */
function edgeOf(counts: readonly number[], most: number): string {
  const heights = (counts.length === 1 ? [0, ...counts, 0] : counts).map((count) => heightOf(count, most));
  const x = (index: number) => Math.round((index * WIDTH) / (heights.length - 1));
  return heights.reduce((line, y, index) => {
    if (index === 0) return `M0 ${y}`;
    const middle = Math.round((x(index - 1) + x(index)) / 2);
    return `${line}C${middle} ${heights[index - 1]} ${middle} ${y} ${x(index)} ${y}`;
  }, '');
}

function heightOf(count: number, most: number): number {
  return Math.round(HEIGHT - (count / most) * (HEIGHT - 20));
}
