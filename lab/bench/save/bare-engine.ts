import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../../../src/server/store/migrations.ts';
import { PUT_ROW, type SessionRow } from '../../../src/server/store/session-row.ts';

/**
 * The bare engine with the settings and statements of the product's store. It reads and checks nothing before a write.
 */
export function openBareEngine(dataDir: string) {
  const db = new Database(join(dataDir, 'bare.sqlite'));
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('secure_delete = ON');
  migrate(db);
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
    /** One commit for each save, in a turn of the event loop of its own. */
    saveAlone: (row: SessionRow) =>
      new Promise<void>((resolve) => {
        setImmediate(() => {
          put.run(row);
          resolve();
        });
      }),
    /** One commit for all saves of the same turn of the event loop. */
    saveTogether: (row: SessionRow) =>
      new Promise<void>((resolve) => {
        if (waiting.push({ row, resolve }) === 1) setImmediate(commitAll);
      }),
  };
}
