import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-gate.ts';
import { useHost, useHostState } from '../host-context.tsx';
import { checkAll, emailIsWhole } from '../parts/check-fields.ts';
import { EmailField } from '../parts/email-field.tsx';
import { Submit } from '../parts/submit.tsx';
import { textOf, useForm } from '../parts/use-form.ts';
import { useSendsMail } from '../parts/use-sends-mail.ts';
import { Gate } from '../shell/gate.tsx';
import { TextLink } from '../shell/text-link.tsx';
import type { MailPurpose } from './gate-step.ts';
import { MailNotice } from './mail-notice.tsx';

/** Asks for the address that gets a link: for a new password, or to confirm the address. */
export function AskMail({ why, email }: { why: MailPurpose; email?: string }) {
  const { account, show } = useHost();
  const invitation = useHostState((state) => state.invitation);
  const isForgotten = why === 'recover';
  const sendsMail = useSendsMail();
  const lead = isForgotten ? texts.tellUsEmail : texts.tellUsEmailAgain;
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [emailIsWhole]),
    send: async (values) => {
      const address = textOf(values, 'email');
      await (isForgotten ? account.recover(address, invitation) : account.resend(address, invitation));
      show({ step: 'mail-sent', email: address, why });
    },
  });
  return (
    <Gate
      title={isForgotten ? texts.itHappens : texts.freshLink}
      lead={sendsMail ? lead : texts.tellUsEmailForLog}
      picture="mail"
      foot={<TextLink onClick={() => show(null)}>{shared.backToSignIn}</TextLink>}
    >
      <MailNotice />
      <form {...bind}>
        <EmailField defaultValue={email} fault={faults?.email} />
        <Submit faults={faults} isBusy={isBusy}>
          {sendsMail ? texts.sendTheLink : texts.makeTheLink}
        </Submit>
      </form>
    </Gate>
  );
}
