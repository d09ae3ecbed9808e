import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
import type { Deletions } from '../../../sync/celebrations/deletions.ts';
import { usePhone } from '../../guest/clink-context.tsx';

interface DeletionNoticeProps {
  deletions: Deletions;
  /** Also shows a complete deletion, not only a waiting one. */
  showsEnd?: boolean;
}

/** The progress of 'Delete my data': whether the server still has the data. */
export function DeletionNotice({ deletions, showsEnd = false }: DeletionNoticeProps) {
  const state = useStore(deletions, (of) => of.state);
  const isStored = usePhone((phone) => phone.isStored);
  if (state === 'done') return showsEnd ? <p>{settings.dataIsDeleted}</p> : null;
  if (state !== 'waiting') return null;
  return <p>{isStored ? settings.deletionIsWaiting : settings.deletionNeedsThisPage}</p>;
}
