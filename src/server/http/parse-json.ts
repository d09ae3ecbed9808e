import { ApiProblem } from './problem.ts';

/** A session of 600 drinks has 3,000. Objects and keys cost the most to parse: 128 KiB of `[` would take 9 ms. */
export const MAX_OBJECTS_AND_KEYS = 8_192;

/**
 * Parses JSON text from a stranger.
 * @throws {ApiProblem} bad-json, or invalid for text with more objects, arrays and keys than any session, which is not
 * parsed.
 */
export function parseJson(text: string): unknown {
  if (hasTooManyParts(text)) throw new ApiProblem('invalid', { field: 'body' });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem('bad-json');
  }
}

/** Counts brackets and colons. Those inside strings count too, because a session's strings have hardly any. */
function hasTooManyParts(text: string): boolean {
  const part = /[[{:]/g;
  for (let count = 0; count <= MAX_OBJECTS_AND_KEYS; count++) if (!part.test(text)) return false;
  return true;
}
