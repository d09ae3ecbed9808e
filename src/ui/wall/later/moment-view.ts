import {
  goodMorning,
  goodMorningAll,
  isIn,
  moreAreIn,
  raisesAGlass,
  raisesAGlassTo,
  stillHere,
  twoAreIn,
  watersTogether,
} from '#messages/wall.ts';
import { isolate } from '../../../domain/text/isolate.ts';
import type { WallArrival, WallMoment } from '../../../domain/wall/moment.ts';
import type { Happening, ShownScreen } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { addBubble, type Point } from '../parts/bubble.ts';
import { namesOf, sayNames } from '../parts/couple-heading.ts';
import { child, part, say, sayAround, set, show } from '../parts/elements.ts';
import { isUpright, sayFitting } from '../parts/fit.ts';
import { initialOf } from '../parts/initial.ts';
import type { Words } from '../parts/words.ts';

/** The widths of the heading in em, in two lines of each size. */
const ROOMS = [20, 26, 34];
const UPRIGHT_ROOMS = [15.5, 20.5, 26];
/** Widths of a number in the lens of the rings, in em. */
const LENS_ROOMS = [1.9, 2.4];
/** The spark between the glasses, in units of the drawing. A single newcomer is there, or the number of the others. */
const SPARK: Point = [182, 130];
/** The places of two newcomers, in the glasses. */
const PLACES: readonly Point[] = [[64, 130], [300, 130], SPARK];
/** The size of an initial in a bubble. */
const INITIAL = 15;

/** A moment in the room, shown over the board for some seconds. Each kind has its own block. */
export function createMoments() {
  const drawBubbles = createNewcomers();
  return function drawMoment(moment: Happening, screen: ShownScreen, words: Words): void {
    const shown = part(`moment-${moment.kind}`);
    for (const block of part('moment').children) show(block, block === shown);
    if (moment.kind === 'arrival') {
      drawBubbles(moment);
      sayFitting(child(shown, 1), saysWhoIsIn(moment, words), roomsNow());
    } else sayMoment(shown, moment, screen, words);
  };
}

const roomsNow = () => (isUpright() ? UPRIGHT_ROOMS : ROOMS);

function saysWhoIsIn({ names, more }: WallArrival, words: Words): string {
  const [one = '', other = ''] = names.map(isolate);
  if (more > 0) return moreAreIn(one, other, more, words.numeral(more));
  return other ? twoAreIn(one, other) : isIn(one);
}

/** Shows the initials of guests who come in now. They come from the spark between two glasses. Their names are below. */
function createNewcomers() {
  const node = part('art-arrival');
  let drawn = '';
  let bubbles: readonly Element[] = [];

  return function drawNewcomers({ id, names, more }: WallArrival): void {
    const texts = [...names.map(initialOf), ...(more > 0 ? [`+${more}`] : [])];
    const key = [id, ...names, more].join('\n');
    if (key === drawn) return;
    drawn = key;
    for (const bubble of bubbles) bubble.remove();
    set(node, 'data-newcomers', String(texts.length));
    const places = texts.length > 1 ? inReadingOrder(PLACES) : [SPARK];
    bubbles = texts.map((text, index) => addBubble(node, text, { to: places[index] as Point, from: SPARK }, INITIAL));
  };
}

function inReadingOrder(places: readonly Point[]): readonly Point[] {
  if (document.documentElement.dir !== 'rtl') return places;
  return places.map(([x, y]) => [2 * SPARK[0] - x, y]);
}

function sayMoment(shown: Element, moment: WallMoment, { celebration }: ShownScreen, words: Words): void {
  const heading = child(shown, 1);
  const line = child(shown, 2);
  const rooms = roomsNow();
  const sayInLens = (text: string) => sayFitting(shown.querySelector('text') as Element, text, LENS_ROOMS);
  const couple = celebration?.names;
  if (moment.kind === 'clink') sayNames(heading, moment.names, rooms);
  else if (moment.kind === 'first-toast') {
    sayInLens(words.numeral(1));
    sayAround(
      line,
      around((name) => (couple ? raisesAGlassTo(name, couple) : raisesAGlass(name))),
      moment.name,
    );
  } else if (moment.kind === 'waters') {
    sayInLens(words.numeral(moment.count));
    sayFitting(heading, watersTogether(words.numeral(moment.count)), rooms);
  } else {
    sayInLens(words.clockTime(moment.at));
    if (couple) sayNames(heading, namesOf(couple), rooms, around(goodMorning));
    else sayNames(heading, [goodMorningAll], rooms);
    // A date stays on one line.
    const day = words.dayOf(moment.at).replace(/ /g, '\u00a0');
    say(line, stillHere(day, moment.guests, words.numeral(moment.guests)));
  }
}
