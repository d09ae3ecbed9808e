import { useSyncExternalStore } from 'react';
import * as settings from '#messages/settings.ts';
import { followNetwork } from '../../browser/follow-network.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { BIN } from '../../components/setting-row.tsx';
import styles from './delete-dialog.module.css';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface DeleteDialogProps {
  isOpen: boolean;
  onDelete(): void;
  onCancel(): void;
}

/** Deletes all data of the guest (docs/privacy.md#delete-my-data). Offline it explains first what will happen. */
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
