import { parseArgs } from 'node:util';
import { contentsOf, readBackup } from '../../src/server/backup/read-backup.ts';
import { restoreBackup, WouldOverwrite } from '../../src/server/backup/restore-backup.ts';
import { parseEnv } from '../../src/server/start/env.ts';
import './survive-closed-pipe.ts';

const HELP = `npm run restore -- FILE                 puts the hosts and celebrations of a backup into DATA_DIR
npm run restore -- FILE --overwrite     replaces those that are there
npm run restore -- FILE --check         only checks the file

The server may run meanwhile. Hosts sign in again.`;

try {
  run();
} catch (error) {
  const isRefused = error instanceof WouldOverwrite;
  console.error(error instanceof Error ? error.message : error);
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
    console.log(`${file} is sound. It has ${celebrations} celebrations and ${hosts} hosts.`);
    return;
  }
  const { dataDir, databaseUrl } = parseEnv(process.env);
  if (databaseUrl !== null)
    throw new Error('The hosts are in PostgreSQL (DATABASE_URL). Unset it to restore into DATA_DIR.');
  const { celebrations, hosts } = restoreBackup(file, dataDir, values.overwrite === true);
  console.log(`${celebrations} celebrations and ${hosts} hosts are restored. Hosts sign in again.`);
}
