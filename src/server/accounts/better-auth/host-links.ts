import { INVITATION_PARAMETER } from '../../../domain/hosting/invitation.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../../domain/languages.ts';

/** A link to the hosts' page. All purposes except `sign-in` need a token. */
export type LinkTo = (...purpose: ['sign-in'] | ['confirm' | 'recover' | 'invitation' | 'setup', string]) => string;

/** The page that makes a call: the base address of its links, and its language. */
export interface CallingPage {
  readonly linkTo: LinkTo;
  readonly language: Language;
}

export function linkUnder(origin: string): LinkTo {
  return (...[purpose, token]) => `${origin}/?host${token === undefined ? '' : `&${purpose}=${token}`}`;
}

export function recapLinkUnder(origin: string, celebrationId: string): string {
  return `${origin}/?host=celebration/${celebrationId}/recap`;
}

/** Adds the token of a co-host's open invitation to a link, if there is one. */
export function linkWithInvitation(link: string, invitation: string | null): string {
  return invitation === null ? link : `${link}&${INVITATION_PARAMETER}=${invitation}`;
}

/**
 * The address that the library stores as the page to open after a new password. The library passes this address to the
 * mail (`readRecovery`), so it contains the invitation and the language.
 */
export function afterRecovery({ linkTo, language }: CallingPage, invitation: string | null): string {
  return `${linkWithInvitation(linkTo('sign-in'), invitation)}&${LANGUAGE_PARAMETER}=${language}`;
}

/** The link for a new password, under the base address of the request, and the language of the mail. */
export function readRecovery(libraryUrl: string, token: string): { link: string; language: Language } {
  const { origin, searchParams } = new URL(new URL(libraryUrl).searchParams.get('callbackURL') ?? libraryUrl);
  const link = linkWithInvitation(linkUnder(origin)('recover', token), searchParams.get(INVITATION_PARAMETER));
  return { link, language: languageOf(searchParams.get(LANGUAGE_PARAMETER) ?? '') ?? 'en' };
}

/** The invitation in a link to the hosts' page. Null if the link contains no invitation. */
export function invitationIn(link: string | null): string | null {
  return link ? new URL(link).searchParams.get(INVITATION_PARAMETER) : null;
}
