import { useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useHostState } from '../host-context.tsx';
import { Row } from '../parts/row.tsx';
import { TitledCard } from '../parts/titled-card.tsx';
import { TextLink } from '../shell/text-link.tsx';
import { EmailSheet } from './email-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';

/** Name, e-mail and password, each with its own sheet. */
export function YouCard() {
  const name = useHostState((state) => state.user?.name ?? '');
  const email = useHostState((state) => state.user?.email ?? '');
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const sheet = (which: typeof open) => ({ isOpen: open === which, onClose: () => setOpen(null) });
  const change = (which: typeof open, label: string) => (
    <TextLink aria-label={label} onClick={() => setOpen(which)}>
      {texts.change}
    </TextLink>
  );
  return (
    <TitledCard title={texts.you}>
      <Row hint={texts.yourNameForHosts} action={change('name', texts.changeName)}>
        <bdi>{name}</bdi>
      </Row>
      <Row hint={texts.emailConfirmed} action={change('email', texts.changeEmail)}>
        <bdi>{email}</bdi>
      </Row>
      <Row hint={texts.passwordHidden} action={change('password', texts.changePassword)}>
        {shared.password}
      </Row>
      <NameSheet {...sheet('name')} />
      <EmailSheet {...sheet('email')} />
      <PasswordSheet {...sheet('password')} />
    </TitledCard>
  );
}
