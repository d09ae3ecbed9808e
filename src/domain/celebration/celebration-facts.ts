import * as v from 'valibot';
import { COUPLE_MAX_LENGTH } from '../limits.ts';
import { CELEBRATION_STATES } from './celebration.ts';
import { parseCelebrationCode } from './celebration-code.ts';

export const celebrationCodeSchema = v.pipe(
  v.string(),
  v.check((text) => parseCelebrationCode(text) === text, 'is not a code'),
);

/** `CelebrationFacts` in an answer (docs/protocol.md#celebrations). A newer server may know more states. */
export const celebrationFactsSchema = v.object({
  code: celebrationCodeSchema,
  names: v.pipe(v.string(), v.minLength(1), v.maxLength(COUPLE_MAX_LENGTH)),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  language: v.pipe(v.string(), v.minLength(1), v.maxLength(35)),
  state: v.fallback(v.picklist(CELEBRATION_STATES), 'open'),
  withoutAlcohol: v.exactOptional(v.fallback(v.boolean(), false)),
  location: v.exactOptional(v.fallback(v.boolean(), true)),
});
