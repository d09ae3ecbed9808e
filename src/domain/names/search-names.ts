import { plainDigits } from '../text/plain-digits.ts';

/** Longer texts are cut off, because normalising a long run of marks takes quadratic time. No name is that long. */
const LONGEST = 120;

/** Letters without a Unicode decomposition. The values are what people type if their keyboard lacks the letter. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ı: 'i',
    ĸ: 'k',
    ƒ: 'f',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ɛ: 'e',
    ɔ: 'o',
  },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ə: 'e', ς: 'σ', ґ: 'г', ӏ: '1' },
  // Letters of Arabic scripts that people use in place of each other, and the line that makes a word wider.
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ے: 'ي', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ک: 'ك', ڪ: 'ك', ـ: '' },
};
const LETTERS_WITHOUT_PARTS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Letters with marks that some people write as two letters. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' };
const SPELT = new RegExp(`[${Object.keys(SPELT_OUT).join('')}]`, 'g');

/** The apostrophes and similar characters that keyboards produce in names such as O'Brien. */
const APOSTROPHES = /['’‘ʼʻ`´′׳.]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}_]+/gu;
/** Control characters, and the replacement character for bytes that are not text. */
const IN_NO_NAME = /[\p{Cc}\uFFFD]/u;
const HYPHENS = /[-‐‑–־]/g;

/**
 * A text without case and marks. Letters and digits that only some keyboards have are replaced by plain ones. In
 * Arabic, 'Abdallah' may be one word or two.
 */
function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
  const letters = bare.replace(LETTERS_WITHOUT_PARTS, (letter) => PLAIN[letter] ?? '');
  return plainDigits(letters).replace(/(^|\s)عبد\s+/g, '$1عبد');
}

/** The ways in which people might write a name, with a space before each word. */
function writings(text: string): readonly string[] {
  const short = text.slice(0, LONGEST).trim();
  const speltOut = short
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELT, (letter) => SPELT_OUT[letter] ?? '');
  return [short, speltOut].flatMap((written) => {
    const whole = plain(written);
    const joined = whole.replace(APOSTROPHES, '');
    const apart = whole.replace(BETWEEN_WORDS, ' ');
    return [whole, joined.replace(BETWEEN_WORDS, ' '), joined.replace(HYPHENS, ''), apart].map(
      (name) => ` ${name.trim()}`,
    );
  });
}

/** All ways to write these names, as one text for `finder`. */
export function searchable(...names: readonly string[]): string {
  return [...new Set(names.flatMap(writings))].join('\n');
}

/**
 * Returns a search for a text, or for each of its words in any order, at the start of a word or anywhere. The result
 * does not depend on the keyboard. Null if the text contains no letters or digits.
 */
export function finder(text: string, where: 'start' | 'anywhere' = 'start'): ((searchable: string) => boolean) | null {
  if (text.trim() === '') return null;
  if (IN_NO_NAME.test(text)) return () => false;
  const wantedOf = (part: string) => {
    const written = [...new Set(writings(part))].filter((one) => one !== ' ');
    return where === 'start' ? written : written.map((one) => one.trim());
  };
  const whole = wantedOf(text);
  const words = [...new Set(text.slice(0, LONGEST).trim().split(/\s+/u))].map(wantedOf);
  const has = (names: string, wanted: readonly string[]) => wanted.some((written) => names.includes(written));
  return (names) => has(names, whole) || words.every((word) => has(names, word));
}
