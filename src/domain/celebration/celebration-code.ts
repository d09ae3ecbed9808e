/** Crockford's base 32, without the look-alikes I, L, O and without U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;
/** Room for a space or a dash between all letters, and some more. Longer texts are refused unread. */
const RAW_MAX_LENGTH = 32;

/**
 * Every character that is neither a letter nor a digit: pasted texts have invisible marks, and links may end with a
 * full stop.
 */
const OTHER_SIGNS = /[^\p{L}\p{N}_]/gu;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The code in what a guest typed or what a link contains. Case and signs do not matter; O is read as 0, and I and L as 1.
 * Null if it is no code.
 */
export function parseCelebrationCode(text: string): string | null {
  if (text.length > RAW_MAX_LENGTH) return null;
  const plain = text.replace(OTHER_SIGNS, '');
  // In upper case, letters of other alphabets can become letters of this one.
  if (!/^[0-9A-Za-z]*$/.test(plain)) return null;
  const code = plain.toUpperCase().replace(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return code.length === CODE_LENGTH && Array.from(code).every((sign) => ALPHABET.includes(sign)) ? code : null;
}

/** Draws a code of 40 random bits. `randomBytes` returns as many bytes as it is asked for. */
export function newCelebrationCode(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
