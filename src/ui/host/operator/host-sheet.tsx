import * as texts from '#messages/hosts/operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { CloseCross } from '../parts/close-cross.tsx';
import { FactLine } from '../parts/facts.tsx';
import { Menu, MenuRow } from '../parts/menu.tsx';

/** The operator's intended action. `choose`: none yet, because the row has no room for all actions. */
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

/** The actions for one host, on a phone. */
export function HostSheet({ host, isOpen, onClose, onIntent, onLift, onSendAgain }: HostSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onClose}
      title={inOneTypeface(host.name)}
      corner={<CloseCross onClose={onClose} />}
      lead={<FactLine facts={factsOf(host, Date.now())} />}
    >
      <Menu>
        {!host.isConfirmed && (
          <MenuRow icon="mail" hint={texts.sendMailAgainHint} onClick={onSendAgain}>
            {texts.sendMailAgain}
          </MenuRow>
        )}
        {host.bannedAt === null ? (
          <MenuRow icon="lock" hint={texts.banHint} onClick={() => onIntent('ban')}>
            {texts.ban}
          </MenuRow>
        ) : (
          <MenuRow icon="check" hint={texts.liftBanHint} onClick={onLift}>
            {texts.liftBan}
          </MenuRow>
        )}
        <MenuRow icon="trash" isDanger hint={texts.removeHint} onClick={() => onIntent('remove')}>
          {texts.removeAccount}
        </MenuRow>
      </Menu>
    </Sheet>
  );
}

/** The facts about a host besides the name, for one line. */
export function factsOf(host: HostEntry, nowMs: number): string[] {
  const { addresses, celebrations, seen } = cellsOf(host, nowMs);
  const [email = '', ...secondStep] = addresses;
  return [email, host.isConfirmed ? celebrations : texts.notConfirmed, ...secondStep, ...(seen ? [seen] : [])];
}

/** The facts about a host, for the columns of a table. */
export function cellsOf(host: HostEntry, nowMs: number) {
  return {
    addresses: host.hasSecondStep ? [host.email, texts.withSecondStep] : [host.email],
    celebrations: texts.celebrationCount(host.celebrations),
    seen: host.lastSeenAt === null ? '' : texts.seen(host.lastSeenAt, nowMs),
  };
}
