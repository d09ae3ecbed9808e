import * as texts from '#messages/hosts-gate.ts';
import { Stress } from '../../components/stress.tsx';
import { useHostState } from '../host-context.tsx';
import { Notice } from '../parts/notice.tsx';

const SETTING = 'SMTP_URL';

/** Shown where a mail is asked for, on a server that cannot send any. */
export function MailNotice() {
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  if (sendsMail) return null;
  return (
    <Notice lines="mail">
      <b>{texts.noMailYet}</b> <Stress sentence={texts.linksInLog}>{SETTING}</Stress>
    </Notice>
  );
}
