import { createHash } from 'node:crypto';

/** The phones that a round begins with. Together they reach every branch of the server. */
export const PHONES = ['alive', 'sharing', 'deleted', 'expired', 'unsaved', 'invited'] as const;
export type PhoneName = (typeof PHONES)[number];

export interface KnownPhone {
  readonly id: string;
  readonly secret: string;
  /** With which another phone can carry on. The server makes it when the round begins. */
  ticket?: string;
}
export type Party = Readonly<Record<PhoneName, KnownPhone>>;

/** Ids and secrets that no earlier round has used. */
export function newParty(round: number): Party {
  const phones = PHONES.map((name) => {
    const text = createHash('sha512').update(`${round} ${name}`).digest('base64url');
    return [name, { id: text.slice(0, 22), secret: text.slice(22, 65) }] as const;
  });
  return Object.fromEntries(phones) as Party;
}

/** A placeholder in an address or a header for a value that is known only when the round is played. */
export const idOf = (name: PhoneName) => `<${name}.id>`;
export const secretOf = (name: PhoneName) => `<${name}.secret>`;
export const ticketOf = (name: PhoneName) => `<${name}.ticket>`;

export function filledIn(text: string, party: Party): string {
  return text.replace(
    /<(\w+)\.(id|secret|ticket)>/g,
    (whole, name: PhoneName, what: keyof KnownPhone) => party[name]?.[what] ?? whole,
  );
}
