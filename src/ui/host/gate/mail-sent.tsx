import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-gate.ts';
import { Stress } from '../../components/stress.tsx';
import { useHost, useHostState } from '../host-context.tsx';
import { Actions } from '../parts/actions.tsx';
import { Notice } from '../parts/notice.tsx';
import { Gate } from '../shell/gate.tsx';
import { TextLink } from '../shell/text-link.tsx';
import type { MailPurpose } from './gate-step.ts';
import { MailNotice } from './mail-notice.tsx';
import { SendAgain } from './send-again.tsx';

/** A mail is on its way. Whether the address has an account is said in the mail alone. */
export function MailSent({ email, why }: { email: string; why: MailPurpose }) {
  const { account, show } = useHost();
  const invitation = useHostState((state) => state.invitation);
  const isNew = why === 'confirm';
  return (
    <Gate
      title={texts.lookIntoYourMail}
      lead={<Stress sentence={isNew ? texts.writtenTo : texts.ifAccount}>{email}</Stress>}
      picture="mail"
      foot={
        isNew ? (
          <TextLink onClick={() => show({ step: 'sign-up', email })}>{texts.wrongAddress}</TextLink>
        ) : (
          <TextLink onClick={() => show({ step: 'sign-in', email })}>{shared.backToSignIn}</TextLink>
        )
      }
    >
      <MailNotice />
      {isNew && <Notice lines="clock">{texts.canTakeAMinute}</Notice>}
      <Actions>
        <SendAgain send={() => (isNew ? account.resend(email, invitation) : account.recover(email, invitation))} />
      </Actions>
    </Gate>
  );
}
