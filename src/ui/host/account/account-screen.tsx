import { useMemo } from 'react';
import * as texts from '#messages/hosts/account.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { passkeysExplained } from '#messages/hosts/passkeys.ts';
import { privacy } from '#messages/settings.ts';
import { SHORT_NOTICE_PATH } from '../../../domain/notice/notice-address.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import { useSignOut } from '../acts/use-sign-out.ts';
import { Sections, Setting, SettingLink, SettingPage, SettingsGroup } from '../parts/settings.tsx';
import { passkeyCalls } from '../passkeys/passkey-calls.ts';
import { Desk } from '../shell/desk.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { HouseGroup } from './house-group.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondStepRows } from './second-step-rows.tsx';
import { YouGroup } from './you-group.tsx';

/** Groups whose answers did not come are hidden. One notice in their place names them and loads them again. */
export function AccountScreen() {
  const { account, call } = useHost();
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const version = useHostState((state) => state.settings?.version);
  const hasPasskeys = useHostState((state) => state.settings?.passkeys ?? false) && 'PublicKeyCredential' in window;
  const keys = useMemo(() => passkeyCalls(call), [call]);
  const factors = useLoaded(account.factors, { keptAs: 'factors' });
  const passkeys = useLoaded(async () => (hasPasskeys ? keys.list() : { passkeys: [] }), { keptAs: 'passkeys' });
  const sessions = useLoaded(account.sessions, { keptAs: 'sessions' });
  const signOut = useSignOut();
  return (
    <Desk title={shared.myAccount} layout="free">
      <Sections>
        <YouGroup />
        <SettingsGroup title={texts.howYouSignIn} lead={hasPasskeys && passkeysExplained}>
          <PasswordRow />
          <SecondStepRows factors={factors} />
          {hasPasskeys && <PasskeyRows calls={keys} loaded={passkeys} />}
        </SettingsGroup>
        <HouseGroup />
        <Devices loaded={sessions} />
        <NotLoaded groups={{ secondStep: factors, passkeys, devices: sessions }} />
        <div className="only-phone">
          <SettingsGroup isApart>
            {isOperator && (
              <SettingLink icon="key" to={{ screen: 'operator' }}>
                {shared.allHosts}
              </SettingLink>
            )}
            <Setting icon="out" hint={texts.onlyHere} isAction onClick={signOut}>
              {shared.signOut}
            </Setting>
          </SettingsGroup>
        </div>
        <SettingsGroup title={texts.yourData} foot={version && shared.versionOf(version)}>
          <SettingPage icon="eye" href={SHORT_NOTICE_PATH}>
            {privacy}
          </SettingPage>
          <DeleteAccount />
        </SettingsGroup>
      </Sections>
    </Desk>
  );
}
