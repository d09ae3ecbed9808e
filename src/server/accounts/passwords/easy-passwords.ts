import { PRODUCT_NAME } from '../../../domain/product.ts';
import { ApiProblem } from '../../http/problem.ts';
import common from './common-passwords.json' with { type: 'json' };

const COMMON = new Set(common.words.split(' '));
/** The rows and columns of a keyboard, the alphabet and the digits. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((run) => [run, [...run].reverse().join('')]);
const LEAST_RUN = 3;
/** An easy password has at most this many characters outside its runs and repetitions. */
const MOST_LEFT = 4;
const LEAST_DIFFERENT = 5;
const LEAST_DIGITS = 16;
const SIGNS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/**
 * Refuses a password that is easy to guess. `about`: the host's own name and address. `field`: the field of the body
 * that contains the password. @throws {ApiProblem} invalid.
 */
export function requireHardPassword(password: string, about: readonly string[], field = 'password'): void {
  if (isEasyToGuess(password, about)) throw new ApiProblem('invalid', { field });
}

/** Whether a password consists of little more than a common password, a word about the host, or a run of keys. */
export function isEasyToGuess(password: string, about: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < LEAST_DIFFERENT) return true;
  if (/^\d+$/.test(plain) && plain.length < LEAST_DIGITS) return true;
  return isRepeated(plain) || isRun(plain) || isKnown(plain, about);
}

/** Whether a text repeats one part, such as 'abcabcabcabc' or 'dragondragon', and adds at most a few characters at the end. */
function isRepeated(text: string): boolean {
  const [, part = ''] = /^(.{1,8}?)\1{2,}.{0,4}$/.exec(text) ?? [];
  return part !== '';
}

function isRun(text: string): boolean {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at);
    if (length < LEAST_RUN) left += text.charAt(at);
    at += length < LEAST_RUN ? 1 : length;
  }
  return left.length <= MOST_LEFT;
}

function runAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && RUNS.some((run) => run.includes(text.slice(at, at + length + 1)))) length += 1;
  return length;
}

/**
 * Whether a text is a common password or a word about the host, once or several times, with digits and symbols around
 * it or instead of letters.
 */
function isKnown(text: string, about: readonly string[]): boolean {
  const own = new Set([PRODUCT_NAME, ...about].flatMap(wordsOf));
  const has = (word: string) => COMMON.has(word) || own.has(word);
  return [text, spelledOut(text)].some((spelling) => {
    const word = spelling.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const half = word.slice(0, word.length / 2);
    // The word may occur once, or several times with other characters between: 'password1password1'.
    const [part = '', ...others] = new Set(word.split(/[^\p{L}]+/u));
    return has(word) || (word === half + half && has(half)) || (others.length === 0 && has(part));
  });
}

/**
 * Replaces digits and symbols by the letters that they stand for: 'p4ssw0rd' becomes 'password'. Digits at the end are kept.
 */
function spelledOut(text: string): string {
  const [, start = '', end = ''] = /^(.*?)([\d!?.,*#-]*)$/u.exec(text) ?? [];
  return [...start].map((sign) => SIGNS[sign] ?? sign).join('') + end;
}

/** The words of a text such as 'Marek Novak' or 'marek.novak@example.org': each word, and all words joined. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .split('@')[0]
      ?.split(/[^\p{L}]+/u) ?? [];
  return [...words, words.join('')].filter((word) => word.length >= MOST_LEFT);
}
