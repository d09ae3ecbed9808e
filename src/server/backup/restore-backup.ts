import type { Database, Statement } from 'better-sqlite3';
import { counted } from '../../domain/text/counted.ts';
import { removeParts } from '../hosting/tables/remove-celebration.ts';
import { createHostsFile, openHostsFile } from '../hosts-data/hosts-file.ts';
import { runOnSqlite } from '../hosts-data/work.ts';
import { BACKUP_TABLES, type BackupContents, contentsOf, TABLES_LEFT_OUT } from './backup-tables.ts';
import { readBackup } from './read-backup.ts';

/** How long the restore waits for a server that writes. */
const PATIENCE_MS = 5_000;

/** Thrown if the folder already contains hosts or celebrations. */
export class WouldOverwrite extends Error {}

/**
 * Replaces the hosts and celebrations of `dataDir` by those of a backup, in one transaction. A running server notices within
 * two seconds. The file itself is not replaced, because SQLite would apply the old log to the new file. A celebration that was
 * deleted since the backup stays deleted, and a group that lost a guest is not restored to the recap. @throws {WouldOverwrite}
 * if there are hosts or celebrations, unless `mayOverwrite`. Also throws if the backup is not sound. Nothing is changed then.
 */
export function restoreBackup(path: string, dataDir: string, mayOverwrite: boolean): BackupContents {
  const backup = readBackup(path);
  try {
    const live = openHostsFile(createHostsFile(dataDir), PATIENCE_MS);
    try {
      live.transaction(() => replaceAll(live, backup, mayOverwrite)).immediate();
      // `secure_delete` overwrites the replaced rows in the file. SQLite's log still contains them until it is emptied.
      live.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      live.close();
    }
    return contentsOf(backup);
  } finally {
    backup.close();
  }
}

function replaceAll(live: Database, backup: Database, mayOverwrite: boolean): void {
  const { celebrations, hosts } = contentsOf(live);
  if (celebrations + hosts > 0 && !mayOverwrite)
    throw new WouldOverwrite(
      `DATA_DIR has ${counted(celebrations, 'celebration')} and ${counted(hosts, 'host')} already.`,
    );
  const deleted = [...rowsOf(live, 'celebrations WHERE deleted_at IS NOT NULL')];
  const left = [...rowsOf(live, 'recap_groups WHERE sums IS NULL')];
  for (const name of [...TABLES_LEFT_OUT, ...BACKUP_TABLES.map((table) => table.name).reverse()])
    live.exec(`DELETE FROM ${name}`);
  for (const { name } of BACKUP_TABLES) insert(live, name, rowsOf(backup, name));
  insert(live, 'celebrations', deleted);
  insert(live, 'recap_groups', left);
  for (const { id } of deleted) runOnSqlite(live, removeParts(String(id)));
}

type Row = Readonly<Record<string, unknown>>;

/** The rows are read one at a time, because a backup may contain millions of rows. */
function rowsOf(db: Database, from: string): Iterable<Row> {
  return db.prepare<[], Row>(`SELECT * FROM ${from}`).iterate();
}

function insert(live: Database, table: string, rows: Iterable<Row>): void {
  let put: Statement<Row> | undefined;
  for (const row of rows) {
    const columns = Object.keys(row);
    put ??= live.prepare(
      `INSERT OR REPLACE INTO ${table} (${columns.join()}) VALUES (${columns.map((column) => `@${column}`).join()})`,
    );
    put.run(row);
  }
}
