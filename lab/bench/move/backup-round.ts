import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { BACKUP_TABLES } from '../../../src/server/backup/backup-tables.ts';
import { createHostsFile, hostsPath, openHostsFile } from '../../../src/server/hosts-data/hosts-file.ts';
import { digestOf, digestOfAll, type Row } from '../../../src/server/move-to-postgres/row-digest.ts';
import { addCelebrationRows } from '../celebrations/fill-folder.ts';
import { newDataDir } from '../harness/product.ts';
import { runCommand } from './run-command.ts';

export interface BackupResult {
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  /** Rows of the restored folder. */
  readonly rows: number;
  /** Tables whose rows differ from those before. */
  readonly differing: number;
}

/** A backup of celebrations, each with one host, and its restore into an empty folder. */
export async function backupRound(celebrations: number): Promise<BackupResult> {
  const [source, target] = [newDataDir(), newDataDir()];
  try {
    fillHosts(source, celebrations);
    const file = join(source, 'bench.backup');
    const backupSeconds = await runCommand('backup', [file], { DATA_DIR: source });
    const restoreSeconds = await runCommand('restore', [file], { DATA_DIR: target });
    const [before, after] = [readTables(source), readTables(target)];
    const rows = after.reduce((sum, table) => sum + table.rows, 0);
    const differing = before.filter(({ digest }, index) => digest !== after[index]?.digest).length;
    return { backupSeconds, restoreSeconds, rows, differing };
  } finally {
    for (const dir of [source, target]) rmSync(dir, { recursive: true });
  }
}

/** Each host has an account, owns a celebration, has changed it once, and has hidden a guest, which is in no backup. */
function fillHosts(dataDir: string, count: number): void {
  const db = openHostsFile(createHostsFile(dataDir), 0);
  const ids = Array.from({ length: count }, (_, index) => `celebration-${index}`);
  db.transaction(() => {
    addCelebrationRows(db, ids);
    const host = db.prepare(`INSERT INTO hosts (id, name, email, "emailVerified", "createdAt", "updatedAt")
      VALUES (?, 'Ana', ?, 1, '2026-06-20', '2026-06-20')`);
    const password = db.prepare(`INSERT INTO host_credentials
      (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")
      VALUES (?, ?, ?, 'credential', ?, '2026-06-20', '2026-06-20')`);
    const owner = db.prepare(`INSERT INTO celebration_hosts (celebration_id, host_id, role, name, email, since)
      VALUES (?, ?, 'owner', 'Ana', ?, 0)`);
    const action = db.prepare(`INSERT INTO host_actions
      (celebration_id, at, host_id, host_name, action, guest_id, guest_name, details)
      VALUES (?, 0, ?, 'Ana', ?, ?, ?, '{}')`);
    for (const [index, celebrationId] of ids.entries()) {
      const [hostId, email] = [`host-${index}`, `host-${index}@example.org`];
      host.run(hostId, email);
      password.run(`credential-${index}`, hostId, hostId, 'x'.repeat(160));
      owner.run(celebrationId, hostId, email);
      action.run(celebrationId, hostId, 'settings', null, null);
      action.run(celebrationId, hostId, 'hide', `guest-${index}`, 'Ben');
    }
  })();
  db.close();
}

/** What a backup has of each table. */
function readTables(dataDir: string): { rows: number; digest: string }[] {
  const db = new Database(hostsPath(dataDir), { readonly: true });
  try {
    return BACKUP_TABLES.map(({ name, where }) => {
      const rows = db.prepare<[], Row>(`SELECT * FROM ${name} WHERE ${where}`).all();
      return { rows: rows.length, digest: digestOfAll(rows.map((row) => digestOf(row, Object.keys(row)))) };
    });
  } finally {
    db.close();
  }
}
