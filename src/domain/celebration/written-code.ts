import { plainDigits } from '../text/plain-digits.ts';
import { CELEBRATION_PARAMETER } from './celebration.ts';
import { CODE_LENGTH, parseCelebrationCode } from './celebration-code.ts';
import { readAddress } from './page-address.ts';

/** In two groups, as people read it aloud: `K7MP 4XRT`. */
export function formatCelebrationCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** A code in quotes is within this many characters of a parameter. The rest is not read. */
const LONG_ENOUGH = 64;
/** Two groups at the beginning of a text, and no letter behind them. */
const FIRST_GROUPS = /^[^\p{L}\p{N}_]*[0-9A-Za-z]{4}[\s\p{Pd}+]{0,2}[0-9A-Za-z]{4}(?![\p{L}\p{N}_])/u;

/** The code that a link names. Characters that a sentence or a program has put behind the code do not count. */
export function codeInLink(named: string): string | null {
  const [first = ''] = FIRST_GROUPS.exec(named.slice(0, LONG_ENOUGH)) ?? [];
  return parseCelebrationCode(named) ?? parseCelebrationCode(first);
}

/** Four signs and four signs between other words. Matches overlap: in 'code K7MP 4XRT' there are two. */
const GROUPS = /(?:^|[^\p{L}\p{N}_])(?=([0-9A-Za-z]{4}[\s\p{Pd}+]{0,2}[0-9A-Za-z]{4})(?![\p{L}\p{N}_]))/gu;

/** A code is expected within the first characters of a pasted text, up to this number. The rest is not read. */
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

/** Two words of four letters can be a code too ('come join'), but nearly all codes have a digit. */
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
