import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import { compareText } from '../../domain/text/compare-text.ts';
import type { Row } from '../store/session-fields.ts';
import {
  fromRow,
  readRow,
  type SessionRow,
  type SummaryRow,
  summaryFrom,
  toRow,
  unreadableFrom,
} from '../store/session-row.ts';
import {
  type ClockMark,
  type RemovedSession,
  type SessionSummary,
  type Store,
  StoreUnavailable,
} from '../store/store.ts';
import { CompareAndSet, type Seen, type SeenTable, type SeenWrite } from './compare-and-set.ts';
import { type Database, hasZeroByte } from './database.ts';
import { EVERYTHING } from './notifier.ts';
import { createPostgresRecap, type EndedRow } from './postgres-recap.ts';
import {
  ALIVE,
  ALIVE_OF_CELEBRATION,
  arraysOf,
  COUNT_CODED,
  DELETE_CELEBRATION,
  PURGE,
  PURGE_ONE,
  READ,
  READ_CLOCK,
  WRITE,
  WRITE_CLOCK,
} from './session-statements.ts';
import { isAboutValues } from './statement-errors.ts';

/** The number of sessions that are read at a time while a roster is loaded. */
const PAGE_ROWS = 500;

/** A row of `sessions`. In a tombstone, all columns about the guest are null. */
type StoredRow = SessionRow & {
  readonly xid: string;
  readonly gone_at: number | null;
  readonly reason: GoneReason;
};
interface WrittenId {
  readonly session_id: string;
  /** Null for the tombstone of an id without a session. */
  readonly celebration_id: string | null;
}

/**
 * The store in a migrated PostgreSQL database, which any number of servers may share. It does not close the database.
 * `onCommit` gets the celebrations of committed changes. `onDoubt` gets the celebrations of changes that may or may not
 * be committed.
 */
export function createPostgresStore(
  database: Pick<Database, 'query' | 'queryPatiently' | 'transact' | 'isReachable'>,
  onCommit: (celebrationIds: readonly string[]) => void = () => {},
  onDoubt: (celebrationIds: readonly string[]) => void = () => {},
): Store {
  const table: SeenTable = {
    read: async (sessionIds) => {
      const { rows } = await database.query<StoredRow>(READ, [sessionIds.filter((id) => !hasZeroByte(id))]);
      return new Map(rows.map((row) => [row.session_id, seenFrom(row)]));
    },
    write: async (writes) => {
      const writing = database.query<WrittenId>(WRITE, arraysOf(writes.map(rowOf)));
      const { rows } = await writing.catch((error: unknown) => {
        // If PostgreSQL refuses a value, the statement is not committed, so no change is in doubt.
        if (!isRefusal(error))
          onDoubt(writes.map(({ write }) => ('put' in write ? write.put.celebrationId : EVERYTHING)));
        throw error;
      });
      onCommit(rows.flatMap((row) => row.celebration_id ?? []));
      return new Set(rows.map(({ session_id: id }) => id));
    },
    isAboutValues: isRefusal,
  };
  const changes = new CompareAndSet(table);

  async function* alive(nowMs: number, celebrationId?: string): AsyncGenerator<SessionSummary> {
    const [statement, more] = celebrationId === undefined ? [ALIVE, []] : [ALIVE_OF_CELEBRATION, [celebrationId]];
    let after: string | undefined = '';
    while (after !== undefined) {
      const page: { rows: SummaryRow[] } = await database.query<SummaryRow>(statement, [
        nowMs,
        after,
        PAGE_ROWS,
        ...more,
      ]);
      for (const row of page.rows) {
        const session = readRow(row, summaryFrom);
        if (session) yield session;
      }
      after = lastOf(page.rows);
    }
  }

  const recap = createPostgresRecap(database);

  function committed(rows: readonly EndedRow[]): RemovedSession[] {
    onCommit(rows.map((row) => row.celebration_id));
    return rows
      .toSorted((a, b) => a.gone_at - b.gone_at || compareText(a.session_id, b.session_id))
      .map((row) => ({ sessionId: row.session_id, celebrationId: row.celebration_id }));
  }

  async function remove(statement: string, ...values: unknown[]): Promise<RemovedSession[]> {
    return committed((await database.query<EndedRow>(statement, values)).rows);
  }

  /** First purges sessions that need no group, in one statement. */
  async function purge(nowMs: number, limit: number): Promise<RemovedSession[]> {
    const removed = await remove(PURGE, nowMs, limit);
    if (removed.length === limit) return removed;
    return [...removed, ...committed(await recap.purge(nowMs, limit - removed.length))];
  }

  async function purgeOne(sessionId: string, nowMs: number): Promise<RemovedSession[]> {
    const removed = await remove(PURGE_ONE, nowMs, 1, sessionId);
    return removed.length > 0 ? removed : committed(await recap.purge(nowMs, 1, sessionId));
  }

  async function deleteCelebration(celebrationId: string, nowMs: number, limit: number): Promise<RemovedSession[]> {
    const removed = await remove(DELETE_CELEBRATION, celebrationId, limit, nowMs);
    if (removed.length < limit) await recap.forgetCelebration(celebrationId);
    return removed;
  }

  async function readClock(): Promise<ClockMark | undefined> {
    const { rows } = await database.query<ClockRow>(READ_CLOCK);
    const [row] = rows;
    return row && { serverMs: row.server_ms, wallMs: row.wall_ms, uptimeMs: row.uptime_ms, bootId: row.boot_id };
  }

  return {
    read: async (sessionId) => (await table.read([sessionId])).get(sessionId)?.stored ?? {},
    transact: (sessionId, decide) => changes.add(sessionId, decide),
    alive,
    countCoded: async () => {
      const { rows } = await database.queryPatiently<{ celebration_id: string; sessions: number }>(COUNT_CODED);
      return new Map(rows.map(({ celebration_id: id, sessions }) => [id, sessions]));
    },
    ...{ purge, purgeOne, deleteCelebration, recap },
    readClock,
    writeClock: async ({ serverMs, wallMs, uptimeMs, bootId }) => {
      await database.query(WRITE_CLOCK, [serverMs, wallMs, uptimeMs, bootId]);
    },
    // docs/privacy.md says how long PostgreSQL keeps deleted data.
    wipe: async () => {},
    unreadyReason: () => (database.isReachable() ? null : 'Nothing can be saved in PostgreSQL.'),
    close: () => changes.finish(),
  };
}

/** Whether the database refused a value, so that nothing was committed. */
function isRefusal(error: unknown): boolean {
  return error instanceof StoreUnavailable && isAboutValues(error.cause);
}

/** The id after which the next page begins. Undefined if there is no next page. */
function lastOf(page: readonly SummaryRow[]): string | undefined {
  return page.length < PAGE_ROWS ? undefined : page.at(-1)?.session_id;
}

interface ClockRow {
  readonly server_ms: number;
  readonly wall_ms: number;
  readonly uptime_ms: number;
  readonly boot_id: string | null;
}

/** A row as `READ` returns it. */
export function seenFrom(row: StoredRow): Seen {
  const { session_id: sessionId, write_key_hash: writeKeyHash, gone_at: goneAt, reason, xid: seen } = row;
  if (goneAt !== null) return { seen, stored: { tombstone: { sessionId, writeKeyHash, goneAt, reason } } };
  const record = readRow(row, fromRow);
  return { seen, stored: record ? { record } : { unreadable: unreadableFrom(row) } };
}

function rowOf({ seen, write }: SeenWrite): Row {
  if ('put' in write) return { ...toRow(write.put), seen };
  const { sessionId, writeKeyHash, goneAt, reason } = write.tombstone;
  return { session_id: sessionId, write_key_hash: writeKeyHash, seen, gone_at: goneAt, reason };
}
