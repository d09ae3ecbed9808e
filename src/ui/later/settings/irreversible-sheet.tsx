import type { ReactNode } from 'react';
import { cancel } from '#messages/dialogs.ts';
import * as settings from '#messages/settings.ts';
import { specifiedCount } from '../../../domain/celebration/without-alcohol.ts';
import { Button } from '../../components/button.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import { Sheet, SheetStack } from '../../components/sheet/sheet.tsx';
import styles from '../../dialogs/picture.module.css';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import apart from './delete-dialog.module.css';

interface IrreversibleSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  /** The label of the button that performs the action. */
  action: string;
  /** A drawing of what would be lost, where the rings overlap. */
  lost: ReactNode;
  onConfirm(): void;
  onCancel(): void;
  children?: ReactNode;
}

/** Asks before an action that cannot be undone. Cancel has the focus and is under the thumb. */
export function IrreversibleSheet({ action, lost, onConfirm, onCancel, children, ...rest }: IrreversibleSheetProps) {
  return (
    <Sheet
      {...rest}
      onDismiss={onCancel}
      align="centre"
      picture={
        <div className={styles.picture} aria-hidden="true">
          <Rings isDim />
          <div className={styles.lost}>{lost}</div>
        </div>
      }
    >
      {children}
      <SheetStack>
        <div className={apart.apart}>
          <Button kind="danger" isWide onClick={onConfirm}>
            {action}
          </Button>
        </div>
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
      </SheetStack>
    </Sheet>
  );
}

interface ResetDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Asks before all drinks are cleared (docs/spec-coverage.md §2.23). */
export function ResetDialog({ isOpen, onClose }: ResetDialogProps) {
  const { store } = useClink();
  const { toast } = useFeedback();
  const count = usePhone((phone) => specifiedCount(phone.session.drinks, phone.celebration));

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
