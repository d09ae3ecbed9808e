import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
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
  if (state === 'done') return tellsEnd ? <p>{settings.dataIsDeleted}</p> : null;
  if (state !== 'waiting') return null;
  return <p>{isStored ? settings.deletionIsWaiting : settings.deletionNeedsThisPage}</p>;
}
