import * as dialogs from '#messages/dialogs.ts';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  onReset(): void;
  onCancel(): void;
}

/** Asks before all drinks are cleared (docs/spec-coverage.md §2.23). */
export function ResetDialog({ isOpen, onReset, onCancel }: ResetDialogProps) {
  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title={dialogs.resetAllDrinks}
      lead={dialogs.resetCannotBeUndone}
      action={dialogs.reset}
      onConfirm={onReset}
      onCancel={onCancel}
    />
  );
}
