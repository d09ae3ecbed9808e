import { useState } from 'react';
import * as texts from '#messages/hosts/account.ts';
import { makeTheLink } from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { EmailField, PasswordField, TextField } from '../form/text-field.tsx';
import { checkAll, emailIsWhole, emailOf, nameIsThere, passwordIsThere, proofIn, textOf } from '../form/use-form.ts';
import { Setting, SettingsGroup } from '../parts/settings.tsx';
import { useHasPassword, useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { AccountHead } from './account-head.tsx';
import { explainProof } from './proof-sheet.tsx';

/** Whose account this is, and the row for the e-mail address. Each opens its own sheet. */
export function YouGroup() {
  const email = useHostState((state) => state.user?.email ?? '');
  const [open, setOpen] = useState<'name' | 'email' | null>(null);
  const sheet = (which: typeof open) => ({ isOpen: open === which, onClose: () => setOpen(null) });
  return (
    <SettingsGroup title={texts.you} isTitleHidden>
      <AccountHead onClick={() => setOpen('name')} />
      <Setting value={<bdi>{email}</bdi>} onClick={() => setOpen('email')}>
        {shared.email}
      </Setting>
      <NameSheet {...sheet('name')} />
      <EmailSheet {...sheet('email')} />
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
