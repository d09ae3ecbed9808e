import { useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { APART, Rings } from '../components/rings.tsx';
import { Sheet, SheetPair } from '../components/sheet.tsx';
import styles from './delete-dialog.module.css';
import pictureStyles from './picture.module.css';

interface DeleteDialogProps {
  isOpen: boolean;
  onDelete(): void;
  onCancel(): void;
}

/** Nothing here can be undone, so the focus is on Cancel. Without network it says what that means before it is done. */
export function DeleteDialog({ isOpen, onDelete, onCancel }: DeleteDialogProps) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onCancel}
      align="centre"
      picture={
        <div className={pictureStyles.picture}>
          <Rings distance={APART.notMet} isDim />
        </div>
      }
      title="Delete My Data?"
      lead="Your name, drinks and location go from this phone, the server and every leaderboard. This cannot be undone."
    >
      {!isOnline && (
        <p className={styles.offline}>
          There is no network just now: they go from this phone at once, and from the server as soon as Clink is open
          here with network again.
        </p>
      )}
      <SheetPair>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onDelete}>
          Delete
        </Button>
      </SheetPair>
    </Sheet>
  );
}

function followNetwork(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
