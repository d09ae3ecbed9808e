import * as texts from '#messages/hosts/gate.ts';
import { Strong } from '../../components/strong.tsx';
import { Notice } from '../parts/notice.tsx';
import { useSendsMail } from '../state/host-context.tsx';

const SETTING = 'SMTP_URL';

/** Shown where a mail is asked for, on a server that cannot send any. */
export function MailNotice() {
  if (useSendsMail()) return null;
  return (
    <Notice icon="mail">
      <b>{texts.noMailYet}</b> <Strong sentence={texts.linksInLog}>{SETTING}</Strong>
    </Notice>
  );
}
