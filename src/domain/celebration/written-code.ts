import { plainDigits } from '../text/plain-digits.ts';
import { CELEBRATION_PARAMETER } from './celebration.ts';
import { CODE_LENGTH, parseCelebrationCode } from './celebration-code.ts';
import { readAddress } from './page-address.ts';

/** Writes a code in two groups, as people read it aloud: `K7MP 4XRT`. */
export function formatCelebrationCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** A parameter's value is read only up to this length. A code with quotes around it is shorter. */
const LONG_ENOUGH = 64;
/** Two groups at the beginning of a text, without a letter or digit right after them. */
const FIRST_GROUPS = /^[^\p{L}\p{N}_]*[0-9A-Za-z]{4}[\s\p{Pd}+]{0,2}[0-9A-Za-z]{4}(?![\p{L}\p{N}_])/u;

/** The code in a link. Characters that a sentence or a program has appended to the code are ignored. */
export function codeInLink(named: string): string | null {
  const [first = ''] = FIRST_GROUPS.exec(named.slice(0, LONG_ENOUGH)) ?? [];
  return parseCelebrationCode(named) ?? parseCelebrationCode(first);
}

/** Two groups of four characters each, between other words. Matches overlap: 'code K7MP 4XRT' contains two. */
const GROUPS = /(?:^|[^\p{L}\p{N}_])(?=([0-9A-Za-z]{4}[\s\p{Pd}+]{0,2}[0-9A-Za-z]{4})(?![\p{L}\p{N}_]))/gu;

/** A pasted text is searched for a code only up to this many characters. */
const LONGEST_INVITATION = 4_000;

/**
 * Returns the letters and digits that a guest has typed or pasted, in capitals. From a link it returns the code, and from a
 * longer text the part that looks most like a code.
 */
export function codeInText(text: string): string {
  const invitation = text.slice(0, LONGEST_INVITATION);
  const readable = plainDigits(invitation.replace(/%([2-7][\da-f])/gi, decoded).normalize('NFKC')).replace(
    /\p{Cf}/gu,
    '',
  );
  const linked = /[?&#]/.test(readable) ? readAddress(readable)[CELEBRATION_PARAMETER] : undefined;
  if (linked !== undefined) return codeInLink(linked) ?? plain(linked.replace(/\s.*/su, ''));
  const whole = plain(readable);
  return whole.length > CODE_LENGTH ? (likeliestIn(readable) ?? whole) : whole;
}

function decoded(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** Two words of four letters can look like a code ('come join'), but nearly all codes contain a digit. */
function likeliestIn(text: string): string | undefined {
  const codes = [...text.matchAll(GROUPS)].map(([, groups = '']) => plain(groups)).filter(parseCelebrationCode);
  return codes.reduce<string | undefined>(
    (best, code) => (best !== undefined && digitsOf(best) > digitsOf(code) ? best : code),
    undefined,
  );
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}_]/gu, '').toUpperCase();
}
