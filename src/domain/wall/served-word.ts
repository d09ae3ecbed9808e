import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/** A word as phones get it. In a file of its own, because phones do not need the rules for new words. */
export const servedWordSchema = v.object({ text: v.string(), until: timeMs, phonesDown: v.boolean() });
export type ServedWord = v.InferOutput<typeof servedWordSchema>;
