import * as settings from '#messages/settings.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { IrreversibleSheet } from './irreversible-sheet.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Asks before all drinks are cleared (docs/spec-coverage.md §2.23). */
export function ResetDialog({ isOpen, onClose }: ResetDialogProps) {
  const { store } = useClink();
  const { toast } = useFeedback();
  const count = usePhone((phone) => countAlcoholic(phone.session.drinks));

  function reset() {
    onClose();
    store.reset();
    toast({ message: settings.resetComplete });
  }

  return (
    <IrreversibleSheet
      isOpen={isOpen}
      title={settings.resetAllDrinks}
      lead={settings.resetCannotBeUndone}
      action={settings.reset}
      lost={count}
      onConfirm={reset}
      onCancel={onClose}
    />
  );
}
