import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useHost } from '../host-context.tsx';
import { checkAll, emailIsWhole, passwordIsThere } from '../parts/check-fields.ts';
import { EmailField } from '../parts/email-field.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { secretOf, textOf } from '../parts/use-form.ts';
import { useSendsMail } from '../parts/use-sends-mail.ts';
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
