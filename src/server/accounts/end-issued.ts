import type { HostEntry } from '../../domain/accounts/host-entry.ts';
import type { AccountWorld } from './account-world.ts';

/** As the library names a mailed code. */
const codeIdentifierOf = (email: string) => `sign-in-otp-${email}`;

/**
 * A credential was changed, so what was issued before ends: links for a new password, links that confirm an address, mailed
 * codes, and the trust in devices. `email`: the address to which the codes went.
 */
export async function endIssued(
  { auth, list }: Pick<AccountWorld, 'auth' | 'list'>,
  { id, email }: Pick<HostEntry, 'id' | 'email'>,
): Promise<void> {
  const { internalAdapter } = await auth.context;
  await internalAdapter.deleteVerificationByIdentifier(codeIdentifierOf(email));
  await list.forgetConfirmations(id);
  await list.forgetTrust(id);
}
