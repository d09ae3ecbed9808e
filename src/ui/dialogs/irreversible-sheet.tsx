import type { ReactNode } from 'react';
import { cancel } from '#messages/dialogs.ts';
import { Button } from '../components/button.tsx';
import { APART, Rings } from '../components/rings.tsx';
import { Sheet, SheetPair } from '../components/sheet.tsx';
import styles from './picture.module.css';

interface IrreversibleSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  /** The label of the button that does it. */
  action: string;
  onConfirm(): void;
  onCancel(): void;
  children?: ReactNode;
}

/** Asks before an action that cannot be undone. The focus is on Cancel. */
export function IrreversibleSheet({ action, onConfirm, onCancel, children, ...rest }: IrreversibleSheetProps) {
  return (
    <Sheet
      {...rest}
      onDismiss={onCancel}
      align="centre"
      picture={
        <div className={styles.picture}>
          <Rings distance={APART.notMet} isDim />
        </div>
      }
    >
      {children}
      <SheetPair>
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {action}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
