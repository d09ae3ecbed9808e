import type { CSSProperties } from 'react';

/** Greek, Cyrillic, Arabic letters and the like. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;
const OTHER: CSSProperties = { fontFamily: 'Georgia, serif' };

/**
 * The display font has Latin letters alone, but also signs and digits. In names of another script it would draw only these.
 * So the whole of such names is in the next typeface.
 */
export function typefaceOf(names: string): CSSProperties | undefined {
  return NOT_LATIN.test(names) ? OTHER : undefined;
}
