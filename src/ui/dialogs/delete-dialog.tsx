import { useSyncExternalStore } from 'react';
import styles from './delete-dialog.module.css';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface DeleteDialogProps {
  isOpen: boolean;
  onDelete(): void;
  onCancel(): void;
}

/** Deletes everything kept of the guest (docs/privacy.md). Without network it says what that means before it is done. */
export function DeleteDialog({ isOpen, onDelete, onCancel }: DeleteDialogProps) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title="Delete My Data?"
      lead="Your name, drinks and location go from this phone, the server and every leaderboard. This cannot be undone."
      action="Delete"
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      {!isOnline && (
        <p className={styles.offline}>
          There is no network just now: they go from this phone at once, and from the server as soon as Clink is open
          here with network again.
        </p>
      )}
    </IrreversibleSheet>
  );
}

function followNetwork(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
