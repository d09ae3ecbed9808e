import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Celebration } from '../../../src/domain/celebration/celebration.ts';
import { newCelebrationCode } from '../../../src/domain/celebration/celebration-code.ts';
import { celebrationTable } from '../../../src/server/celebrations/celebration-table.ts';
import { createHostsFile, openHostsFile } from '../../../src/server/hosts-data/hosts-file.ts';
import { runOnSqlite } from '../../../src/server/hosts-data/sqlite-work.ts';
import { migrate } from '../../../src/server/store/migrations.ts';
import { PUT_ROW, toRow } from '../../../src/server/store/session-row.ts';
import { eveningOf } from '../rank/evening.ts';

export const GUESTS = 50;

/** Writes celebrations of 50 guests each into a server's folder. Returns their ids. */
export function fillFolder(dir: string, celebrations: number): string[] {
  const ids = Array.from({ length: celebrations }, (_, index) => `celebration-${index}`);
  const hosts = openHostsFile(createHostsFile(dir), 0);
  hosts.transaction(() => addCelebrationRows(hosts, ids))();
  hosts.close();
  const db = new Database(join(dir, 'clink.sqlite'));
  migrate(db);
  const put = db.prepare(PUT_ROW);
  const guests = eveningOf(GUESTS, Date.now());
  db.transaction(() => {
    for (const celebrationId of ids) {
      for (const [index, guest] of guests.entries()) {
        put.run(toRow({ ...guest, ...credentialsOf(celebrationId, index), celebrationId }));
      }
    }
  })();
  db.close();
  return ids;
}

/** Adds celebrations with these ids to an open hosts file. */
export function addCelebrationRows(hosts: Database.Database, ids: readonly string[]): void {
  for (const [index, id] of ids.entries()) runOnSqlite(hosts, celebrationTable.add(celebrationOf(id, index), 0));
}

/** The session of a celebration's guest at `index`. */
export function credentialsOf(celebrationId: string, index: number) {
  return { sessionId: `${celebrationId}-${index}`.padEnd(22, '_'), writeKeyHash: `hash-of-${index}` };
}

/** The codes are the same every time. */
function celebrationOf(id: string, index: number): Celebration {
  const code = newCelebrationCode((count) => Uint8Array.from({ length: count }, (_, at) => (index >> (at * 5)) & 31));
  return { id, code, names: 'Ana & Ben', date: '2026-06-20', timeZone: 'UTC', language: 'en', state: 'open' };
}
