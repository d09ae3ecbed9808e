import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
import type { Deletions } from '../../sync/deletions.ts';
import { usePhone } from '../clink-context.tsx';

interface DeletionNoticeProps {
  deletions: Deletions;
  /** Also shows that a deletion is complete, and not only that one is waiting. */
  tellsEnd?: boolean;
}

/** The progress of 'Delete my data': whether the server still has the data. */
export function DeletionNotice({ deletions, tellsEnd = false }: DeletionNoticeProps) {
  const state = useStore(deletions, (of) => of.state);
  const isStored = usePhone((phone) => phone.isStored);
  if (state === 'done') return tellsEnd ? <p>{settings.dataIsDeleted}</p> : null;
  if (state !== 'waiting') return null;
  return <p>{isStored ? settings.deletionIsWaiting : settings.deletionNeedsThisPage}</p>;
}
