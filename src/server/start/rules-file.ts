import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import { writtenRules } from '../../domain/house/rules-schema.ts';

/** This limit is many times the size of the longest rules. */
const MAX_BYTES = 64 * 1_024;

/** The path of a file with the rules of the house. The file is read once, and each error in it is reported separately. */
export const rulesFile = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): HouseRules => {
    const path = dataset.value;
    const text = textIn(path);
    if (text === null) {
      addIssue({ message: `must be a file with the rules of the house that this user can read. ${path} is none` });
      return NEVER;
    }
    const read = writtenRules(text);
    if ('rules' in read) return read.rules;
    for (const fault of read.faults) addIssue({ message: `${path}: ${fault}` });
    return NEVER;
  }),
);

/**
 * The text of the file, without a byte order mark of editors on Windows. Null if the file cannot be read, is too large,
 * or is not a regular file, such as a pipe that never ends.
 */
function textIn(path: string): string | null {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= MAX_BYTES ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : null;
  } catch {
    return null;
  }
}
