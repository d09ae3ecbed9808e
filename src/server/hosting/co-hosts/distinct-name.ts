import { looksAlike } from '../../../domain/names/folded-name.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import type { Work } from '../../hosts-data/work.ts';
import { hostTable } from '../tables/host-table.ts';

type Named = Pick<Host, 'name' | 'email'>;

/** The pattern is for names in NFKC, where each sign has only one form. */
const LIKE_AN_EMAIL = /@|\.\p{L}{2}/u;
/** A letter of another alphabet than Latin. Signs and marks are of all alphabets. */
const OTHER = '(?![\\p{sc=Latin}\\p{sc=Common}\\p{sc=Inherited}])\\p{L}';
const MIXED_WORD = new RegExp(`\\p{sc=Latin}\\p{M}*${OTHER}|${OTHER}\\p{M}*\\p{sc=Latin}`, 'u');

/**
 * The name under which a host acts in a celebration. The e-mail follows it if people would take it for the name of another
 * host there, so that nobody acts under the name of another host. It also follows a name that may be read as an e-mail, and
 * one that mixes alphabets in a word, because no list of letters that look alike is complete.
 */
export function* distinctName(celebrationId: string, { id, ...host }: Named & Pick<Host, 'id'>): Work<string> {
  const hosts = yield* hostTable.listOfCelebration(celebrationId);
  const isTaken = hosts.some((other) => other.hostId !== id && imitates(host, other));
  const plain = host.name.normalize('NFKC');
  return isTaken || LIKE_AN_EMAIL.test(plain) || MIXED_WORD.test(plain) ? withEmail(host) : host.name;
}

function imitates({ name }: Named, other: Named): boolean {
  return looksAlike(name, other.name) || looksAlike(name, withEmail(other));
}

function withEmail({ name, email }: Named): string {
  return `${name} (${email})`;
}
