import { splitNames } from '../celebration/couple-names.ts';

/** Greek, Cyrillic, Arabic letters and the like. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * The display font has Latin letters alone, but also signs and digits. In names of another script it would draw only
 * these. So the whole of such names is in `OTHER_TYPEFACE`.
 */
export function isInOtherScript(names: string): boolean {
  return NOT_LATIN.test(names);
}
export const OTHER_TYPEFACE = 'Georgia, serif';

/** The capitals of the display font (src/ui/look/display-font.css) in the languages of Europe, and in Vietnamese. */
const CAPITAL = /^[A-ZÀ-ÖØ-Þ\u0100-\u017FȘȚ\u1EA0-\u1EF9]$/u;

/**
 * The letters in the rings: 'A' and 'B' for 'Ana & Ben'. Null unless there are two names, and both begin with a letter
 * of the display font. Then the rings stay empty.
 */
export function initialsOf(names: string): readonly [string, string] | null {
  const [one, other] = (splitNames(names) ?? []).map(capitalOf);
  return one && other ? [one, other] : null;
}

/** Null for 'ß' and the like, whose capital is two letters. */
function capitalOf(name: string): string | null {
  const [first = ''] = name.normalize('NFC');
  const capital = first.toUpperCase();
  return CAPITAL.test(capital) ? capital : null;
}
