import {
  goodMorning,
  goodMorningAll,
  isIn,
  moreAreIn,
  newDayWith,
  raisesAGlass,
  raisesAGlassTo,
  twoAreIn,
} from '#messages/wall.ts';
import { isolate } from '../../../domain/text/isolate.ts';
import type { WallArrival, WallMoment } from '../../../domain/wall/moment.ts';
import type { Happening, ShownScreen } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { namesOf, sayNames } from '../parts/couple-heading.ts';
import { child, mark, part, say, sayAround, show } from '../parts/elements.ts';
import { isUpright, sayFitting } from '../parts/fit.ts';
import { initialOf } from '../parts/initial.ts';
import { isMixed } from '../parts/mixed.ts';
import type { Words } from '../parts/words.ts';

/** The widths of the heading in em, in two lines of each size. */
const ROOMS = [20, 26, 34];
const UPRIGHT_ROOMS = [15.5, 20.5, 26];
/** Widths of a number in the lens between two glasses, in em. */
const LENS_ROOMS = [1.35, 1.7, 2.5];
/** A moment in the room, shown over the board for some seconds. Each kind has its own block. */
export function createMoments() {
  return function drawMoment(moment: Happening, screen: ShownScreen, words: Words): void {
    const shown = part(`moment-${moment.kind}`);
    for (const block of part('moment').children) show(block, block === shown);
    if (moment.kind === 'arrival') {
      const text = saysWhoIsIn(moment, words);
      drawInitials(shown, moment.names);
      mark(child(shown, 1), 'data-mixed', isMixed(text));
      sayFitting(child(shown, 1), text, roomsNow());
    } else sayMoment(shown, moment, screen, words);
  };
}

const sayInLens = (shown: Element, text: string) =>
  sayFitting(shown.querySelector('.lens-text') as Element, text, LENS_ROOMS);

const roomsNow = () => (isUpright() ? UPRIGHT_ROOMS : ROOMS);

/** Two guests have a glass each, in the order in which the sentence is read. */
function drawInitials(shown: Element, names: readonly string[]): void {
  const [one = '', other = ''] = names;
  const initials = other ? [one, other].map(initialOf) : [];
  if (document.documentElement.dir === 'rtl') initials.reverse();
  mark(shown, 'data-named', other);
  shown.querySelectorAll('.in-glass').forEach((text, index) => {
    say(text, initials[index] || '');
  });
}

function saysWhoIsIn({ names, more }: WallArrival, words: Words): string {
  const [one = '', other = ''] = names.map(isolate);
  if (more > 0) return moreAreIn(one, other, more, words.numeral(more));
  return other ? twoAreIn(one, other) : isIn(one);
}

function sayMoment(shown: Element, moment: WallMoment, { celebration }: ShownScreen, words: Words): void {
  const heading = child(shown, 1);
  const line = child(shown, 2);
  const rooms = roomsNow();
  const couple = celebration?.names;
  if (moment.kind === 'clink') sayNames(heading, moment.names, rooms);
  else if (moment.kind === 'first-toast') {
    sayAround(
      line,
      around((name) => (couple ? raisesAGlassTo(name, couple) : raisesAGlass(name))),
      moment.name,
    );
  } else if (moment.kind === 'waters') sayInLens(shown, words.numeral(moment.count));
  else {
    sayInLens(shown, words.clockTime(moment.at));
    if (couple) sayNames(heading, namesOf(couple), rooms, around(goodMorning));
    else sayNames(heading, [goodMorningAll], rooms);
    say(line, words.dayOf(moment.at));
    say(child(shown, 3), newDayWith(moment.guests, words.numeral(moment.guests)));
  }
}
