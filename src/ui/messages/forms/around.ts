/** A placeholder for the part of a sentence that is shown in a different style. No sentence contains a line break otherwise. */
export const PART = '\n';

/**
 * The text before and after the part of a sentence that is shown in a different style. The language decides where the part is.
 */
export function around(sentence: (part: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(PART).split(PART);
  return [before, after];
}
