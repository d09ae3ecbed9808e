import * as texts from '#messages/hosts/first-hour.ts';
import { Strong } from '../../../components/strong.tsx';
import { GuestsAddress } from '../../first-hour/guests-address.tsx';
import { SettingFact, SettingField, SettingsGroup } from '../../parts/settings.tsx';
import { useHostState } from '../../state/host-context.tsx';

const SETTING = 'PUBLIC_URL';

/** The setting for the guests' address, with a sentence about QR codes that are already printed. */
export function GuestsAddressCard() {
  const address = useHostState(({ settings }) => settings?.address ?? '');
  const from = useHostState(({ settings }) => settings?.addressFrom);
  if (from === undefined) return null;
  return (
    <SettingsGroup
      title={texts.theAddress}
      lead={from === 'host' ? texts.printedSquares : from !== 'setting' && texts.reachableAddressWhy}
    >
      {from === 'setting' ? (
        <SettingFact hint={<Strong sentence={texts.addressIsInSetting}>{SETTING}</Strong>}>
          <b dir="ltr">{address}</b>
        </SettingFact>
      ) : (
        <SettingField>
          <GuestsAddress given={from === 'host' ? address : ''} submit={texts.useThisAddress} />
        </SettingField>
      )}
    </SettingsGroup>
  );
}
