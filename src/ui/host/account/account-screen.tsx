import * as texts from '#messages/hosts/account.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { privacy } from '#messages/settings.ts';
import { SHORT_NOTICE_PATH } from '../../../domain/notice/notice-address.ts';
import { useSignOut } from '../acts/use-sign-out.ts';
import { Setting, SettingLink, SettingsGroup } from '../parts/settings.tsx';
import { Column, Desk } from '../shell/desk.tsx';
import { useHostState } from '../state/host-context.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { HouseGroup } from './house-group.tsx';
import { PasskeysGroup } from './passkeys-group.tsx';
import { SecondStepGroup } from './second-step-group.tsx';
import { YouGroup } from './you-group.tsx';

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
      </Column>
      <Column>
        <HouseGroup />
        <Devices />
        <SettingsGroup
          foot={
            <>
              <a href={SHORT_NOTICE_PATH}>{privacy}</a>
              {version && <span>{shared.versionOf(version)}</span>}
            </>
          }
        >
          {isOperator && (
            <div className="only-phone">
              <SettingLink to={{ screen: 'operator' }}>{shared.allHosts}</SettingLink>
            </div>
          )}
          <Setting hint={texts.onlyHere} isAction onClick={signOut}>
            {shared.signOut}
          </Setting>
          <DeleteAccount />
        </SettingsGroup>
      </Column>
    </Desk>
  );
}
