import type { Box } from './box.ts';
import { awaitHealth, drinkBeer, namesAt } from './call-server.ts';

const BACKUP = '/tmp/before.backup';
const HOSTS_FILES = ['hosts.sqlite', 'hosts.sqlite-wal', 'hosts.sqlite-shm'];
const GUESTS_FILES = ['clink.sqlite', 'clink.sqlite-wal', 'clink.sqlite-shm'];

function require(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}

/** The code in the output of a command, such as K7MP 4XRT. */
function codeIn(printed: string): string {
  const [, code] = /[?&]c=([0-9A-Z]{6,10})/i.exec(printed) ?? [];
  if (code === undefined) throw new Error(`no code in: ${printed}`);
  return code;
}

/**
 * Tries an update with data, and then the downgrade that docs/updates.md#going-back describes. Both boxes have the same data.
 * `backup`: a file that the commands of both boxes can read and write. @throws {Error} at the first step that fails.
 */
export async function tryUpdate(before: Box, after: Box, say: (line: string) => void, backup = BACKUP): Promise<void> {
  let url = await before.start();
  const was = await awaitHealth(url);
  const date = new Date().toISOString().slice(0, 10);
  const code = codeIn(before.run('celebration', 'create', '--names', 'Ana & Ben', '--date', date));
  // A running server notices the change within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await drinkBeer(url, code, 'Lea');
  before.run('backup', backup);
  await before.stop();

  url = await after.start();
  const is = await awaitHealth(url);
  require((await namesAt(url, code)).includes('Lea'), 'the guest is there after the update');
  await drinkBeer(url, code, 'Tom');
  say(`was updated from ${was} to ${is} with its data`);
  await after.stop();

  for (const file of [...HOSTS_FILES, ...GUESTS_FILES]) before.moveAway(file);
  before.run('restore', backup);
  url = await before.start();
  await awaitHealth(url);
  // The celebration exists, and phones send the drinks that they have stored.
  await drinkBeer(url, code, 'Lea');
  require((await namesAt(url, code)).includes('Lea'), 'the celebration is there after going back');
  say(`went back to ${was}`);
  await before.stop();
}
