import type { InvitationWorld } from './account-world.ts';

/**
 * The token if it belongs to an open invitation of a co-host, else null. The host accepts the invitation after signing
 * in.
 */
export async function coHostInvitation(
  { isInvited }: Pick<InvitationWorld, 'isInvited'>,
  token: string | undefined,
): Promise<string | null> {
  return token !== undefined && (await isInvited(token)) ? token : null;
}

/**
 * Like `coHostInvitation`, but also returns the token of an operator's invitation, which ends when the account is
 * created. A host with another account may have opened such an invitation.
 */
export async function openInvitation(
  world: Pick<InvitationWorld, 'invitations' | 'isInvited'>,
  token: string | undefined,
): Promise<string | null> {
  const isOperators = token !== undefined && (await world.invitations.emailOf(token, Date.now())) !== null;
  return isOperators ? token : coHostInvitation(world, token);
}
