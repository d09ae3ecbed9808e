import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { hostsPath } from '../hosts-data/hosts-file.ts';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { writeDurably } from '../store/write-durably.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import { BACKUP_ID, type BackupContents, contentsOf, versionOf } from './read-backup.ts';

/** How long the reading waits for a server that writes. */
const PATIENCE_MS = 5_000;

/**
 * Writes the hosts and celebrations of `dataDir` to a new file that only this user may read. The server may run
 * meanwhile: all rows are those of one moment. Null if there is nothing to back up.
 * @throws if `path` exists, or the data cannot be read.
 */
export function makeBackup(dataDir: string, path: string): BackupContents | null {
  const source = hostsPath(dataDir);
  if (!existsSync(source)) return null;
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  // In memory, so that what is left out never reaches the disk of the backup.
  const copy = new Database(':memory:', { timeout: PATIENCE_MS });
  try {
    migrateHosts(copy);
    copyFrom(source, copy);
    copy.pragma(`application_id = ${BACKUP_ID}`);
    writeDurably(path, gzipSync(copy.serialize()));
    return contentsOf(copy);
  } finally {
    copy.close();
  }
}

function copyFrom(source: string, copy: Database.Database): void {
  copy.prepare('ATTACH ? AS live').run(source);
  const readAll = copy.transaction(() => {
    if (versionOf(copy, 'live') > versionOf(copy)) throw new Error(`${source} was written by a newer Clink.`);
    for (const { name, where } of BACKUP_TABLES) {
      const columns = copy.prepare<[string], string>("SELECT name FROM pragma_table_info(?, 'live')").pluck().all(name);
      // A file of an earlier Clink has fewer tables and columns.
      if (columns.length === 0) continue;
      const list = columns.join();
      copy.exec(`INSERT INTO main.${name} (${list}) SELECT ${list} FROM live.${name} WHERE ${where}`);
    }
  });
  readAll();
  copy.exec('DETACH live');
}
