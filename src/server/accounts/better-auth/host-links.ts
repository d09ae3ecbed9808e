import { INVITATION_PARAMETER } from '../../../domain/hosting/invitation.ts';

/** A link to the hosts' page. All purposes except `sign-in` need a token. */
export type LinkTo = (...purpose: ['sign-in'] | ['confirm' | 'recover' | 'invitation', string]) => string;

export function linkUnder({ origin }: Pick<URL, 'origin'>): LinkTo {
  return (...[purpose, token]) => `${origin}/?host${token === undefined ? '' : `&${purpose}=${token}`}`;
}

/** The same link with a co-host's open invitation. */
export function linkWithInvitation(link: string, invitation: string | null): string {
  return invitation === null ? link : `${link}&${INVITATION_PARAMETER}=${invitation}`;
}

/** The invitation in the address to which the library leads after a new password. Null if there is none. */
export function invitationIn(libraryUrl: string): string | null {
  const link = new URL(libraryUrl).searchParams.get('callbackURL');
  return link ? new URL(link).searchParams.get(INVITATION_PARAMETER) : null;
}
