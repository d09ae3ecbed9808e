import * as texts from '#messages/hosts/guests.ts';
import { tryAgain } from '#messages/hosts/hosts.ts';
import type { GuestAction } from '../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import type { GuestState } from '../../../../domain/session/moderation.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { sentenceOf } from '../../acts/use-act.ts';
import { type CallFault, faultOf } from '../../calls/call.ts';
import { useHosted } from './hosted.tsx';

export type Moderate = (guest: GuestRow, action: GuestAction) => Promise<void>;

/**
 * Does something with a guest at once and offers to undo it. The room shows the change once the server has made it. The
 * returned function throws a `CallFault`, which `explainModeration` puts into words.
 */
export function useAttempt(): Moderate {
  const { calls } = useHosted();
  const { toast } = useFeedback();

  async function undo(guest: GuestRow, entryId: number) {
    try {
      await calls.undo(entryId);
      toast({ message: texts.undone });
    } catch (error) {
      toast({ message: explainModeration(faultOf(error), guest) });
    }
  }

  return async function attempt(guest, action) {
    const { entry } = await calls.act(guest.id, action);
    const message =
      action.action === 'rename' ? texts.done.rename(guest.name, action.name) : texts.done[action.action](guest.name);
    toast({ message, action: { label: texts.undo, run: () => void undo(guest, entry.id) } });
  };
}

/** Like `useAttempt`, but reports a failure in a toast. */
export function useModerate(): Moderate {
  const attempt = useAttempt();
  const { toast } = useFeedback();
  return async function moderate(guest, action) {
    try {
      await attempt(guest, action);
    } catch (error) {
      const fault = faultOf(error);
      const again = { label: tryAgain, run: () => void moderate(guest, action) };
      toast({ message: explainModeration(fault, guest), ...(fault.code === 'no-answer' && { action: again }) });
    }
  };
}

export function explainModeration(fault: CallFault, { name }: GuestRow, action?: GuestAction['action']): string {
  if (fault.code === 'no-answer') return texts.notDone(name);
  if (fault.code === 'unknown-guest') return texts.hasLeft(name);
  if (fault.code !== 'too-late') return sentenceOf(fault);
  const { by, state } = fault.problem as { by?: string | null; state?: GuestState };
  const is = action === 'rename' ? 'renamed' : state && state in texts.tooLate ? state : 'other';
  return by ? texts.quicker[is](by, name) : texts.tooLate[is](name);
}
