import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/** A word as phones receive it. This is a separate file, because phones do not need the rules for new words. */
export const servedWordSchema = v.object({ text: v.string(), until: timeMs, phonesDown: v.boolean() });
export type ServedWord = v.InferOutput<typeof servedWordSchema>;

/** A word as a phone shows it. `until` is the word's end, converted from the server's clock to the phone's clock. */
export interface HeardWord extends ServedWord {
  readonly untilThere: number;
}

type Ending = Pick<ServedWord, 'until'>;
/** The maximum difference between two conversions of one end, because a header gives the server's clock in seconds. */
const SAME_END_MS = 5_000;

/** Whether two words have the same end. Two words with the same text are different words if their ends differ. */
export function hasSameEnd(word: Ending | null | undefined, other: Ending | null | undefined): boolean {
  return Math.abs((word?.until ?? 0) - (other?.until ?? 0)) < SAME_END_MS;
}
