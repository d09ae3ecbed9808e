import { useState } from 'react';
import * as texts from '#messages/hosts/account.ts';
import { makeTheLink, passwordTooEasy } from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { CallFault } from '../calls/call.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { EmailField, PasswordField, TextField } from '../form/text-field.tsx';
import {
  checkAll,
  emailIsWhole,
  emailOf,
  type Faults,
  nameIsThere,
  passwordIsGood,
  passwordIsThere,
  proofIn,
  secretOf,
  textOf,
} from '../form/use-form.ts';
import { Setting, SettingsGroup } from '../parts/settings.tsx';
import { useHasPassword, useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { AccountHead } from './account-head.tsx';
import { explainProof } from './proof-sheet.tsx';

/** Stands for a password that is there. */
const DOTS = '••••••••';

/** Whose account this is, and the rows for name, e-mail address and password. Each row opens its own sheet. */
export function YouGroup() {
  const hasPassword = useHasPassword();
  const name = useHostState((state) => state.user?.name ?? '');
  const email = useHostState((state) => state.user?.email ?? '');
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const sheet = (which: typeof open) => ({ isOpen: open === which, onClose: () => setOpen(null) });
  return (
    <SettingsGroup title={texts.you} isTitleHidden>
      <AccountHead />
      <Setting value={<bdi>{name}</bdi>} hint={texts.othersSeeIt} onClick={() => setOpen('name')}>
        {texts.name}
      </Setting>
      <Setting value={<bdi>{email}</bdi>} onClick={() => setOpen('email')}>
        {shared.email}
      </Setting>
      <Setting value={hasPassword && <span aria-hidden="true">{DOTS}</span>} onClick={() => setOpen('password')}>
        {hasPassword ? shared.password : texts.choosePassword}
      </Setting>
      <NameSheet {...sheet('name')} />
      <EmailSheet {...sheet('email')} />
      {hasPassword ? <PasswordSheet {...sheet('password')} /> : <FirstPasswordSheet {...sheet('password')} />}
    </SettingsGroup>
  );
}

function NameSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account, learn } = useHost();
  const { toast } = useFeedback();
  const name = useHostState((state) => state.user?.name ?? '');

  async function send(values: FormData) {
    learn((await account.rename(textOf(values, 'name'))).user);
    toast({ message: texts.nameChanged });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changeName}
      submit={texts.save}
      cancel={shared.cancel}
      check={(values) => checkAll(values, [nameIsThere])}
      send={send}
      explain={({ code }) => (code === 'invalid' ? { name: shared.nameRefused } : null)}
    >
      {(faults) => (
        <TextField
          data-autofocus
          name="name"
          label={texts.name}
          hint={texts.othersSeeIt}
          defaultValue={name}
          autoComplete="name"
          dir="auto"
          enterKeyHint="go"
          fault={faults?.name}
        />
      )}
    </FormSheet>
  );
}

/** The new e-mail address is used once the host has tapped the link that was sent to it. */
function EmailSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account } = useHost();
  const { toast } = useFeedback();
  const sendsMail = useSendsMail();
  const hasPassword = useHasPassword();

  async function send(values: FormData) {
    const email = emailOf(values);
    await account.changeEmail({ email, ...proofIn(values) });
    toast({ message: (sendsMail ? texts.emailOnItsWay : texts.theyHaveTheLink)(email) });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changeEmail}
      lead={sendsMail ? texts.newEmailLead : texts.newEmailToAskLead}
      submit={sendsMail ? texts.sendTheLink : makeTheLink}
      cancel={shared.cancel}
      check={(values) => checkAll(values, hasPassword ? [emailIsWhole, passwordIsThere] : [emailIsWhole])}
      send={send}
      explain={(fault) => (fault.code === 'invalid' ? { email: shared.emailWrong } : explainProof(fault))}
    >
      {(faults) => (
        <>
          <EmailField data-autofocus label={texts.newEmail} autoComplete="email" fault={faults?.email} />
          {hasPassword && <PasswordField label={shared.yourPassword} fault={faults?.password} />}
        </>
      )}
    </FormSheet>
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
