import { parseArgs } from 'node:util';
import { counted } from '../../src/domain/text/counted.ts';
import { contentsOf } from '../../src/server/backup/backup-tables.ts';
import { readBackup } from '../../src/server/backup/read-backup.ts';
import { restoreBackup, WouldOverwrite } from '../../src/server/backup/restore-backup.ts';
import { UnsoundBackup } from '../../src/server/backup/unsound-backup.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import { startFailure } from '../../src/server/start/start-failure.ts';
import { warnOfUnusedFolder } from './open-hosts.ts';
import './survive-closed-pipe.ts';

const HELP = `npm run restore -- FILE                 puts the hosts and celebrations of a backup into DATA_DIR
npm run restore -- FILE --overwrite     replaces those that are there
npm run restore -- FILE --check         only checks the file

The server may run meanwhile. Hosts sign in again.`;

try {
  run();
} catch (error) {
  const isRefused = error instanceof WouldOverwrite;
  // The message of an unsound backup says what is wrong with the file. Its causes would not help the operator.
  console.error(error instanceof UnsoundBackup ? `${error.message} (${error.code})` : startFailure(error));
  if (isRefused) console.error('Add --overwrite to replace them.');
  process.exit(1);
}

function run(): void {
  const flag = { type: 'boolean' } as const;
  const options = { overwrite: flag, check: flag, help: flag };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || values.help) {
    console.log(HELP);
    return;
  }
  if (values.check) {
    const { celebrations, hosts } = contentsOf(readBackup(file));
    console.log(`${file} is sound. It has ${counted(celebrations, 'celebration')} and ${counted(hosts, 'host')}.`);
    return;
  }
  const { dataDir, guestsDir, databaseUrl } = parseEnv(process.env);
  if (databaseUrl !== null)
    throw new Error('The hosts are in PostgreSQL (DATABASE_URL). Unset it to restore into DATA_DIR.');
  warnOfUnusedFolder(guestsDir);
  const { celebrations, hosts } = restoreBackup(file, dataDir, values.overwrite === true);
  console.log(
    `${dataDir} has ${counted(celebrations, 'celebration')} and ${counted(hosts, 'host')} of the backup now. Hosts sign in again.`,
  );
}
