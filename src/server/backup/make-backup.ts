import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { hostsPath } from '../hosts-data/hosts-file.ts';
import { hostsOfVersion } from '../hosts-data/hosts-migrations.ts';
import { writeDurably } from '../store/write-durably.ts';
import { BACKUP_TABLES, type BackupContents, columnsOf, contentsOf, versionOf } from './backup-tables.ts';

/** How long the backup waits for a server that writes. */
const PATIENCE_MS = 5_000;

/**
 * Writes the hosts and celebrations of `dataDir` to a new file that only this user may read. The server may keep
 * running, because all rows are read in one transaction. Null if there is nothing to back up.
 * @throws if `path` exists, or the data cannot be read.
 */
export function makeBackup(dataDir: string, path: string): BackupContents | null {
  const source = hostsPath(dataDir);
  if (!existsSync(source)) return null;
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const db = new Database(source, { fileMustExist: true, timeout: PATIENCE_MS });
  const write = db.transaction(() => {
    const version = versionOf(db);
    if (version === 0) return null;
    // Throws if a newer Clink has written the file.
    hostsOfVersion(version).close();
    writeDurably(path, linesOf(db, version));
    return contentsOf(db);
  });
  try {
    return write();
  } finally {
    db.close();
  }
}

/** The lines of a backup: the version of the tables, each row, and the checksum of all earlier lines. */
function* linesOf(db: Database.Database, version: number): Generator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ clink: 'backup', format: 1, version });
  for (const { name, where } of BACKUP_TABLES) {
    // A file of an earlier Clink has fewer tables.
    if (columnsOf(db, name).length === 0) continue;
    for (const row of db.prepare(`SELECT * FROM ${name} WHERE ${where}`).iterate()) yield line([name, row]);
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}
