import { HOST_NAME_MAX_LENGTH } from '../limits.ts';

/** What a host's name may be: 'Marek Novak' for `marek.novak+clink@example.org`. Empty if the address says nothing. */
export function nameFromEmail(email: string): string {
  const [mailbox = ''] = email.trim().split('@');
  const [name = ''] = mailbox.slice(0, HOST_NAME_MAX_LENGTH).split('+');
  const words = name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '');
  return words.map((word) => `${[...word].slice(0, 1).join('').toUpperCase()}${[...word].slice(1).join('')}`).join(' ');
}
