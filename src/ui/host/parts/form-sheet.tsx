import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetPair } from '../../components/sheet.tsx';
import { Fault } from './field.tsx';
import { type Faults, type FormPlan, useForm } from './use-form.ts';

interface FormSheetProps extends FormPlan {
  isOpen: boolean;
  title: string;
  lead?: string;
  /** The label of the button that sends, and of the one that does not. */
  submit: string;
  cancel: string;
  isDanger?: boolean;
  onClose(): void;
  children(faults: Faults | null): ReactNode;
}

/** A sheet with a short form. It closes once the call has succeeded. */
export function FormSheet({ isOpen, title, lead, onClose, ...form }: FormSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={title} lead={lead} onDismiss={onClose}>
      <SheetForm key={String(isOpen)} onClose={onClose} {...form} />
    </Sheet>
  );
}

type SheetFormProps = Omit<FormSheetProps, 'isOpen' | 'title' | 'lead'>;

function SheetForm({ submit, cancel, isDanger, onClose, children, send, ...plan }: SheetFormProps) {
  const { bind, faults, isBusy } = useForm({
    ...plan,
    send: async (values, button) => {
      await send(values, button);
      onClose();
    },
  });
  return (
    <form {...bind}>
      {children(faults)}
      <Fault>{faults?.form}</Fault>
      <SheetPair>
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} aria-busy={isBusy}>
          {submit}
        </Button>
      </SheetPair>
    </form>
  );
}
