import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../../src/server/store/migrations.ts';
import { PUT_ROW, type SessionRow } from '../../../src/server/store/session-row.ts';

/** The engine itself, set and asked as the product's store does it: nothing read before, nothing judged. */
export function openBareEngine(dataDir: string) {
  const db = new Database(join(dataDir, 'bare.sqlite'));
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('secure_delete = ON');
  for (const migration of MIGRATIONS) db.exec(migration);
  const put = db.prepare(PUT_ROW);
  let waiting: { row: SessionRow; resolve: () => void }[] = [];

  function commitAll(): void {
    const batch = waiting;
    waiting = [];
    db.exec('BEGIN IMMEDIATE');
    for (const { row } of batch) put.run(row);
    db.exec('COMMIT');
    for (const { resolve } of batch) resolve();
  }

  return {
    /** A commit of its own, when the event loop comes to it. */
    saveAlone: (row: SessionRow) =>
      new Promise<void>((resolve) => {
        setImmediate(() => {
          put.run(row);
          resolve();
        });
      }),
    /** One commit for all that came in the same turn of the event loop. */
    saveTogether: (row: SessionRow) =>
      new Promise<void>((resolve) => {
        if (waiting.push({ row, resolve }) === 1) setImmediate(commitAll);
      }),
  };
}
