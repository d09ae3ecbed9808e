import * as texts from '#messages/hosts/account.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { privacy } from '#messages/settings.ts';
import { SHORT_NOTICE_PATH } from '../../../domain/notice/notice-address.ts';
import { useSignOut } from '../acts/use-sign-out.ts';
import { Setting, SettingLink, SettingsGroup } from '../parts/settings.tsx';
import { Desk } from '../shell/desk.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './account-screen.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { HouseGroup } from './house-group.tsx';
import { PasskeysGroup } from './passkeys-group.tsx';
import { SecondStepGroup } from './second-step-group.tsx';
import { YouGroup } from './you-group.tsx';

/** The account of the signed-in host, as one list of settings. */
export function AccountScreen() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const version = useHostState((state) => state.settings?.version);
  const signOut = useSignOut();
  return (
    <Desk title={shared.myAccount}>
      <YouGroup />
      <SecondStepGroup />
      <PasskeysGroup />
      <HouseGroup />
      <Devices />
      {isOperator && (
        <div className={`only-phone ${styles.apart}`}>
          <SettingsGroup>
            <SettingLink icon="people" to={{ screen: 'operator' }}>
              {shared.allHosts}
            </SettingLink>
          </SettingsGroup>
        </div>
      )}
      <div className={styles.apart}>
        <SettingsGroup
          foot={
            <>
              <a href={SHORT_NOTICE_PATH}>{privacy}</a> {version && shared.versionOf(version)}
            </>
          }
        >
          <Setting icon="out" value={texts.onlyHere} isAction onClick={signOut}>
            {shared.signOut}
          </Setting>
          <DeleteAccount />
        </SettingsGroup>
      </div>
    </Desk>
  );
}
