import * as settings from '#messages/settings.ts';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  /** Alcoholic drinks that would be lost. */
  count: number;
  onReset(): void;
  onCancel(): void;
}

/** Asks before all drinks are cleared (docs/spec-coverage.md §2.23). */
export function ResetDialog({ isOpen, count, onReset, onCancel }: ResetDialogProps) {
  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title={settings.resetAllDrinks}
      lead={settings.resetCannotBeUndone}
      action={settings.reset}
      lost={count}
      onConfirm={onReset}
      onCancel={onCancel}
    />
  );
}
