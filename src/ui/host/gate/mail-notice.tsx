import * as texts from '#messages/hosts-gate.ts';
import { Stress } from '../../components/stress.tsx';
import { useSendsMail } from '../acts/use-sends-mail.ts';
import { Notice } from '../parts/notice.tsx';

const SETTING = 'SMTP_URL';

/** Shown where a mail is asked for, on a server that cannot send any. */
export function MailNotice() {
  if (useSendsMail()) return null;
  return (
    <Notice lines="mail">
      <b>{texts.noMailYet}</b> <Stress sentence={texts.linksInLog}>{SETTING}</Stress>
    </Notice>
  );
}
