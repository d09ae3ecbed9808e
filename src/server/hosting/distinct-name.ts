import { foldedName } from '../../domain/names/folded-name.ts';
import type { Host } from '../accounts/hosts/host.ts';
import type { Work } from '../hosts-data/work.ts';
import { hostTable } from './tables/host-table.ts';

/**
 * The name under which a host acts in a celebration. The e-mail follows it if another host there has the same name, so that
 * nobody acts under the name of another host. It also follows a name that may be read as an e-mail.
 */
export function* distinctName(
  celebrationId: string,
  { id, name, email }: Pick<Host, 'id' | 'name' | 'email'>,
): Work<string> {
  const hosts = yield* hostTable.listOfCelebration(celebrationId);
  const isTaken = hosts.some((host) => host.hostId !== id && foldedName(host.name) === foldedName(name));
  return isTaken || name.includes('@') ? `${name} (${email})` : name;
}
