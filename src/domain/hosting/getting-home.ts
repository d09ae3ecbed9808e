import * as v from 'valibot';
import { GETTING_HOME_MAX_LENGTH } from '../limits.ts';
import { parseName } from '../names/guest-name.ts';

/** Cleans each line as a name is cleaned, so that nothing in it is invisible or changes the direction of text. */
export const gettingHomeSchema = v.pipe(
  v.string(),
  v.maxLength(2 * GETTING_HOME_MAX_LENGTH),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = dataset.value.trim().split(/\r\n?|\n/);
    const cleaned = lines.map((line) => (line.trim() === '' ? '' : parseName(line, GETTING_HOME_MAX_LENGTH)));
    const texts = cleaned.flatMap((line) => (line === '' ? [''] : line.ok ? [line.name] : []));
    const text = texts.join('\n');
    if (texts.length === lines.length && text.length <= GETTING_HOME_MAX_LENGTH) return text;
    addIssue({ message: `must be plain text of at most ${GETTING_HOME_MAX_LENGTH} characters` });
    return NEVER;
  }),
);
