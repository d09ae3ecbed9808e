import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetPair } from '../../components/sheet/sheet.tsx';

interface ConfirmSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  /** The label of the button that changes nothing. */
  keep: string;
  /** The label of the button that acts. */
  confirm: string;
  /** The action can be undone. */
  isMild?: boolean;
  onClose(): void;
  onConfirm(): void;
  children?: ReactNode;
}

/** Asks once before an action. The harmless answer has the focus. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, title, lead, keep, confirm, isMild, onClose, onConfirm, children } = props;
  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={title} lead={lead}>
      {children}
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button kind={isMild ? 'primary' : 'danger'} onClick={onConfirm}>
          {confirm}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
