/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
export const ISOLATES = ['\u2068', '\u2069'] as const;

/**
 * A name inside a sentence that runs from right to left. It keeps its own direction, and the signs around it keep
 * theirs (UAX 9, explicit directional isolates).
 */
export function isolate(name: string): string {
  return ISOLATES.join(name);
}
