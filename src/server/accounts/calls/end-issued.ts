import type { Context } from 'hono';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { languageFor } from '../../page/page-language.ts';
import { newPasswordMail } from '../mails/mails.ts';
import { type CallerWorld, type MailWorld, requireEntry, tellOfChange, type WaysInWorld } from './account-world.ts';

const codeIdentifierOf = (email: string) => `sign-in-otp-${email}`;

/**
 * Call it after a credential was changed. It invalidates links for a new password, links that confirm an address,
 * mailed codes, and the trust in devices. `email`: the address to which the codes were mailed.
 */
export async function endIssued(
  { auth, list }: Pick<CallerWorld, 'auth' | 'list'>,
  { id, email }: Pick<HostEntry, 'id' | 'email'>,
): Promise<void> {
  const { internalAdapter } = await auth.context;
  await internalAdapter.deleteVerificationByIdentifier(codeIdentifierOf(email));
  await list.forgetConfirmations(id);
  await list.forgetTrust(id);
}

/** Passkeys and a connected account of the house remain valid, so the mail says that they still open the account. */
export async function afterNewPassword(
  world: CallerWorld & MailWorld & Pick<WaysInWorld, 'passkeys'>,
  c: Context,
  host: Pick<HostEntry, 'id' | 'email'>,
) {
  await endIssued(world, host);
  const { isConnected } = await requireEntry(world, host.id);
  const hasOthers = isConnected || (await world.passkeys.of(host.id)).length > 0;
  tellOfChange(world, newPasswordMail(host.email, world.linkFor(c)('sign-in'), languageFor(c), hasOthers));
}
