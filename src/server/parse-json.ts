import { ApiProblem } from './problem.ts';

/** A full session has 2,500. Parsing costs most by the object and the key: 128 KiB of `[` would take 9 ms. */
export const MAX_OBJECTS_AND_KEYS = 8_192;

/**
 * A stranger's JSON text as a value.
 * @throws {ApiProblem} invalid when it has more objects, arrays and keys than any session: it is not parsed then; bad-json.
 */
export function parseJson(text: string): unknown {
  if (hasTooManyParts(text)) throw new ApiProblem('invalid', { field: 'body' });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem('bad-json');
  }
}

/** Counts brackets and colons, inside strings too: the strings of a session hardly have any. */
function hasTooManyParts(text: string): boolean {
  const part = /[[{:]/g;
  for (let count = 0; count <= MAX_OBJECTS_AND_KEYS; count++) if (!part.test(text)) return false;
  return true;
}
