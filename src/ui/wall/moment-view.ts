import {
  goodMorning,
  goodMorningAll,
  raisesAGlass,
  raisesAGlassTo,
  stillHere,
  watersTogether,
} from '#messages/wall.ts';
import type { WallMoment } from '../../domain/wall/moment.ts';
import type { ShownScreen } from '../../domain/wall/scene.ts';
import { around } from '../messages/forms/around.ts';
import { namesOf, sayNames } from './couple-heading.ts';
import { child, part, say, sayAround, show } from './elements.ts';
import { sayFitting } from './fit.ts';
import type { Words } from './words.ts';

/** Widths of the heading in em: at full size, smaller in one line, and in two. */
const ROOMS = [11.2, 14.5, 24];
/** Of a number in the lens of the rings, in em. */
const LENS_ROOMS = [1.9, 2.4];

/** Something that happened in the room, over the board for some seconds. There is a block for each kind. */
export function drawMoment(moment: WallMoment, { celebration }: ShownScreen, words: Words): void {
  const shown = part(`moment-${moment.kind}`);
  for (const block of part('moment').children) show(block, block === shown);
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
