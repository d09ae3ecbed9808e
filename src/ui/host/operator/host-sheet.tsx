import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetStack } from '../../components/sheet.tsx';
import { Menu, MenuRow } from '../parts/menu.tsx';
import { factsOf } from './host-facts.ts';
import type { Intent } from './host-list.tsx';
import { SendMailAgain } from './send-mail-again.tsx';

interface HostSheetProps {
  host: HostEntry;
  isOpen: boolean;
  onClose(): void;
  onIntent(intent: Intent): void;
  onLift(): void;
}

/** What the operator can do with one host, on a phone. */
export function HostSheet({ host, isOpen, onClose, onIntent, onLift }: HostSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onClose}
      title={host.name}
      lead={texts.listOf([host.email, factsOf(host, Date.now())])}
    >
      <Menu>
        {host.bannedAt === null ? (
          <MenuRow lines="lock" hint={texts.banHint} onClick={() => onIntent('ban')}>
            {texts.ban}
          </MenuRow>
        ) : (
          <MenuRow lines="check" hint={texts.liftBanHint} onClick={onLift}>
            {texts.liftBan}
          </MenuRow>
        )}
        <MenuRow lines="trash" isDanger hint={texts.removeHint} onClick={() => onIntent('remove')}>
          {texts.removeAccount}
        </MenuRow>
      </Menu>
      {!host.isConfirmed && <SendMailAgain host={host} />}
      <SheetStack>
        <Button data-autofocus onClick={onClose}>
          {shared.close}
        </Button>
      </SheetStack>
    </Sheet>
  );
}
