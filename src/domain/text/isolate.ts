/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
export const ISOLATES = ['\u2068', '\u2069'] as const;

/**
 * Isolates a name inside a sentence, so that the name and the punctuation around it keep their own directions (UAX 9,
 * explicit directional isolates).
 */
export function isolate(name: string): string {
  return ISOLATES.join(name);
}
