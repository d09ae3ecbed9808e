/** Stands in a sentence where a part is shown in another way. No sentence contains it otherwise. */
export const PART = '\n';

/**
 * The text before and after the part of a sentence that is shown in another way. The language decides where the part
 * stands.
 */
export function around(sentence: (part: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(PART).split(PART);
  return [before, after];
}
