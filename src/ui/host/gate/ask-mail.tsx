import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import { Submit } from '../form/actions.tsx';
import { EmailField } from '../form/text-field.tsx';
import { checkAll, emailIsWhole, emailOf, useForm } from '../form/use-form.ts';
import { Gate } from '../shell/gate.tsx';
import type { MailPurpose } from '../state/gate-step.ts';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { LinksInLog } from './mail-notice.tsx';

/** Asks for the e-mail address to which a link is sent, for a new password or to confirm the address. */
export function AskMail({ why, email }: { why: MailPurpose; email?: string }) {
  const { account, show } = useHost();
  const invitation = useHostState((state) => state.invitation);
  const isForgotten = why === 'recover';
  const sendsMail = useSendsMail();
  const lead = isForgotten ? texts.tellUsEmail : texts.tellUsEmailAgain;
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [emailIsWhole]),
    send: async (values) => {
      const address = emailOf(values);
      await (isForgotten ? account.recover(address, invitation) : account.resend(address, invitation));
      show({ step: 'mail-sent', email: address, why });
    },
  });
  return (
    <Gate
      title={isForgotten ? texts.forgotPassword : texts.confirmEmail}
      lead={sendsMail ? lead : texts.askWhoRunsIt}
      scene={sendsMail ? 'letter' : 'key'}
      foot={
        <>
          <LinksInLog />
          <TextButton onClick={() => show(null)}>{shared.backToSignIn}</TextButton>
        </>
      }
    >
      <form {...bind}>
        <EmailField defaultValue={email} fault={faults?.email} />
        <Submit faults={faults} isBusy={isBusy}>
          {sendsMail ? texts.sendTheLink : texts.makeTheLink}
        </Submit>
      </form>
    </Gate>
  );
}
