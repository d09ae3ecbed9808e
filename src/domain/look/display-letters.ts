import { splitNames } from '../celebration/couple-names.ts';

/** Letters that are neither Latin nor used in Arabic, Persian or Urdu, for example Greek and Cyrillic letters. */
const NOT_DISPLAYED =
  /(?!\p{Script=Latin}|[\u0621-\u063a\u0640-\u064a\u066e-\u0671\u0679\u067e\u0686\u0688\u0691\u0698\u06a1\u06a4\u06a9\u06af\u06ba\u06be\u06c1-\u06c3\u06cc\u06d2\u06d3])\p{L}/u;

/**
 * Whether names must be drawn entirely in `OTHER_TYPEFACE`. The display font has Latin and Arabic letters, punctuation
 * and digits (src/ui/look/display-font.css). In names of another script it would draw only the punctuation and digits.
 */
export function isInOtherScript(names: string): boolean {
  return NOT_DISPLAYED.test(names);
}
export const OTHER_TYPEFACE = 'Georgia, serif';

/** The capitals of the display font (src/ui/look/display-font.css) in the languages of Europe, and in Vietnamese. */
const CAPITAL = /^[A-ZÀ-ÖØ-Þ\u0100-\u017FȘȚ\u1EA0-\u1EF9]$/u;

/**
 * The letters in the rings: 'A' and 'B' for 'Ana & Ben'. Null unless there are two names and both begin with a letter
 * of the display font. The rings are then empty.
 */
export function initialsOf(names: string): readonly [string, string] | null {
  const [one, other] = (splitNames(names) ?? []).map(capitalOf);
  return one && other ? [one, other] : null;
}

/** Null for letters such as 'ß' whose capital form has two letters. */
function capitalOf(name: string): string | null {
  const [first = ''] = name.normalize('NFC');
  const capital = first.toUpperCase();
  return CAPITAL.test(capital) ? capital : null;
}
