import { useState } from 'react';
import * as texts from '#messages/hosts/account.ts';
import { makeTheLink, passwordTooEasy } from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { CallFault } from '../calls/call.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { checkAll, type Faults, passwordIsGood, passwordIsThere, secretOf } from '../form/use-form.ts';
import { Setting } from '../parts/settings.tsx';
import { useHasPassword, useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { explainProof } from './proof-sheet.tsx';

/** Stands for a password that is there. */
const DOTS = '••••••••';

/** The row for the password. It opens a sheet. */
export function PasswordRow() {
  const hasPassword = useHasPassword();
  const [isOpen, setIsOpen] = useState(false);
  const sheet = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <>
      <Setting
        icon="lock"
        value={hasPassword && <span aria-hidden="true">{DOTS}</span>}
        onClick={() => setIsOpen(true)}
      >
        {hasPassword ? shared.password : texts.choosePassword}
      </Setting>
      {hasPassword ? <PasswordSheet {...sheet} /> : <FirstPasswordSheet {...sheet} />}
    </>
  );
}

/**
 * A host who signed up through the house chooses a first password through a link in a mail, like a host who has
 * forgotten the password.
 */
function FirstPasswordSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account } = useHost();
  const { toast } = useFeedback();
  const sendsMail = useSendsMail();
  const email = useHostState((state) => state.user?.email ?? '');

  async function send() {
    await account.recover(email);
    toast({ message: (sendsMail ? texts.emailOnItsWay : texts.theyHaveTheLink)(email) });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.choosePassword}
      lead={sendsMail ? texts.choosePasswordLead : texts.choosePasswordToAskLead}
      submit={sendsMail ? texts.sendTheLink : makeTheLink}
      cancel={shared.cancel}
      send={send}
    />
  );
}

function PasswordSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
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
  return fault.code === 'invalid' ? { newPassword: passwordTooEasy } : explainProof(fault);
}
