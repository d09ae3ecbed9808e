import * as texts from '#messages/hosts/hosts.ts';
import { BehindLoginPage } from '../../components/behind-login-page.tsx';
import { Notice } from './notice.tsx';

/** A login page keeps the hosts' calls from the server. */
export function NetworkNotice() {
  return (
    <BehindLoginPage signIn={texts.signInToNetwork}>
      <Notice icon="alert" isBad>
        {texts.networkAsks}
      </Notice>
    </BehindLoginPage>
  );
}
