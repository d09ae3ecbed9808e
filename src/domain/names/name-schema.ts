import * as v from 'valibot';
import { type GuestNameFault, parseName, RAW_UNITS } from './guest-name.ts';

/** A schema that cleans a name like a guest's name. `maxLength` is in UTF-16 units. */
export function nameSchemaOf(maxLength: number) {
  const faults: Record<GuestNameFault, string> = {
    blank: 'must not be empty',
    'too-long': `must have at most ${maxLength} characters`,
    'forbidden-character': 'must have no control characters and nothing invisible',
  };
  return v.pipe(
    v.string(),
    v.description(
      `At most ${RAW_UNITS * maxLength} UTF-16 units. Normalised to NFC and trimmed, then 1 to ${maxLength} units. No control characters, nothing invisible (joiners inside words and emoji are allowed), nothing that changes the direction of text, no stacked marks.`,
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const parsed = parseName(dataset.value, maxLength);
      if (parsed.ok) return parsed.name;
      addIssue({ message: faults[parsed.fault] });
      return NEVER;
    }),
  );
}
