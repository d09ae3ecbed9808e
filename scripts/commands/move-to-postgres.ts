import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../src/domain/text/counted.ts';
import { moveInstallation } from '../../src/server/postgres/move/move-installation.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import { startFailure } from '../../src/server/start/start-failure.ts';
import { warnOfUnusedFolder } from './open-hosts.ts';

const HELP = `npm run move-to-postgres

Copies everything in DATA_DIR to the database of DATABASE_URL, and compares every row. Stop the server first, and start it with
DATABASE_URL afterwards. The files stay as they are; delete them when all is well. It can be run again: what is newer in the
database stays, and hosts and celebrations are copied once.`;

if (process.argv.includes('--help')) console.log(HELP);
else await move().catch(fail);

async function move(): Promise<void> {
  // These variables are for the server, and not for this command.
  const { PUBLIC_URL: _, HOST_SIGNUP: __, ...variables } = process.env;
  const { dataDir, guestsDir, databaseUrl } = parseEnv(variables);
  if (databaseUrl === null) throw new Error(`Set DATABASE_URL.\n\n${HELP}`);
  warnOfUnusedFolder(guestsDir);
  const { sessions, hosts } = await moveInstallation(dataDir, databaseUrl, guestsDir);
  const newer = sessions.newer > 0 ? `, ${sessions.newer} of them newer in the database` : '';
  console.log(
    `${counted(sessions.sessions, 'session')} and ${counted(sessions.tombstones, 'tombstone')} are in the database${newer}.`,
  );
  console.log(`  SHA-256 of the equal rows: ${sessions.digest}`);
  if (hosts) {
    for (const [table, rows] of Object.entries(hosts.rows)) console.log(`${table}: ${rows}`);
    console.log(`  SHA-256 of these rows: ${hosts.digest}`);
  } else console.log('Hosts and celebrations: none, or copied before.');
  if (existsSync(join(dataDir, 'hosts.secret'))) {
    console.log(
      `Set HOST_SECRET to the content of ${join(dataDir, 'hosts.secret')}. Otherwise every host signs in again.`,
    );
  }
}

function fail(error: unknown): void {
  console.error(startFailure(error));
  process.exit(1);
}
