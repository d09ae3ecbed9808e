import { useStore } from 'zustand';
import type { Deletions } from '../../sync/deletions.ts';
import { usePhone } from '../clink-context.tsx';

interface DeletionNoticeProps {
  deletions: Deletions;
  /** Said as well that all is done, not only that something waits. */
  tellsEnd?: boolean;
}

/** What became of 'Delete my data': honest about what the server still has. */
export function DeletionNotice({ deletions, tellsEnd = false }: DeletionNoticeProps) {
  const state = useStore(deletions, (of) => of.state);
  const isStored = usePhone((phone) => phone.isStored);
  if (state === 'done') return tellsEnd ? <p>Your data is deleted, here and on the server.</p> : null;
  if (state !== 'waiting') return null;
  return (
    <p>
      Your data is gone from this phone. The server could not be reached: it is deleted there as soon as Clink is open
      here with network.{!isStored && ' Please keep this page open until then.'}
    </p>
  );
}
