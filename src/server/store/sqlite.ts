import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { openClockTable } from './clock-table.ts';
import { databasePath, prepareDataFolder } from './data-folder.ts';
import { openDatabaseFile, watchFile } from './database-file.ts';
import { FaultLog, FilesLost, isDamage, isFull } from './faults.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { openReserve, type Reserve } from './reserve.ts';
import { finishSalvage, forgetDamaged } from './salvage.ts';
import { readRow, summaryFrom } from './session-row.ts';
import { openSessionTable } from './session-table.ts';
import {
  type ClockMark,
  type Decision,
  type SessionSummary,
  type Store,
  type Stored,
  StoreUnavailable,
  type Write,
} from './store.ts';

/** The number of sessions that are read at a time while a roster is loaded. */
const PAGE_ROWS = 500;

interface Surroundings {
  readonly reserve: Reserve;
  readonly faults: Pick<FaultLog, 'failed' | 'succeeded' | 'unreadable'>;
  /** Whether the opened file is still at its path, neither moved nor replaced. */
  isIntact(): boolean;
}

const NO_FILE: Surroundings = {
  reserve: { hasRoom: () => true, giveUp: () => {} },
  faults: { failed: () => {}, succeeded: () => {}, unreadable: () => {} },
  isIntact: () => true,
};

const SHARED = 'others may be able to read this file, because only its owner can make it private';

/**
 * The embedded store: one SQLite file in `dataDir`.
 * @throws if the folder cannot be used, or another process uses it.
 */
export function openSqliteStore(dataDir: string, log: Logger): Store {
  try {
    finishSalvage(databasePath(dataDir));
    const path = prepareDataFolder(dataDir, (file, error) => log.warn({ err: error, file }, SHARED));
    const db = openDatabaseFile(path, log);
    const reserve = openReserve(join(dataDir, 'clink.reserve'));
    const store = createSqliteStore(db, { reserve, faults: new FaultLog(log, path), isIntact: watchFile(path) });
    return { ...store, wipe: () => store.wipe().then(() => forgetDamaged(path)) };
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Error(`Another Clink is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`, {
        cause: error,
      });
    }
    throw new Error(`DATA_DIR ${dataDir} cannot be used`, { cause: error });
  }
}

/** Makes the store over a database that is already open. `close` closes the database. */
export function createSqliteStore(db: Database.Database, surroundings: Surroundings = NO_FILE): Store {
  const { reserve, faults, isIntact } = surroundings;
  migrate(db);
  const sessions = openSessionTable(db);
  const clock = openClockTable(db);
  const commits = new GroupCommit(db, {
    committed: () => {
      requireIntact();
      faults.succeeded();
    },
    failed: (error) => {
      // Only some saves fail because of a damaged page, so the store does not count as failing.
      isFailing ||= !isDamage(error);
      faults.failed(error);
    },
  });
  let isFailing = false;

  function requireIntact(): void {
    if (!isIntact()) throw new FilesLost('the database is not where it was opened');
  }

  /** Reads page by page, because an open statement blocks the connection for all other work. */
  async function* alive(nowMs: number, celebrationId?: string): AsyncGenerator<SessionSummary> {
    let unreadable = 0;
    let after: number | undefined = 0;
    while (after !== undefined) {
      const rows = sessions.alive({ after, now: nowMs, limit: PAGE_ROWS }, celebrationId);
      for (const row of rows) {
        const session = readRow(row, summaryFrom);
        if (session) yield session;
        else unreadable += 1;
      }
      after = rows.at(-1)?.rowid;
    }
    if (unreadable > 0) faults.unreadable(unreadable);
  }

  function read(sessionId: string): Stored {
    try {
      return sessions.read(sessionId);
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      faults.failed(error);
      throw new StoreUnavailable('the session cannot be read', { cause: error });
    }
  }

  async function transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Promise<Answer> {
    let isDeletion = false;
    let isSave = false;
    const attempt = () =>
      commits.add(() => {
        const { write, answer } = decide(read(sessionId));
        isDeletion = write !== undefined && 'tombstone' in write;
        isSave = write !== undefined && 'put' in write;
        if (write) apply(write);
        return answer;
      });
    const answer = await withReserve(attempt, () => isDeletion);
    if (isSave) isFailing = false;
    return answer;
  }

  function apply(write: Write): void {
    if ('tombstone' in write) sessions.remove(write.tombstone);
    else if (reserve.hasRoom()) sessions.put(write.put);
    else throw new StoreUnavailable('the remaining room on the disk is for deletions');
  }

  async function writeClock(mark: ClockMark): Promise<void> {
    await commits.add(() => clock.write(mark));
    isFailing = false;
  }

  function unreadyReason(): string | null {
    if (!isIntact()) return 'The data folder is gone.';
    if (!reserve.hasRoom()) return 'The disk is full.';
    return isFailing ? 'The store cannot write.' : null;
  }

  // `secure_delete` overwrites data in the file. Earlier pages remain in the log until the log is emptied.
  async function emptyLog(): Promise<void> {
    try {
      db.pragma('wal_checkpoint(TRUNCATE)');
      requireIntact();
    } catch (error) {
      faults.failed(error);
      throw new StoreUnavailable('the log was not emptied', { cause: error });
    }
  }

  /** If the disk is full, a deletion may use the reserve, because it frees more space than it needs. */
  async function withReserve<Answer>(attempt: () => Promise<Answer>, deletes: () => boolean): Promise<Answer> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StoreUnavailable && isFull(error.cause) && deletes())) throw error;
      reserve.giveUp();
      return attempt();
    }
  }

  return {
    read: async (sessionId) => read(sessionId),
    transact,
    alive,
    countCoded: async () => sessions.countCoded(),
    purge: (nowMs, limit) => withReserve(() => commits.addAlone(() => sessions.removeExpired(nowMs, limit)), always),
    purgeOne: (sessionId, nowMs) =>
      withReserve(() => commits.add(() => sessions.removeExpiredOne(sessionId, nowMs)), always),
    deleteCelebration: (celebrationId, nowMs, limit) =>
      withReserve(() => commits.addAlone(() => sessions.removeCelebration(celebrationId, nowMs, limit)), always),
    recap: {
      ungrouped: async (celebrationId) => sessions.recap.ungrouped(celebrationId),
      addGroup: (group) => commits.add(() => sessions.recap.addGroup(group)),
      waiting: async (limit) => sessions.recap.waiting(limit),
      carried: (groups) => commits.add(() => sessions.recap.carried(groups)),
    },
    readClock: async () => clock.read(),
    writeClock,
    wipe: () => withReserve(emptyLog, always),
    unreadyReason,
    close: async () => {
      commits.flush();
      db.close();
    },
  };
}

const always = () => true;
