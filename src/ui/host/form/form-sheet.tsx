import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetPair } from '../../components/sheet/sheet.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { sentenceOf } from '../acts/use-act.ts';
import styles from './form-sheet.module.css';
import { Fault } from './text-field.tsx';
import { type Faults, type FormPlan, useForm } from './use-form.ts';

interface FormSheetProps extends Omit<FormPlan, 'send'> {
  isOpen: boolean;
  title: string;
  lead?: string;
  /** The labels of the button that sends the form and of the button that cancels. */
  submit: string;
  cancel: string;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  /** Whether the button that cancels has the focus when the sheet opens, and not the first field. */
  isFieldLater?: boolean;
  onClose(): void;
  /** `isAwaited` says whether the sheet is still open. */
  send(values: FormData, isAwaited: () => boolean): Promise<unknown>;
  children?(faults: Faults | null): ReactNode;
}

/** A sheet with a short form. It closes once the call has succeeded. */
export function FormSheet({ isOpen, title, lead, onClose, ...form }: FormSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={inOneTypeface(title)} lead={lead} onDismiss={onClose}>
      <SheetForm key={String(isOpen)} onClose={onClose} {...form} />
    </Sheet>
  );
}

type SheetFormProps = Omit<FormSheetProps, 'isOpen' | 'title' | 'lead'>;

/** If the sheet was closed before the answer, it must not close another sheet, and a toast reports its fault. */
function SheetForm({
  submit,
  cancel,
  isDanger,
  isFieldLater,
  onClose,
  children,
  send,
  explain,
  ...plan
}: SheetFormProps) {
  const { toast } = useFeedback();
  const isAwaited = () => bind.ref.current !== null;
  const { bind, faults, isBusy } = useForm({
    ...plan,
    send: async (values) => {
      await send(values, isAwaited);
      if (isAwaited()) onClose();
    },
    explain: (fault) => {
      const found = explain?.(fault) ?? { form: sentenceOf(fault) };
      if (!isAwaited()) toast({ message: Object.values(found).join(' ') });
      return found;
    },
  });
  return (
    <form {...bind} className={styles.form}>
      {children?.(faults)}
      <Fault>{faults?.form}</Fault>
      <div className={styles.answers}>
        <SheetPair>
          <Button data-autofocus={isFieldLater || undefined} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} aria-busy={isBusy}>
            {submit}
          </Button>
        </SheetPair>
      </div>
    </form>
  );
}

interface ConfirmSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  /** The label of the button that changes nothing. */
  keep: string;
  /** The label of the button that acts. */
  confirm: string;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  onClose(): void;
  onConfirm(): void;
  /** Drawn above the title, which is then in the middle. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** Asks before an action. The harmless answer has the focus. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, title, lead, keep, confirm, isDanger, onClose, onConfirm, picture, children } = props;
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onClose}
      title={inOneTypeface(title)}
      lead={lead}
      picture={picture}
      align={picture ? 'centre' : 'start'}
    >
      {children}
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirm}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
