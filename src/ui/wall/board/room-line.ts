import {
  justNow,
  lastToast,
  minutesAgo,
  moreWith,
  oneGlassCounts,
  sameDrinkCountsOnce,
  watersForEachDrink,
} from '#messages/wall.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import type { ShownScreen, Turn } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import type { Words } from '../parts/words.ts';

/** The text before and after the strong part, and that part. */
export type StrongText = readonly [around: readonly [string, string], strong: string];

const NOTHING: StrongText = [['', ''], ''];
const plain = (text: string): StrongText => [[text, ''], ''];

/** Returns one line about the room, which changes with the board if a board is shown. */
export function roomLine(board: Turn | undefined, screen: ShownScreen, now: number, words: Words): StrongText {
  const name = board ? board.board : '';
  if (board?.more) {
    const value = words.numeral(board.more.value);
    return [around((part) => moreWith(part, value)), words.numeral(board.more.guests)];
  }
  if (name === 'hydration') return plain(oneGlassCounts);
  if (name === 'variety') return plain(sameDrinkCountsOnce);
  if (name === 'mostDrinks') return waters(screen, words);
  return toast(screen, now, words);
}

/** The waters are mentioned once there are half as many waters as drinks. */
function waters({ totals }: ShownScreen, words: Words): StrongText {
  const ratio = totals.waters / totals.alcoholic;
  if (!totals.alcoholic || ratio < 0.5) return NOTHING;
  return [around(watersForEachDrink), words.numeral(ratio)];
}

/** A toast more than an hour ago is not mentioned. */
function toast({ lastDrinkAt = 0 }: ShownScreen, now: number, words: Words): StrongText {
  const minutes = Math.floor((now - lastDrinkAt) / MINUTE_MS);
  if (minutes >= 60) return NOTHING;
  return [around(lastToast), minutes < 1 ? justNow : minutesAgo(minutes, words.numeral(minutes))];
}
