import { INVITATION_PARAMETER } from '../../../domain/hosting/invitation.ts';

/** A link to the hosts' page. All purposes except `sign-in` need a token. */
export type LinkTo = (...purpose: ['sign-in'] | ['confirm' | 'recover' | 'invitation' | 'setup', string]) => string;

export function linkUnder(origin: string): LinkTo {
  return (...[purpose, token]) => `${origin}/?host${token === undefined ? '' : `&${purpose}=${token}`}`;
}

/** The same link with a co-host's open invitation. */
export function linkWithInvitation(link: string, invitation: string | null): string {
  return invitation === null ? link : `${link}&${INVITATION_PARAMETER}=${invitation}`;
}

/**
 * The link for a new password. The library passes on the page to which it would lead afterwards, which is on the base
 * address of the request, and may have an invitation.
 */
export function recoveryLink(libraryUrl: string, token: string): string {
  const { origin, searchParams } = new URL(new URL(libraryUrl).searchParams.get('callbackURL') ?? libraryUrl);
  return linkWithInvitation(linkUnder(origin)('recover', token), searchParams.get(INVITATION_PARAMETER));
}
