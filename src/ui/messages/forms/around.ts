/** It marks the place of the part. No sentence contains it. */
const PART = '\n';

/**
 * The text before and after the part of a sentence that is shown in another way. The language decides where the part
 * stands.
 */
export function around(sentence: (part: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(PART).split(PART);
  return [before, after];
}
