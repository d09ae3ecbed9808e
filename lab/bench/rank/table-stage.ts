import Database from 'better-sqlite3';
import { eveningOf } from './evening.ts';

/** The queries that the replaced design sends to its database after every change: both boards, and who is nearby. */
export interface TableStage {
  drink(index: number): void;
  rank(): void;
  rankNearby(index: number): void;
}

const ROUGH_DEGREES = 0.0015;

/** The table in memory, with the indexes that its queries need. Nothing is synced to a disk. */
export function tableStage(guests: number): TableStage {
  const records = eveningOf(guests, Date.UTC(2026, 5, 20, 22));
  const db = new Database(':memory:');
  db.exec(`CREATE TABLE drink_sessions (session_id TEXT PRIMARY KEY, user_name TEXT, total_drinks INTEGER,
    session_start INTEGER, latitude REAL, longitude REAL);
    CREATE INDEX by_total ON drink_sessions (total_drinks DESC, session_start);
    CREATE INDEX by_place ON drink_sessions (latitude, longitude)`);
  const insert = db.prepare('INSERT INTO drink_sessions VALUES (?, ?, ?, ?, ?, ?)');
  db.transaction(() => {
    for (const { sessionId, userName, totalDrinks, sessionStart, whereabouts } of records) {
      const { latitude, longitude } = whereabouts?.position ?? {};
      insert.run(sessionId, userName, totalDrinks, sessionStart, latitude, longitude);
    }
  })();
  const drink = db.prepare('UPDATE drink_sessions SET total_drinks = total_drinks + 1 WHERE session_id = ?');
  const byTotal = db.prepare('SELECT * FROM drink_sessions ORDER BY total_drinks DESC, session_start LIMIT 10');
  const byPace = db.prepare(
    'SELECT * FROM drink_sessions ORDER BY 1.0 * total_drinks / (? - session_start) DESC LIMIT 10',
  );
  const near = db.prepare('SELECT * FROM drink_sessions WHERE latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?');
  return {
    drink: (index) => void drink.run(records[index % guests]?.sessionId),
    rank: () => {
      byTotal.all();
      byPace.all(Date.UTC(2026, 5, 20, 22));
    },
    rankNearby: (index) => {
      const { latitude = 0, longitude = 0 } = records[index % guests]?.whereabouts?.position ?? {};
      const [south, north] = [latitude - ROUGH_DEGREES, latitude + ROUGH_DEGREES];
      near.all(south, north, longitude - ROUGH_DEGREES, longitude + ROUGH_DEGREES);
    },
  };
}
