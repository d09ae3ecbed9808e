import { useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useHostState } from '../state/host-context.tsx';
import { EmailSheet } from './email-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { Setting, SettingsGroup } from './settings.tsx';

/** Name, e-mail and password, each with its own sheet. */
export function YouGroup() {
  const name = useHostState((state) => state.user?.name ?? '');
  const email = useHostState((state) => state.user?.email ?? '');
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const sheet = (which: typeof open) => ({ isOpen: open === which, onClose: () => setOpen(null) });
  return (
    <SettingsGroup title={texts.you}>
      <Setting lines="person" value={<bdi>{name}</bdi>} hint={texts.othersSeeIt} onClick={() => setOpen('name')}>
        {texts.name}
      </Setting>
      <Setting lines="mail" value={<bdi>{email}</bdi>} onClick={() => setOpen('email')}>
        {shared.email}
      </Setting>
      <Setting lines="lock" onClick={() => setOpen('password')}>
        {shared.password}
      </Setting>
      <NameSheet {...sheet('name')} />
      <EmailSheet {...sheet('email')} />
      <PasswordSheet {...sheet('password')} />
    </SettingsGroup>
  );
}
