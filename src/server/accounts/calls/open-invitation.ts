import type { InvitationWorld } from './account-world.ts';

/** The token if it is the open invitation of a co-host, or null. It is answered after signing in. */
export async function coHostInvitation(
  { isInvited }: Pick<InvitationWorld, 'isInvited'>,
  token: string | undefined,
): Promise<string | null> {
  return token !== undefined && (await isInvited(token)) ? token : null;
}

/**
 * The same, but also accepts an operator's invitation, which ends when the account is created. Somebody who has another
 * account may have opened it.
 */
export async function openInvitation(
  world: Pick<InvitationWorld, 'invitations' | 'isInvited'>,
  token: string | undefined,
): Promise<string | null> {
  const isOperators = token !== undefined && (await world.invitations.emailOf(token, Date.now())) !== null;
  return isOperators ? token : coHostInvitation(world, token);
}
