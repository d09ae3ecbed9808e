import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Standing } from '../../../../src/domain/leaderboard/standings.ts';

/** A save as a phone sends it and the room stores it. */
export interface Save extends Standing {
  readonly userName: string;
  readonly lastDrinkAt: number;
  readonly drinkingPace: string;
}

/** The guests on disk, in the room's process and synced at every commit, as the product stores them. */
export function openGuestTable(dataDir: string): (save: Save) => void {
  const db = new Database(join(dataDir, 'colyseus.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`CREATE TABLE guests (
    session_id TEXT PRIMARY KEY, user_name TEXT NOT NULL, total_drinks INTEGER NOT NULL, session_start INTEGER NOT NULL,
    last_drink_at INTEGER, drinking_pace TEXT NOT NULL)`);
  const put = db.prepare(`INSERT OR REPLACE INTO guests VALUES (
    @sessionId, @userName, @totalDrinks, @sessionStart, @lastDrinkAt, @drinkingPace)`);
  return (save) => put.run(save);
}
