import type { ComponentProps } from 'react';
import { exampleEmail, noMailHint } from '#messages/hosts.ts';
import { useHostState } from '../state/host-context.tsx';
import { EmailField } from './email-field.tsx';

/** The address of somebody who is invited. Without a mail server it says that the host sends the link. */
export function InvitedEmail(props: Pick<ComponentProps<typeof EmailField>, 'ref' | 'fault'>) {
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  return <EmailField placeholder={exampleEmail} autoComplete="off" hint={!sendsMail && noMailHint} {...props} />;
}
