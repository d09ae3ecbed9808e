import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useSignOut } from '../acts/use-sign-out.ts';
import { Column, Desk } from '../shell/desk.tsx';
import { useHostState } from '../state/host-context.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { SecondStepGroup } from './second-step-group.tsx';
import { Setting, SettingsGroup, SettingsLink } from './settings.tsx';
import { YouGroup } from './you-group.tsx';

/** The account of the signed-in host, as one list of settings. */
export function AccountScreen() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const signOut = useSignOut();
  return (
    <Desk title={shared.myAccount} layout="half">
      <Column>
        <YouGroup />
        <SecondStepGroup />
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
        <SettingsGroup>
          <Setting lines="out" value={texts.onlyHere} isAction onClick={signOut}>
            {shared.signOut}
          </Setting>
          <DeleteAccount />
        </SettingsGroup>
      </Column>
    </Desk>
  );
}
