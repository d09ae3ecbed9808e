import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/** A word as phones get it. In a file of its own, because phones do not need the rules for new words. */
export const servedWordSchema = v.object({ text: v.string(), until: timeMs, phonesDown: v.boolean() });
export type ServedWord = v.InferOutput<typeof servedWordSchema>;

/**
 * A word as a phone shows it. `until` is on the phone's clock. The wall and all phones mean the same end, on the
 * server's clock.
 */
export interface HeardWord extends ServedWord {
  readonly untilThere: number;
}

type Ending = Pick<ServedWord, 'until'>;
/** How far apart two readings of one end can be, because phones know the server's clock by the second of a header. */
const SAME_END_MS = 5_000;

/** Whether two words have the same end. Two words with the same text are different words if their ends differ. */
export function hasSameEnd(word: Ending | null | undefined, other: Ending | null | undefined): boolean {
  return Math.abs((word?.until ?? 0) - (other?.until ?? 0)) < SAME_END_MS;
}
