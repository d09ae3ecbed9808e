import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetPair } from '../../components/sheet.tsx';
import type { HostEntry } from '../calls/operator.ts';

interface ConfirmSheetProps {
  host: HostEntry;
  isOpen: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Asked once. The harmless answer has the focus. */
export function BanSheet({ host, isOpen, onClose, onConfirm }: ConfirmSheetProps) {
  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={texts.banTitle(host.name)} lead={texts.banLead(host.name)}>
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {texts.ban}
        </Button>
      </SheetPair>
    </Sheet>
  );
}

/** Asked once, because it cannot be undone. */
export function RemoveSheet({ host, isOpen, onClose, onConfirm }: ConfirmSheetProps) {
  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={texts.removeTitle(host.name)} lead={texts.removeLead}>
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {texts.remove}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
