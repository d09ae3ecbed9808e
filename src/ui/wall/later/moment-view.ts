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
import { sayFitting } from '../parts/fit.ts';
import type { Words } from '../parts/words.ts';

/** The widths of the heading in em: at full size, smaller in one line, and in two lines. */
const ROOMS = [11.2, 14.5, 24];
/** Widths of a number in the lens of the rings, in em. */
const LENS_ROOMS = [1.9, 2.4];
/** Lengths for newcomers, in units of the drawing: the distance of their centres at the spark, and their places. */
const CENTRE = 182;
const SPARK_Y = 130;
const BESIDE = 50;
const GLASS_PLACES: readonly Point[] = [
  [84, 150],
  [280, 150],
  [64, 104],
];

/** A moment in the room, shown over the board for some seconds. Each kind has its own block. */
export function createMoments() {
  const drawBubbles = createNewcomers();
  return function drawMoment(moment: Happening, screen: ShownScreen, words: Words): void {
    const shown = part(`moment-${moment.kind}`);
    for (const block of part('moment').children) show(block, block === shown);
    if (moment.kind === 'arrival') {
      drawBubbles(moment);
      sayFitting(child(shown, 1), saysWhoIsIn(moment, words), ROOMS);
    } else sayMoment(shown, moment, screen, words);
  };
}

function saysWhoIsIn({ names, more }: WallArrival, words: Words): string {
  const [one = '', other = ''] = names.map(isolate);
  if (more > 0) return moreAreIn(one, other, more, words.numeral(more));
  return other ? twoAreIn(one, other) : isIn(one);
}

/** Shows guests who come in now, first at the spark between two glasses, and then in one of the glasses. */
function createNewcomers() {
  const node = part('art-arrival');
  let drawn = '';
  let bubbles: readonly Element[] = [];

  return function drawNewcomers({ id, names, more }: WallArrival): void {
    const texts = more > 0 ? [...names, `+${more}`] : names;
    const key = [id, ...texts].join('\n');
    if (key === drawn) return;
    drawn = key;
    for (const bubble of bubbles) bubble.remove();
    set(node, 'data-newcomers', String(texts.length));
    const first = CENTRE - ((texts.length - 1) * BESIDE) / 2;
    bubbles = texts.map((text, index) =>
      addBubble(node, text, { to: GLASS_PLACES[index] as Point, from: [first + index * BESIDE, SPARK_Y] }),
    );
  };
}

function sayMoment(shown: Element, moment: WallMoment, { celebration }: ShownScreen, words: Words): void {
  const heading = child(shown, 1);
  const line = child(shown, 2);
  const sayInLens = (text: string) => sayFitting(shown.querySelector('text') as Element, text, LENS_ROOMS);
  const couple = celebration?.names;
  if (moment.kind === 'clink') sayNames(heading, moment.names, ROOMS);
  else if (moment.kind === 'first-toast') {
    sayInLens(words.numeral(1));
    sayAround(
      line,
      around((name) => (couple ? raisesAGlassTo(name, couple) : raisesAGlass(name))),
      moment.name,
    );
  } else if (moment.kind === 'waters') {
    sayInLens(words.numeral(moment.count));
    sayFitting(heading, watersTogether(words.numeral(moment.count)), ROOMS);
  } else {
    sayInLens(words.clockTime(moment.at));
    if (couple) sayNames(heading, namesOf(couple), ROOMS, around(goodMorning));
    else sayNames(heading, [goodMorningAll], ROOMS);
    say(line, stillHere(words.dayOf(moment.at), moment.guests, words.numeral(moment.guests)));
  }
}
