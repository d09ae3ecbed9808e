import Database from 'better-sqlite3';
import type { Tombstone } from '../../domain/session/session-record.ts';
import { prepareDataFolder } from './data-folder.ts';
import { GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  fromRow,
  PUT_ROW,
  SELECT_SUMMARIES,
  type SessionRow,
  type SummaryRow,
  summaryFrom,
  toRow,
} from './session-row.ts';
import type { Decision, Kept, SessionSummary, Store, Write } from './store.ts';

/** How long a restarting server waits for the one before it to let go. */
const LOCK_PATIENCE_MS = 2_000;
/** Sessions in memory at a time while they are read for a board. */
const PAGE_ROWS = 500;

/**
 * The embedded store: one SQLite file under `dataDir`, WAL, synced at every commit.
 * @throws when the folder cannot be used, or another process uses it.
 */
export function openSqliteStore(dataDir: string): Store {
  return createSqliteStore(openExclusively(dataDir));
}

/** The same over a database that is open already; `close` closes it. */
export function createSqliteStore(db: Database.Database): Store {
  migrate(db);
  const commits = new GroupCommit(db);

  const findRecord = db.prepare<[string], SessionRow>('SELECT * FROM drink_sessions WHERE session_id = ?');
  const findTombstone = db.prepare<[string], { write_key_hash: string; gone_at: number; forgotten: number }>(
    'SELECT write_key_hash, gone_at, forgotten FROM gone_sessions WHERE session_id = ?',
  );
  const putRecord = db.prepare(PUT_ROW);
  const dropRecord = db.prepare('DELETE FROM drink_sessions WHERE session_id = ?');
  const putTombstone = db.prepare('INSERT OR REPLACE INTO gone_sessions VALUES (?, ?, ?, ?)');
  const findAlive = db.prepare<[{ after: number; now: number; limit: number }], SummaryRow & { rowid: number }>(
    SELECT_SUMMARIES,
  );
  const findExpired = db.prepare<[number, number], { session_id: string; write_key_hash: string; expires_at: number }>(
    `SELECT session_id, write_key_hash, expires_at FROM drink_sessions
     WHERE expires_at < ? ORDER BY expires_at, session_id LIMIT ?`,
  );

  function read(sessionId: string): Kept {
    const row = findRecord.get(sessionId);
    if (row) return { record: fromRow(row) };
    const gone = findTombstone.get(sessionId);
    if (!gone) return {};
    const { write_key_hash: writeKeyHash, gone_at: goneAt, forgotten } = gone;
    return { tombstone: { sessionId, writeKeyHash, goneAt, isForgotten: forgotten === 1 } };
  }

  function write(change: Write): void {
    if ('put' in change) putRecord.run(toRow(change.put));
    else bury(change.bury);
  }

  function bury({ sessionId, writeKeyHash, goneAt, isForgotten }: Tombstone): void {
    dropRecord.run(sessionId);
    putTombstone.run(sessionId, writeKeyHash, goneAt, Number(isForgotten));
  }

  /** Page by page: the connection serves nobody else while a statement is being stepped through. */
  async function* alive(nowMs: number): AsyncGenerator<SessionSummary> {
    let rows: readonly (SummaryRow & { rowid: number })[];
    let after = 0;
    do {
      rows = findAlive.all({ after, now: nowMs, limit: PAGE_ROWS });
      for (const row of rows) yield summaryFrom(row);
      after = rows.at(-1)?.rowid ?? after;
    } while (rows.length === PAGE_ROWS);
  }

  function purge(nowMs: number, limit: number): string[] {
    const expired = findExpired.all(nowMs, limit);
    for (const { session_id: sessionId, write_key_hash: writeKeyHash, expires_at: goneAt } of expired) {
      bury({ sessionId, writeKeyHash, goneAt, isForgotten: false });
    }
    return expired.map((row) => row.session_id);
  }

  return {
    read: async (sessionId) => read(sessionId),
    transact: <Answer>(sessionId: string, decide: (kept: Kept) => Decision<Answer>) =>
      commits.add(() => {
        const decision = decide(read(sessionId));
        if (decision.write) write(decision.write);
        return decision.answer;
      }),
    alive,
    purge: (nowMs, limit) => commits.add(() => purge(nowMs, limit)),
    // `secure_delete` overwrites in the file; in the log every earlier page lives on until that is emptied.
    wipe: async () => void db.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => {
      commits.flush();
      db.close();
    },
  };
}

/** The engine's own lock, held until the process ends however it ends: there is no lock file to be left behind. */
function openExclusively(dataDir: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    db = new Database(prepareDataFolder(dataDir), { timeout: LOCK_PATIENCE_MS });
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Else what a savepoint may have to take back is written to a file of its own.
    db.pragma('temp_store = MEMORY');
    db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Error(`Another Clink is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
    }
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${String(error)}`, { cause: error });
  }
}

function migrate(db: Database.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > MIGRATIONS.length) throw new Error('The data was written by a newer Clink. Update this one first.');
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.transaction(() => {
      db.exec(migration);
      db.pragma(`user_version = ${index + 1}`);
    })();
  }
}
