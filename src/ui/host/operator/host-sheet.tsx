import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetStack } from '../../components/sheet/sheet.tsx';
import { FactLine } from '../parts/fact-line.tsx';
import { Menu, MenuRow } from '../parts/menu.tsx';
import { factsOf } from './host-facts.ts';

/** What the operator is about to do with a host. `choose`: on a phone, where a row has no room for actions. */
export interface Intent {
  readonly host: HostEntry;
  readonly kind: 'choose' | 'ban' | 'remove';
}

interface HostSheetProps {
  host: HostEntry;
  isOpen: boolean;
  onClose(): void;
  onIntent(kind: Intent['kind']): void;
  onLift(): void;
  onSendAgain(): void;
}

/** What the operator can do with one host, on a phone. */
export function HostSheet({ host, isOpen, onClose, onIntent, onLift, onSendAgain }: HostSheetProps) {
  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={host.name} lead={<FactLine facts={factsOf(host, Date.now())} />}>
      <Menu>
        {!host.isConfirmed && (
          <MenuRow lines="mail" hint={texts.sendMailAgainHint} onClick={onSendAgain}>
            {texts.sendMailAgain}
          </MenuRow>
        )}
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
      <SheetStack>
        <Button data-autofocus onClick={onClose}>
          {shared.close}
        </Button>
      </SheetStack>
    </Sheet>
  );
}
