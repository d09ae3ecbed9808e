import { undo as undoLabel } from '#messages/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { faultOf } from '../calls/call.ts';
import { sentenceOf } from './sentence-of.ts';

interface Act {
  /** Makes the call. */
  run(): Promise<unknown>;
  /** What is said when it is done. Without it the screen itself shows it. */
  done?: string;
  /** Without it there is no 'Undo'. */
  undo?: () => Promise<unknown>;
}

/** Does something at once and says so, with 'Undo' if it can be undone. If it fails, that is said instead. */
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
    const action = undo && { label: undoLabel, run: () => void attempt(undo) };
    if (isDone && done !== undefined) toast({ message: done, ...(action && { action }) });
    return isDone;
  };
}
