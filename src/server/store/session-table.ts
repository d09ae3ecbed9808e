import type { Database } from 'better-sqlite3';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { isInRecap } from '../../domain/recap/groups.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';
import { openRecapTable, type PurgedGuest } from './recap-table.ts';
import {
  fromRow,
  PUT_ROW,
  readRow,
  SELECT_ALL,
  SELECT_CODED,
  SELECT_OPEN,
  type SessionRow,
  type SummaryRow,
  toRow,
  unreadableFrom,
} from './session-row.ts';
import type { RemovedSession, Stored } from './store.ts';

type PlacedRow = SummaryRow & { readonly rowid: number };
type EndedRow = Pick<SessionRow, 'session_id' | 'celebration_id' | 'write_key_hash'> & { readonly expires_at: number };
/** `drinks` is null unless the purge must put the guest into a recap group. */
type ExpiredRow = EndedRow & PurgedGuest;

const SELECT_EXPIRED = `
  SELECT drink_sessions.session_id, drink_sessions.celebration_id, write_key_hash, expires_at, hidden, is_quiet,
    CASE WHEN drink_sessions.celebration_id <> '${OPEN_CELEBRATION_ID}' AND admission = 'in' AND group_id IS NULL
      THEN drinks_data END AS drinks
  FROM drink_sessions LEFT JOIN recap_members ON recap_members.session_id = drink_sessions.session_id`;

interface Page {
  readonly after: number;
  readonly now: number;
  readonly limit: number;
}

export function openSessionTable(db: Database) {
  const recap = openRecapTable(db);
  const findRecord = db.prepare<[string], SessionRow>('SELECT * FROM drink_sessions WHERE session_id = ?');
  const findTombstone = db.prepare<[string], { write_key_hash: string; gone_at: number; reason: GoneReason }>(
    'SELECT write_key_hash, gone_at, reason FROM gone_sessions WHERE session_id = ?',
  );
  const putRecord = db.prepare(PUT_ROW);
  const dropRecord = db.prepare('DELETE FROM drink_sessions WHERE session_id = ?');
  const putTombstone = db.prepare('INSERT OR REPLACE INTO gone_sessions VALUES (?, ?, ?, ?)');
  const findAll = db.prepare<[Page], PlacedRow>(SELECT_ALL);
  const findOpen = db.prepare<[Page], PlacedRow>(SELECT_OPEN);
  const findCoded = db.prepare<[Page & { celebrationId: string }], PlacedRow>(SELECT_CODED);
  const countCoded = db.prepare<[], { celebration_id: string; sessions: number }>(
    `SELECT celebration_id, count(*) AS sessions FROM drink_sessions
     WHERE celebration_id <> '${OPEN_CELEBRATION_ID}' GROUP BY celebration_id`,
  );
  const findExpired = db.prepare<[number, number], ExpiredRow>(
    `${SELECT_EXPIRED} WHERE expires_at < ? ORDER BY expires_at, drink_sessions.session_id LIMIT ?`,
  );
  const findExpiredOne = db.prepare<[string, number], ExpiredRow>(
    `${SELECT_EXPIRED} WHERE drink_sessions.session_id = ? AND expires_at < ?`,
  );
  const findOfCelebration = db.prepare<[string, number], EndedRow>(
    `SELECT session_id, celebration_id, write_key_hash, expires_at FROM drink_sessions
     WHERE celebration_id = ? AND celebration_id <> '${OPEN_CELEBRATION_ID}' LIMIT ?`,
  );

  function read(sessionId: string): Stored {
    const row = findRecord.get(sessionId);
    if (row) {
      const record = readRow(row, fromRow);
      return record ? { record } : { unreadable: unreadableFrom(row) };
    }
    const gone = findTombstone.get(sessionId);
    if (!gone) return {};
    const { write_key_hash: writeKeyHash, gone_at: goneAt, reason } = gone;
    return { tombstone: { sessionId, writeKeyHash, goneAt, reason } };
  }

  function removeOne({ sessionId, writeKeyHash, goneAt, reason }: Tombstone): void {
    dropRecord.run(sessionId);
    putTombstone.run(sessionId, writeKeyHash, goneAt, reason);
  }

  function put(record: SessionRecord): void {
    putRecord.run(toRow(record));
    if (!isInRecap(record)) recap.leave(record.sessionId);
  }

  function remove(tombstone: Tombstone): void {
    removeOne(tombstone);
    recap.leave(tombstone.sessionId);
  }

  function purge(rows: readonly ExpiredRow[], nowMs: number): RemovedSession[] {
    recap.groupPurged(rows, nowMs);
    return rows.map((row) => removeRow(row, row.expires_at, 'expired'));
  }

  return {
    read,
    put,
    remove,
    recap,
    /** The next rows by `rowid`, of one celebration or of all. */
    alive: (page: Page, celebrationId: string | undefined): PlacedRow[] => {
      if (celebrationId === undefined) return findAll.all(page);
      return celebrationId === OPEN_CELEBRATION_ID ? findOpen.all(page) : findCoded.all({ ...page, celebrationId });
    },
    countCoded: (): Map<string, number> =>
      new Map(countCoded.all().map(({ celebration_id: id, sessions }) => [id, sessions])),
    /** Replaces at most `limit` expired sessions by tombstones, the earliest first. */
    removeExpired: (nowMs: number, limit: number): RemovedSession[] => purge(findExpired.all(nowMs, limit), nowMs),
    removeExpiredOne: (sessionId: string, nowMs: number): RemovedSession[] =>
      purge(findExpiredOne.all(sessionId, nowMs), nowMs),
    /** Replaces at most `limit` sessions of a celebration with a code by tombstones. */
    removeCelebration: (celebrationId: string, nowMs: number, limit: number): RemovedSession[] => {
      recap.forgetCelebration(celebrationId);
      return findOfCelebration.all(celebrationId, limit).map((row) => removeRow(row, nowMs, 'deleted'));
    },
  };

  function removeRow(row: EndedRow, goneAt: number, reason: GoneReason): RemovedSession {
    const { session_id: sessionId, celebration_id: celebrationId, write_key_hash: writeKeyHash } = row;
    removeOne({ sessionId, writeKeyHash, goneAt, reason });
    recap.forgetMember(sessionId);
    return { sessionId, celebrationId };
  }
}
