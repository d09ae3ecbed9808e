import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Ends the ten minutes in which a deletion of a celebration can be undone (docs/readings.md#deleting-a-celebration).
 * The server notices this within seconds.
 */
export function endTheGrace(dataDir: string): void {
  const db = new Database(join(dataDir, 'hosts.sqlite'));
  db.prepare('UPDATE celebrations SET deletes_at = 1 WHERE deletes_at IS NOT NULL').run();
  db.close();
}
