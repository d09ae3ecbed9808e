import { createHostManager, type HostManager } from '../src/server/accounts/manage-hosts.ts';
import { openHostsInFile } from '../src/server/hosts-data/hosts-in-file.ts';

/** Does what an operator does by `npm run hosts` while a server runs. */
export async function manageHosts<Answer>(
  dataDir: string,
  act: (manager: HostManager) => Promise<Answer>,
): Promise<Answer> {
  const hosts = openHostsInFile(dataDir);
  return act(createHostManager(hosts)).finally(() => hosts.close());
}
