import * as v from 'valibot';
import { nameSchemaOf } from '../names/name-schema.ts';
import type { Word } from './word.ts';
import { WORD_MAX_LENGTH, WORD_SHOWN_MS } from './word.ts';

/**
 * `PUT /api/host/celebrations/:id/word`. The text is cleaned like a name. This schema is in a separate file, so that
 * the page does not load it.
 */
export const newWordSchema = v.object({
  text: nameSchemaOf(WORD_MAX_LENGTH),
  phonesDown: v.optional(v.boolean(), false),
});
export type NewWord = v.InferOutput<typeof newWordSchema>;

export function newWord({ text, phonesDown }: NewWord, nowMs: number): Word {
  return { text, phonesDown, at: nowMs, until: nowMs + WORD_SHOWN_MS };
}
