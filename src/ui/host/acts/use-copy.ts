import { copyFailed } from '#messages/hosts-gate.ts';
import { useFeedback } from '../../feedback/feedback.tsx';

/** Puts a text on the clipboard and says so. Some browsers refuse that, or have no clipboard on plain http. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const { toast } = useFeedback();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: done });
    } catch {
      toast({ message: copyFailed });
    }
  };
}
