import { tryAgain } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-guests.ts';
import type { GuestAction } from '../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import type { GuestState } from '../../../../domain/hosting/moderation.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { type CallFault, faultOf } from '../../calls/call.ts';
import { sentenceOf } from '../../parts/sentence-of.ts';
import { useHosted } from '../hosted.tsx';

export type Moderate = (guest: GuestRow, action: GuestAction) => Promise<void>;

/** Does something with a guest at once, and offers to undo it. The room shows it when the server has done it. */
export function useModerate(): Moderate {
  const { calls } = useHosted();
  const { toast } = useFeedback();

  async function undo(guest: GuestRow, entryId: number) {
    try {
      await calls.undo(entryId);
      toast({ message: texts.undone });
    } catch (error) {
      toast({ message: explain(faultOf(error), guest) });
    }
  }

  return async function moderate(guest, action) {
    try {
      const { entry } = await calls.act(guest.id, action);
      const message =
        action.action === 'rename' ? texts.done.rename(guest.name, action.name) : texts.done[action.action](guest.name);
      toast({ message, action: { label: texts.undo, run: () => void undo(guest, entry.id) } });
    } catch (error) {
      const fault = faultOf(error);
      const again = { label: tryAgain, run: () => void moderate(guest, action) };
      toast({ message: explain(fault, guest), ...(fault.code === 'no-answer' && { action: again }) });
    }
  };
}

function explain(fault: CallFault, { name }: GuestRow): string {
  if (fault.code === 'no-answer') return texts.notDone(name);
  if (fault.code === 'unknown-guest') return texts.hasLeft(name);
  if (fault.code === 'invalid') return texts.nameWrong;
  if (fault.code !== 'too-late') return sentenceOf(fault);
  const { by, state } = fault.problem as { by?: string | null; state?: GuestState };
  return texts.quicker(by ?? null, name, state);
}
