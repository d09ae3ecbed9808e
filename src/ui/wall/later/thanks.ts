import { clinks as clinksBetween, glassesOfWater, guests, keptForADay } from '#messages/wall.ts';
import { runRightToLeft } from '../../../domain/celebration/couple-names.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { isDim } from '../../../domain/wall/wall-times.ts';
import { coupleOf, namesOf, sayNames } from '../parts/couple-heading.ts';
import { mark, part, say, sayFigure, set, show } from '../parts/elements.ts';
import { widthOf } from '../parts/fit.ts';
import { initialOf } from '../parts/initial.ts';
import type { Words } from '../parts/words.ts';

/** The width of a name in a glass, in units of the drawing, and the sizes of its letters. */
const GLASS_ROOM = 160;
const GLASS_ROOM_JOINED = 136;
const LARGEST = 76;
const SMALLEST = 38;
/** Letters that join are small for their size, and have no capitals. */
const LARGEST_JOINED = 96;
const ROOMS = [8.5, 13];

/** Shown after the end, without a number about alcohol, and without a QR code, because nobody new comes in. */
export function createThanks() {
  const node = part('thanks');
  const letters = [...part('art-thanks').querySelectorAll('text')];
  const couple = part('thanks-names');
  const date = part('thanks-date');
  const facts = part('facts');
  const inRoom = part('fact-guests');
  const waters = part('fact-waters');
  const met = part('fact-clinks');
  const kept = part('kept');

  function drawNames(names: readonly string[]): void {
    const [one = '', other = ''] = names;
    const isJoined = runRightToLeft(one);
    const widest = Math.max(widthOf(one, 'display'), widthOf(other, 'display'));
    const [largest, room] = isJoined ? [LARGEST_JOINED, GLASS_ROOM_JOINED] : [LARGEST, GLASS_ROOM];
    const fitting = Math.min(largest, room / widest);
    const isInGlasses = other !== '' && fitting >= SMALLEST;
    const isNamed = !isInGlasses && other !== '';
    const inGlasses = isNamed ? [initialOf(one), initialOf(other)] : [one, other];
    if (isJoined) inGlasses.reverse();
    inGlasses.forEach((text, index) => {
      const letter = letters[index] as Element;
      say(letter, other && text);
      set(letter, 'font-size', (isNamed ? LARGEST : fitting).toFixed(1));
    });
    show(couple, !isInGlasses);
    mark(node, 'data-named', !isInGlasses);
    sayNames(couple, names, ROOMS);
  }

  return function drawThanks(screen: ShownScreen, overForMs: number, words: Words): void {
    const { totals, celebration, clinks = 0, deletesAt = 0 } = screen;
    drawNames(namesOf(coupleOf(screen)));
    say(date, celebration ? words.fullDate(celebration.date) : '');
    // A day later the server has deleted all guests.
    show(facts, screen.guests > 0);
    sayFigure(inRoom, words.numeral(screen.guests), guests(screen.guests));
    show(waters, totals.waters > 0);
    sayFigure(waters, words.numeral(totals.waters), glassesOfWater(totals.waters));
    // A single clink is not mentioned.
    show(met, clinks > 1);
    sayFigure(met, words.numeral(clinks), clinksBetween(clinks));
    show(kept, deletesAt > 0);
    say(kept, keptForADay);
    mark(node, 'data-dim', isDim(overForMs));
  };
}
