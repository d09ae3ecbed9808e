import { aWordFrom, aWordFromTheHosts } from '#messages/wall.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { part, say } from '../parts/elements.ts';
import { sayFitting } from '../parts/fit.ts';

type Word = NonNullable<ShownScreen['word']>;

/** The widths of the whole text in em: in a few large lines, or in smaller lines. */
const ROOMS = [17.5, 34, 52];
const BAND_ROOMS = [28];

/** A message from the hosts. It covers the board for a minute and is then a band below the board. */
export function createWords() {
  const from = part('word-from');
  const title = part('word-title');
  const text = part('word-text');
  const left = part('word-left');
  const band = part('band');
  const bandText = part('band-text');

  return {
    drawFull(word: Word, { celebration }: ShownScreen, now: number): void {
      say(from, celebration ? aWordFrom(celebration.names) : aWordFromTheHosts);
      sayFitting(text, word.text, ROOMS, 'display', title);
      const share = (word.until - now) / (word.until - word.at);
      left.style.width = `${Math.round(100 * Math.min(1, share))}%`;
    },
    drawBand(word: Word): void {
      sayFitting(bandText, word.text, BAND_ROOMS, 'display', band);
    },
  };
}
