import { undo } from '#messages/hosts-celebrations.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { faultOf } from '../../calls/call.ts';
import { sentenceOf } from '../../parts/sentence-of.ts';

interface Act {
  /** Makes the call. */
  run(): Promise<unknown>;
  /** What is said when it is done. Without it the screen itself shows it. */
  done?: string;
  /** Takes it back. Without it there is no 'Undo'. */
  takeBack?: () => Promise<unknown>;
}

/** Does something at once and says so, with 'Undo' where it can be taken back. A failure is said too. */
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

  return async ({ run, done, takeBack }) => {
    const isDone = await attempt(run);
    if (!isDone || done === undefined) return isDone;
    const action = takeBack && { label: undo, run: () => void attempt(takeBack) };
    toast(action ? { message: done, action } : { message: done });
    return true;
  };
}
