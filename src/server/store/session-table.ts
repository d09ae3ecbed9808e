import type { Database } from 'better-sqlite3';
import type { GoneReason } from '../../domain/protocol.ts';
import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';
import { fromRow, PUT_ROW, readRow, SELECT_SUMMARIES, type SessionRow, type SummaryRow, toRow } from './session-row.ts';
import type { Stored } from './store.ts';

type PlacedRow = SummaryRow & { readonly rowid: number };

/** The prepared statements of a migrated database. */
export function openSessionTable(db: Database) {
  const findRecord = db.prepare<[string], SessionRow>('SELECT * FROM drink_sessions WHERE session_id = ?');
  const findTombstone = db.prepare<[string], { write_key_hash: string; gone_at: number; reason: GoneReason }>(
    'SELECT write_key_hash, gone_at, reason FROM gone_sessions WHERE session_id = ?',
  );
  const putRecord = db.prepare(PUT_ROW);
  const dropRecord = db.prepare('DELETE FROM drink_sessions WHERE session_id = ?');
  const putTombstone = db.prepare('INSERT OR REPLACE INTO gone_sessions VALUES (?, ?, ?, ?)');
  const findAlive = db.prepare<[{ after: number; now: number; limit: number }], PlacedRow>(SELECT_SUMMARIES);
  const findExpired = db.prepare<[number, number], { session_id: string; write_key_hash: string; expires_at: number }>(
    `SELECT session_id, write_key_hash, expires_at FROM drink_sessions
     WHERE expires_at < ? ORDER BY expires_at, session_id LIMIT ?`,
  );

  function read(sessionId: string): Stored {
    const row = findRecord.get(sessionId);
    if (row) {
      const record = readRow(row, fromRow);
      return record ? { record } : { unreadable: { writeKeyHash: row.write_key_hash, version: row.version } };
    }
    const gone = findTombstone.get(sessionId);
    if (!gone) return {};
    const { write_key_hash: writeKeyHash, gone_at: goneAt, reason } = gone;
    return { tombstone: { sessionId, writeKeyHash, goneAt, reason } };
  }

  function remove({ sessionId, writeKeyHash, goneAt, reason }: Tombstone): void {
    dropRecord.run(sessionId);
    putTombstone.run(sessionId, writeKeyHash, goneAt, reason);
  }

  return {
    read,
    put: (record: SessionRecord) => void putRecord.run(toRow(record)),
    remove,
    /** Rows that have not expired at `nowMs`, at most `limit`, by `rowid` and after `after`. */
    alive: (after: number, nowMs: number, limit: number): PlacedRow[] => findAlive.all({ after, now: nowMs, limit }),
    /** Replaces at most `limit` expired sessions by tombstones, the earliest first. Returns the ids. */
    removeExpired: (nowMs: number, limit: number): string[] =>
      findExpired.all(nowMs, limit).map((row) => {
        const { session_id: sessionId, write_key_hash: writeKeyHash, expires_at: goneAt } = row;
        remove({ sessionId, writeKeyHash, goneAt, reason: 'expired' });
        return sessionId;
      }),
  };
}
