import * as v from 'valibot';
import { MINUTE_MS } from '../limits.ts';
import { timeMs } from '../whole-numbers.ts';
import type { ServedWord } from './served-word.ts';

/** The longest word, in UTF-16 units: about one line of a wall. */
export const WORD_MAX_LENGTH = 90;
/** How long a word is shown. */
export const WORD_SHOWN_MS = 10 * MINUTE_MS;
/** The hosts of a celebration can send at most one word in this time. A word that was taken back counts too. */
export const WORD_PAUSE_MS = 5 * MINUTE_MS;

/**
 * A stored word of the hosts to the whole room. `phonesDown`: phones show only the word. Times on the server's clock.
 */
export const wordSchema = v.object({ text: v.string(), at: timeMs, until: timeMs, phonesDown: v.boolean() });
export type Word = Readonly<v.InferOutput<typeof wordSchema>>;

export function servedWordOf({ text, until, phonesDown }: Word): ServedWord {
  return { text, until, phonesDown };
}

/** The time from which the hosts may send the next word. 0 if they may send it now. */
export function nextWordAt(word: Word | null): number {
  return word ? word.at + WORD_PAUSE_MS : 0;
}

/** The part of a word that stays stored after the word was taken back: the time at which it was sent. */
export function takenBack(word: Word): Word {
  return { ...word, text: '', until: word.at };
}
