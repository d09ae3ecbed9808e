import { looksAlike } from '../../../domain/names/folded-name.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import type { Work } from '../../hosts-data/work.ts';
import { hostTable } from '../tables/host-table.ts';

type Named = Pick<Host, 'name' | 'email'>;

/** The pattern is for names in NFKC, in which each character has only one form. */
const LIKE_AN_EMAIL = /@|\.\p{L}{2}/u;
/** A letter of an alphabet other than Latin. Symbols and combining marks belong to all alphabets. */
const OTHER = '(?![\\p{sc=Latin}\\p{sc=Common}\\p{sc=Inherited}])\\p{L}';
const MIXED_WORD = new RegExp(`\\p{sc=Latin}\\p{M}*${OTHER}|${OTHER}\\p{M}*\\p{sc=Latin}`, 'u');

/**
 * The name with which a celebration shows a host. The e-mail is appended if the name could be confused with that of
 * another host of the celebration. The e-mail is also appended to a name that looks like an e-mail, and to a name with
 * a word of mixed alphabets, because no list of similar letters is complete.
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
