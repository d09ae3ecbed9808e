import type { ReactNode } from 'react';
import { cancel } from '#messages/dialogs.ts';
import { Button } from '../../components/button.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import { Sheet, SheetStack } from '../../components/sheet/sheet.tsx';
import styles from '../../dialogs/picture.module.css';

interface IrreversibleSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  /** The label of the button that does it. */
  action: string;
  /** What would be lost, drawn where the rings cross. */
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
        <Button kind="danger" onClick={onConfirm}>
          {action}
        </Button>
        <Button kind="primary" data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
      </SheetStack>
    </Sheet>
  );
}
