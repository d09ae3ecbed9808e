import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the database, and not in it, so that a copy of the database alone opens no account. */
const FILE = 'hosts.secret';

/** Reads the secret in the data folder, and creates it the first time. The folder must exist. */
export function readOrCreateHostSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
