import { useRef, useState } from 'react';
import type { OnceMore } from '#messages/hosts/gate.ts';
import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { Button } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { minutesAndSeconds } from '../../time/short-time.ts';
import { useSecondsUntil } from '../../time/use-now.ts';
import { sentenceOf } from '../acts/use-act.ts';
import { faultOf } from '../calls/call.ts';
import { Actions } from '../form/actions.tsx';
import { Fault } from '../form/text-field.tsx';
import styles from '../shell/gate.module.css';
import { Gate } from '../shell/gate.tsx';
import type { MailPurpose } from '../state/gate-step.ts';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { LinksInLog } from './mail-notice.tsx';

/**
 * Says that a mail is on its way, or that its link is in the server's log. Only the mail or the log reveals whether the
 * address has an account. The link may be opened on another device, so this page always links to the sign-in.
 */
export function MailSent({ email, why }: { email: string; why: MailPurpose }) {
  const { account, show } = useHost();
  const invitation = useHostState((state) => state.invitation);
  const sendsMail = useSendsMail();
  const isNew = why === 'confirm';
  return (
    <Gate
      title={sendsMail ? texts.lookIntoYourMail : texts.askForTheLink}
      lead={<Strong sentence={leadOf(isNew, sendsMail)}>{email}</Strong>}
      scene="sealedLetter"
      foot={
        <>
          <LinksInLog />
          <div>
            {isNew && <TextButton onClick={() => show({ step: 'sign-up', email })}>{texts.wrongAddress}</TextButton>}
            <TextButton onClick={() => show({ step: 'sign-in', email })}>{shared.backToSignIn}</TextButton>
          </div>
        </>
      }
    >
      {isNew && sendsMail && <p className={styles.quiet}>{texts.canTakeAMinute}</p>}
      <Actions>
        <SendAgain
          texts={sendsMail ? texts.byMail : texts.byAsking}
          send={() => (isNew ? account.resend(email, invitation) : account.recover(email, invitation))}
        />
      </Actions>
    </Gate>
  );
}

function leadOf(isNew: boolean, sendsMail: boolean): (email: string) => string {
  if (sendsMail) return isNew ? texts.writtenTo : texts.ifAccount;
  return isNew ? texts.theyHaveTheLink : texts.theyHaveTheLinkIfAccount;
}

/** Requests the same link again after a wait. Only the end of the wait is announced, not each second. */
export function SendAgain({ texts, send }: { texts: OnceMore; send(): Promise<unknown> }) {
  const { seconds, restart } = useCountdown();
  const [fault, setFault] = useState<string>();
  const [hasSent, setHasSent] = useState(false);
  const isSending = useRef(false);
  const waits = seconds > 0;

  async function sendAgain() {
    if (waits || isSending.current) return;
    isSending.current = true;
    setFault(undefined);
    try {
      await send();
      setHasSent(true);
      restart();
    } catch (error) {
      setFault(sentenceOf(faultOf(error)));
    } finally {
      isSending.current = false;
    }
  }

  return (
    <>
      <Fault>{fault}</Fault>
      <Button isWide aria-disabled={waits || undefined} aria-label={texts.again} onClick={sendAgain}>
        {waits ? texts.againIn(minutesAndSeconds(seconds)) : texts.again}
      </Button>
      <p className="visually-hidden" role="status">
        {waits ? hasSent && texts.isDone : texts.isReady}
      </p>
    </>
  );
}

/** The wait before the same mail can be requested again. */
const WAIT_MS = MINUTE_MS;

/** Counts down the seconds of the wait, which starts with the first render and with each `restart`. */
function useCountdown(): { readonly seconds: number; restart(): void } {
  const [untilMs, setUntilMs] = useState(() => Date.now() + WAIT_MS);
  return { seconds: useSecondsUntil(untilMs), restart: () => setUntilMs(Date.now() + WAIT_MS) };
}
