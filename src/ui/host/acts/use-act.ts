import * as texts from '#messages/hosts/hosts.ts';
import { notAllowed } from '#messages/hosts/rules.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { type CallFault, faultOf } from '../calls/call.ts';

interface Act {
  /** Makes the call. */
  run(): Promise<unknown>;
  /** The message when the act is done. Absent if the screen itself shows the change. */
  done?: string;
  /** Undoes the act. If it is absent, the toast has no 'Undo' button. */
  undo?: () => Promise<unknown>;
}

/**
 * Does an act at once and confirms it in a toast, with an 'Undo' button if it can be undone. If the act fails, the
 * toast says why.
 */
export function useAct(): (act: Act) => Promise<boolean> {
  const { toast } = useFeedback();

  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      toast({ message: sentenceOf(faultOf(error)) });
      return false;
    }
  }

  return async ({ run, done, undo }) => {
    const isDone = await attempt(run);
    const action = undo && { label: texts.undo, run: () => void attempt(undo) };
    if (isDone && done !== undefined) toast({ message: done, ...(action && { action }) });
    return isDone;
  };
}

const SECOND_MS = 1_000;

const OF_CODES: Readonly<Record<string, string>> = {
  'without-alcohol': texts.countsAlcohol,
  'house-rule': notAllowed,
  'only-a-demo': texts.onlyADemo,
};
const OF_FIELDS: Readonly<Record<string, string>> = { boards: texts.lastBoardStays };

/** The sentence for a fault that any call can have. */
export function sentenceOf({ code, field, retryAfterMs, problem }: CallFault): string {
  if (code === 'no-answer') return navigator.onLine ? texts.notJustNow : texts.noAnswer;
  if (code === 'too-many') return waitIn(texts.tooManyTries, retryAfterMs ?? MINUTE_MS);
  if (code === 'unavailable') return field === 'email' ? texts.mailDoesNotWork : texts.notJustNow;
  if (code === 'too-late') return naming(problem.by, texts.wasQuicker, texts.tooLate);
  // The server's address has changed since the page was loaded.
  if (code === 'foreign-origin') return naming(problem.address, texts.hostsAreAt, texts.somethingFailed);
  return OF_CODES[code] ?? OF_FIELDS[field ?? ''] ?? texts.somethingFailed;
}

function naming(who: unknown, sentence: (who: string) => string, otherwise: string): string {
  return typeof who === 'string' ? sentence(who) : otherwise;
}

/** The sentence about a wait of `ms`: in seconds below one minute, otherwise in minutes. */
export function waitIn({ seconds, minutes }: texts.Wait, ms: number): string {
  return ms < MINUTE_MS ? seconds(Math.ceil(ms / SECOND_MS)) : minutes(Math.ceil(ms / MINUTE_MS));
}
