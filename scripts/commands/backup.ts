import { existsSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { counted } from '../../src/domain/text/counted.ts';
import { makeBackup } from '../../src/server/backup/make-backup.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import { startFailure } from '../../src/server/start/start-failure.ts';
import { warnOfUnusedFolder } from './open-hosts.ts';
import './survive-closed-pipe.ts';

const HELP = `npm run backup                  writes a file with a name of today into the current folder
npm run backup -- FOLDER        the same into another folder, which is made if it is missing
npm run backup -- FILE.backup   writes this file

Writes hosts and celebrations to one file, never guests. The server may run meanwhile. Uses DATA_DIR as the server does.`;

const [target = '.'] = process.argv.slice(2);
try {
  if (target.startsWith('-')) console.log(HELP);
  else run();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

function run(): void {
  const { dataDir, guestsDir, databaseUrl } = parseEnv(process.env);
  if (databaseUrl !== null)
    throw new Error('The hosts are in PostgreSQL (DATABASE_URL): back them up with pg_dump, as docs/updates.md says.');
  warnOfUnusedFolder(guestsDir);
  const isFile = extname(target) !== '' && !statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const path = isFile ? target : join(target, nameOf(new Date()));
  // This creates only the folder itself. If its parents are missing, a disk is probably not mounted.
  if (!isFile && !existsSync(target)) mkdirSync(target, { mode: 0o700 });
  const made = makeBackup(dataDir, path);
  if (!made) {
    console.log('There is no celebration and no host yet.');
    return;
  }
  console.log(
    `${path} has ${counted(made.celebrations, 'celebration')} and ${counted(made.hosts, 'host')}, and no guest.`,
  );
  if (existsSync(join(dataDir, 'hosts.secret')))
    console.log('hosts.secret is not in it. Keep a copy of it in another place: it never changes.');
}

/** The name of a backup, such as clink-2026-06-20T18-30-00Z.backup. */
function nameOf(time: Date): string {
  return `clink-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup`;
}
