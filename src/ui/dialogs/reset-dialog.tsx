import { Button } from '../components/button.tsx';
import { APART, Rings } from '../components/rings.tsx';
import { Sheet, SheetPair } from '../components/sheet.tsx';
import styles from './picture.module.css';

interface ResetDialogProps {
  isOpen: boolean;
  onReset(): void;
  onCancel(): void;
}

/** Nothing here can be undone, so the focus is on Cancel. */
export function ResetDialog({ isOpen, onReset, onCancel }: ResetDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onCancel}
      align="centre"
      picture={
        <div className={styles.picture}>
          <Rings distance={APART.notMet} isDim />
        </div>
      }
      title="Reset All Drinks?"
      lead="This will clear all your drink statistics and start fresh. This action cannot be undone."
    >
      <SheetPair>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onReset}>
          Reset
        </Button>
      </SheetPair>
    </Sheet>
  );
}
