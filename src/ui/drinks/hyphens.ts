/** A word of Latin letters that is too long for a line of a small card. */
const LONG_WORD = /[A-Za-zÀ-ž]{15,}/g;
/** A vowel, the end of its syllable, and the sound with which the next syllable begins. */
const SYLLABLE =
  /([aeiouyà-æè-ïò-öø-ýœ])([^aeiouyà-æè-ïò-öø-ýœ]*?)((?:sch|[cpst]h|qu|[bcdfgkpt][lr]|[^aeiouyà-æè-ïò-öø-ýœ])(?=[aeiouyà-æè-ïò-öø-ýœ]))/gi;

/**
 * Returns a name in which long words may be broken between syllables, with a hyphen. Most browsers on a computer, and
 * some on a phone, have no dictionary for `hyphens: auto`.
 */
export function withHyphens(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, '$1$2\u00ad$3'));
}
