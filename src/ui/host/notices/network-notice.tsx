import * as texts from '#messages/hosts/hosts.ts';
import { BehindLoginPage } from '../../components/behind-login-page.tsx';
import { Notice } from './notice.tsx';

/** Says that a login page of the network intercepts the hosts' calls. */
export function NetworkNotice() {
  return (
    <BehindLoginPage signIn={texts.signInToNetwork}>
      <Notice icon="alert" isBad>
        {texts.networkAsks}
      </Notice>
    </BehindLoginPage>
  );
}
