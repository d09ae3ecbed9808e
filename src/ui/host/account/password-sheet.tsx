import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { passwordTooEasy } from '#messages/hosts-gate.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { CallFault } from '../calls/call.ts';
import { checkAll, passwordIsGood, passwordIsThere } from '../form/check-fields.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { type Faults, secretOf } from '../form/use-form.ts';
import { useHost } from '../state/host-context.tsx';
import { explainPassword } from './explain-password.ts';

export function PasswordSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account, learn } = useHost();
  const { toast } = useFeedback();

  async function send(values: FormData) {
    const passwords = { password: secretOf(values, 'password'), newPassword: secretOf(values, 'newPassword') };
    learn((await account.changePassword(passwords)).user);
    toast({ message: texts.passwordChanged });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changePassword}
      lead={texts.passwordLead}
      submit={texts.save}
      cancel={shared.cancel}
      check={(values) => checkAll(values, [passwordIsThere, passwordIsGood('newPassword')])}
      send={send}
      explain={explain}
    >
      {(faults) => (
        <>
          <PasswordField data-autofocus label={texts.currentPassword} fault={faults?.password} />
          <PasswordField isNew name="newPassword" fault={faults?.newPassword} />
        </>
      )}
    </FormSheet>
  );
}

function explain(fault: CallFault): Faults | null {
  return fault.code === 'invalid' ? { newPassword: passwordTooEasy } : explainPassword(fault);
}
