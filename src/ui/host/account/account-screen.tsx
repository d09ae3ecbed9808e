import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useHostState } from '../host-context.tsx';
import { Setting, SettingsGroup, SettingsLink } from '../parts/settings.tsx';
import { useSignOut } from '../parts/use-sign-out.ts';
import { PasskeysGroup } from '../passkeys/passkeys-group.tsx';
import { Column, Desk } from '../shell/desk.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { HouseGroup } from './house-group.tsx';
import { SecondStepGroup } from './second-step-group.tsx';
import { YouGroup } from './you-group.tsx';

/** The account of the signed-in host, as one list of settings. */
export function AccountScreen() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const version = useHostState((state) => state.settings?.version);
  const signOut = useSignOut();
  return (
    <Desk title={shared.myAccount} layout="half">
      <Column>
        <YouGroup />
        <SecondStepGroup />
        <PasskeysGroup />
        <HouseGroup />
      </Column>
      <Column>
        <Devices />
        {isOperator && (
          <div className="only-phone">
            <SettingsGroup>
              <SettingsLink lines="people" to={{ screen: 'operator' }}>
                {shared.allHosts}
              </SettingsLink>
            </SettingsGroup>
          </div>
        )}
        <SettingsGroup foot={version && shared.versionOf(version)}>
          <Setting lines="out" value={texts.onlyHere} isAction onClick={signOut}>
            {shared.signOut}
          </Setting>
          <DeleteAccount />
        </SettingsGroup>
      </Column>
    </Desk>
  );
}
