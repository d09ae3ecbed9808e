import * as texts from '#messages/hosts/gate.ts';
import { Strong } from '../../components/strong.tsx';
import { Notice } from '../parts/notice.tsx';
import { useSendsMail } from '../state/host-context.tsx';
import styles from './mail-notice.module.css';

const SETTING = 'SMTP_URL';

/** Shown where a mail is asked for, on a server that cannot send any. Only whoever runs it can look into its log. */
export function MailNotice() {
  if (useSendsMail()) return null;
  return (
    <>
      <Notice icon="mail">
        <b>{texts.noMailYet}</b> {texts.askWhoRunsIt}
      </Notice>
      <details className={styles.more}>
        <summary>{texts.iRunIt}</summary>
        <Strong sentence={texts.linksInLog}>{SETTING}</Strong>
      </details>
    </>
  );
}
