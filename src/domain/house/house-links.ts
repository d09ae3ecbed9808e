interface ReadLink {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
}
/** Browsers and Node have this class. It is declared here, because this folder is compiled without platform types. */
declare const URL: { new (text: string): ReadLink; canParse(text: string): boolean };

/** Whether a text is the whole address of a page, without a user name, a password or invisible characters. */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username + password === '';
}

/**
 * The link for the contact of a house: to a page, a telephone number or an e-mail address. The 0 of `+43 (0)1` is left
 * out, because it is not dialled after the country code.
 */
export function contactLink(contact: string): string {
  if (/^https?:/i.test(contact)) return contact;
  return contact.startsWith('+') ? `tel:${contact.replace(/\(0\)|[^+\d]/g, '')}` : `mailto:${contact}`;
}
