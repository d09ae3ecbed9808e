import * as v from 'valibot';
import { MINUTE_MS } from '../limits.ts';
import { timeMs } from '../whole-numbers.ts';
import type { ServedWord } from './served-word.ts';

/** In UTF-16 units: one line of a wall. */
export const WORD_MAX_LENGTH = 90;
/** How long a word is shown. */
export const WORD_SHOWN_MS = 10 * MINUTE_MS;
/** The hosts of a celebration say at most one word in this time. A word that was taken back counts. */
export const WORD_PAUSE_MS = 5 * MINUTE_MS;

/** What hosts say to the whole room, as it is stored. `phonesDown`: phones show the word and nothing else. Times in ms on the server's clock. */
export const wordSchema = v.object({ text: v.string(), at: timeMs, until: timeMs, phonesDown: v.boolean() });
export type Word = Readonly<v.InferOutput<typeof wordSchema>>;

export function servedWordOf({ text, until, phonesDown }: Word): ServedWord {
  return { text, until, phonesDown };
}

/** When the hosts may say the next word: 0 if they may at once. */
export function nextWordAt(word: Word | null): number {
  return word ? word.at + WORD_PAUSE_MS : 0;
}

/** What remains of a word that was taken back: when it was said. */
export function takenBack(word: Word): Word {
  return { ...word, text: '', until: word.at };
}
