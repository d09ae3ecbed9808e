import { HOST_NAME_MAX_LENGTH } from '../limits.ts';
import { parseName } from '../names/guest-name.ts';
import { pastedEmail } from './pasted-email.ts';

/** Suggests a host's name: 'Marek Novak' for `marek.novak+clink@example.org`. Empty if the address suggests none. */
export function nameFromEmail(email: string): string {
  const [mailbox = ''] = pastedEmail(email).trim().split('@');
  const [name = ''] = mailbox.slice(0, HOST_NAME_MAX_LENGTH).split('+');
  const words = name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '');
  const parsed = parseName(words.map(capitalised).join(' '), HOST_NAME_MAX_LENGTH);
  return parsed.ok ? parsed.name : '';
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word;
  return `${first.toUpperCase()}${rest.join('')}`;
}
