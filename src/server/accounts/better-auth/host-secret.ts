import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../store/write-durably.ts';

/** The secret is in a file beside the database, so that a copy of the database alone opens no account. */
const FILE = 'hosts.secret';
const BYTES = 32;

/**
 * Reads the secret in the data folder, or creates it at the first start. The folder must exist. @throws if the file is
 * empty or too short, because the library would then use its public default secret.
 */
export function readOrCreateHostSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) writeDurably(path, randomBytes(BYTES).toString('hex'));
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= 2 * BYTES) return secret;
  throw new Error(
    `${path} is empty or cut off. Put a copy of it back, or delete it: then hosts sign in again, and second steps must be reset.`,
  );
}
