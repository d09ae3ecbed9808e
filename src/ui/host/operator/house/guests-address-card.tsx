import { useState } from 'react';
import * as texts from '#messages/hosts/first-hour.ts';
import { forTheServer, notSet } from '#messages/hosts/rules.ts';
import { Sheet } from '../../../components/sheet/sheet.tsx';
import { Strong } from '../../../components/strong.tsx';
import { GuestsAddress } from '../../first-hour/guests-address.tsx';
import { CloseCross } from '../../parts/close-cross.tsx';
import { Setting, SettingDisclosure, SettingsGroup } from '../../parts/settings.tsx';
import { useHostState } from '../../state/host-context.tsx';

const SETTING = 'PUBLIC_URL';

/** The setting for the guests' address, with a sentence about QR codes that are already printed. */
export function GuestsAddressCard() {
  const address = useHostState(({ settings }) => settings?.address ?? '');
  const from = useHostState(({ settings }) => settings?.addressFrom);
  const [isOpen, setIsOpen] = useState(false);
  if (from === undefined) return null;
  const given = from === 'host' ? address : '';
  const end = () => setIsOpen(false);
  return (
    <SettingsGroup icon="link" title={texts.theAddress}>
      {from === 'setting' ? (
        <SettingDisclosure hint={forTheServer} more={<Strong sentence={texts.addressIsInSetting}>{SETTING}</Strong>}>
          <bdi dir="ltr">{address}</bdi>
        </SettingDisclosure>
      ) : (
        <Setting value={given ? <bdi dir="ltr">{given}</bdi> : notSet} onClick={() => setIsOpen(true)}>
          {texts.whereGuestsOpenIt}
        </Setting>
      )}
      <Sheet
        isOpen={isOpen}
        title={texts.theAddress}
        corner={<CloseCross onClose={end} />}
        lead={from === 'host' ? texts.printedSquares : texts.reachableAddressWhy}
        onDismiss={end}
      >
        <GuestsAddress given={given} submit={texts.useThisAddress} onSet={end} />
      </Sheet>
    </SettingsGroup>
  );
}
