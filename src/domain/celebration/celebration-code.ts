/** Crockford's base 32, which lacks U and the easily confused letters I, L and O. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;
/** This length leaves room for a space or a dash between all letters. Longer texts are refused without being parsed. */
const RAW_MAX_LENGTH = 32;

/**
 * All characters except letters and digits. Pasted texts contain invisible ones, and links may end with a full stop.
 */
const OTHER_SIGNS = /[^\p{L}\p{N}_]/gu;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The code that a guest typed or that a link contains. Case and punctuation do not matter. O is read as 0, and I and L
 * as 1. Null if the text is not a code.
 */
export function parseCelebrationCode(text: string): string | null {
  if (text.length > RAW_MAX_LENGTH) return null;
  const plain = text.replace(OTHER_SIGNS, '');
  // The upper case of some letters of other alphabets is a letter of this alphabet.
  if (!/^[0-9A-Za-z]*$/.test(plain)) return null;
  const code = plain.toUpperCase().replace(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return code.length === CODE_LENGTH && Array.from(code).every((sign) => ALPHABET.includes(sign)) ? code : null;
}

/** Generates a code of 40 random bits. `randomBytes(n)` returns n bytes. */
export function newCelebrationCode(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
