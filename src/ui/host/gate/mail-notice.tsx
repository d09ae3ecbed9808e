import * as texts from '#messages/hosts/gate.ts';
import { Strong } from '../../components/strong.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { Notice } from '../notices/notice.tsx';
import { useSendsMail } from '../state/host-context.tsx';

const SETTING = 'SMTP_URL';

/** Shown above a form that leads to a mail, if the server cannot send mails. */
export function MailNotice() {
  if (useSendsMail()) return null;
  return (
    <Notice icon="mail">
      <b>{texts.noMailYet}</b> {texts.askWhoRunsIt}
    </Notice>
  );
}

/** Where the operator finds the links and codes that no mail brings, for the lower edge of the same page. */
export function LinksInLog() {
  if (useSendsMail()) return null;
  return (
    <ForTheServer>
      <Strong sentence={texts.linksInLog}>{SETTING}</Strong>
    </ForTheServer>
  );
}
