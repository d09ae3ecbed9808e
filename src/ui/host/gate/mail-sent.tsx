import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-gate.ts';
import { Stress } from '../../components/stress.tsx';
import { useSendsMail } from '../acts/use-sends-mail.ts';
import { Actions } from '../form/actions.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import type { MailPurpose } from '../state/gate-step.ts';
import { useHost, useHostState } from '../state/host-context.tsx';
import { MailNotice } from './mail-notice.tsx';
import { SendAgain } from './send-again.tsx';

/**
 * A mail is on its way, or its link is in the server's log. Whether the address has an account is said there alone. The
 * link may be opened on another device, so this one always leads to signing in.
 */
export function MailSent({ email, why }: { email: string; why: MailPurpose }) {
  const { account, show } = useHost();
  const invitation = useHostState((state) => state.invitation);
  const sendsMail = useSendsMail();
  const isNew = why === 'confirm';
  const signIn = () => show({ step: 'sign-in', email });
  return (
    <Gate
      title={sendsMail ? texts.lookIntoYourMail : texts.lookIntoTheLog}
      lead={<Stress sentence={leadOf(isNew, sendsMail)}>{email}</Stress>}
      picture="mail"
      foot={
        isNew ? (
          <>
            <p>
              {texts.confirmedElsewhere} <TextLink onClick={signIn}>{shared.signIn}</TextLink>
            </p>
            <TextLink onClick={() => show({ step: 'sign-up', email })}>{texts.wrongAddress}</TextLink>
          </>
        ) : (
          <TextLink onClick={signIn}>{shared.backToSignIn}</TextLink>
        )
      }
    >
      <MailNotice />
      {isNew && sendsMail && <Notice lines="clock">{texts.canTakeAMinute}</Notice>}
      <Actions>
        <SendAgain
          texts={sendsMail ? texts.byMail : texts.byLog}
          send={() => (isNew ? account.resend(email, invitation) : account.recover(email, invitation))}
        />
      </Actions>
    </Gate>
  );
}

function leadOf(isNew: boolean, sendsMail: boolean): (email: string) => string {
  if (sendsMail) return isNew ? texts.writtenTo : texts.ifAccount;
  return isNew ? texts.linkInLog : texts.linkInLogIfAccount;
}
