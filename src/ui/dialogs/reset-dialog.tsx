import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  onReset(): void;
  onCancel(): void;
}

/** Clears all drinks (spec §5). */
export function ResetDialog({ isOpen, onReset, onCancel }: ResetDialogProps) {
  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title="Reset All Drinks?"
      lead="This will clear all your drink statistics and start fresh. This action cannot be undone."
      action="Reset"
      onConfirm={onReset}
      onCancel={onCancel}
    />
  );
}
