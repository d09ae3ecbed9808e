import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useSendsMail } from '../acts/use-sends-mail.ts';
import { checkAll, emailIsWhole, passwordIsThere } from '../form/check-fields.ts';
import { EmailField } from '../form/email-field.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { secretOf, textOf } from '../form/use-form.ts';
import { useHost } from '../state/host-context.tsx';
import { explainPassword } from './explain-password.ts';

/** The new address counts once its link is tapped. */
export function EmailSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account } = useHost();
  const { toast } = useFeedback();
  const sendsMail = useSendsMail();

  async function send(values: FormData) {
    const email = textOf(values, 'email');
    await account.changeEmail({ email, password: secretOf(values, 'password') });
    toast({ message: (sendsMail ? texts.emailOnItsWay : texts.linkInLog)(email) });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changeEmail}
      lead={sendsMail ? texts.newEmailLead : texts.newEmailInLogLead}
      submit={sendsMail ? texts.sendTheLink : texts.makeTheLink}
      cancel={shared.cancel}
      check={(values) => checkAll(values, [emailIsWhole, passwordIsThere])}
      send={send}
      explain={(fault) => (fault.code === 'invalid' ? { email: shared.emailWrong } : explainPassword(fault))}
    >
      {(faults) => (
        <>
          <EmailField data-autofocus label={texts.newEmail} autoComplete="email" fault={faults?.email} />
          <PasswordField label={shared.yourPassword} fault={faults?.password} />
        </>
      )}
    </FormSheet>
  );
}
