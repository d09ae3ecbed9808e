import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
import type { Deletions } from '../../../sync/celebrations/deletions.ts';
import { followNetwork } from '../../browser/follow-network.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { BIN } from '../../components/setting-row.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import styles from './delete-dialog.module.css';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface DeleteDialogProps {
  isOpen: boolean;
  onDelete(): void;
  onCancel(): void;
}

/** Deletes all data of the guest (docs/privacy.md#delete-my-data). Offline it first explains what will happen. */
export function DeleteDialog({ isOpen, onDelete, onCancel }: DeleteDialogProps) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title={settings.deleteMyDataTitle}
      lead={settings.deletionCannotBeUndone}
      action={settings.deleteData}
      lost={<Drawing paths={BIN} />}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      {!isOnline && <p className={styles.offline}>{settings.deletionWithoutNetwork}</p>}
    </IrreversibleSheet>
  );
}

interface DeletionNoticeProps {
  deletions: Deletions;
  /** Shows a complete deletion too, not only a pending one. */
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
