import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { useLast } from '../../components/sheet/sheet.tsx';
import { ConfirmSheet } from '../form/form-sheet.tsx';
import { HostSheet, type Intent } from './host-sheet.tsx';
import type { Hosts } from './use-hosts.ts';

interface IntentSheetsProps {
  intent: Intent | null;
  hosts: Hosts;
  onIntent(intent: Intent | null): void;
}

/** The sheet for the operator's current intent. */
export function IntentSheets({ intent, hosts, onIntent }: IntentSheetsProps) {
  const shown = useLast(intent);
  if (!shown) return null;
  const { host } = shown;
  const close = () => onIntent(null);
  const closeAnd = (act: (host: HostEntry) => void) => () => {
    close();
    act(host);
  };
  const confirmation = { keep: shared.cancel, onClose: close };
  return (
    <>
      <HostSheet
        host={host}
        isOpen={intent?.kind === 'choose'}
        onClose={close}
        onIntent={(kind) => onIntent({ host, kind })}
        onLift={closeAnd(hosts.lift)}
        onSendAgain={closeAnd(hosts.sendAgain)}
      />
      <ConfirmSheet
        {...confirmation}
        isOpen={intent?.kind === 'ban'}
        title={texts.banTitle(host.name)}
        lead={texts.banLead(host.name)}
        confirm={texts.ban}
        onConfirm={closeAnd(hosts.ban)}
      />
      <ConfirmSheet
        {...confirmation}
        isOpen={intent?.kind === 'remove'}
        isDanger
        title={texts.removeTitle(host.name)}
        lead={texts.removeLead}
        confirm={texts.remove}
        onConfirm={closeAnd(hosts.remove)}
      />
    </>
  );
}
