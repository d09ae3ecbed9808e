import * as v from 'valibot';
import { nameSchemaOf } from '../session/name-schema.ts';
import { WORD_MAX_LENGTH } from './word.ts';

/** `PUT /api/host/celebrations/:id/word`. The text is cleaned as a name is. Not in word.ts, because pages read that. */
export const newWordSchema = v.object({
  text: nameSchemaOf(WORD_MAX_LENGTH),
  phonesDown: v.optional(v.boolean(), false),
});
export type NewWord = v.InferOutput<typeof newWordSchema>;
