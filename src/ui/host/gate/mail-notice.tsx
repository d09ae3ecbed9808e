import * as texts from '#messages/hosts/gate.ts';
import { Strong } from '../../components/strong.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { Notice } from '../notices/notice.tsx';
import { useSendsMail } from '../state/host-context.tsx';

const SETTING = 'SMTP_URL';

/** Shown wherever a mail is needed if the server cannot send mails. Only the operator can read the links in its log. */
export function MailNotice() {
  if (useSendsMail()) return null;
  return (
    <>
      <Notice icon="mail">
        <b>{texts.noMailYet}</b> {texts.askWhoRunsIt}
      </Notice>
      <ForTheServer>
        <Strong sentence={texts.linksInLog}>{SETTING}</Strong>
      </ForTheServer>
    </>
  );
}
