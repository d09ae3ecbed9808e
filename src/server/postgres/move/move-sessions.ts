import type { Database } from 'better-sqlite3';
import type { Client } from 'pg';
import { openClockTable } from '../../store/clock-table.ts';
import { arraysOf, COPY, READ, READ_CLOCK, SESSION_COLUMNS, WRITE_CLOCK } from '../session-statements.ts';
import { digestOf, digestOfAll, type Row } from './row-digest.ts';

const SLICE = 500;

export interface MovedSessions {
  readonly sessions: number;
  readonly tombstones: number;
  /** The number of rows of which the database has a later version. They are not changed. */
  readonly newer: number;
  /** A common digest of all rows that are equal in the file and in the database. */
  readonly digest: string;
}

const LIVE = 'SELECT *, NULL AS gone_at, NULL AS reason FROM drink_sessions ORDER BY rowid';
const GONE = 'SELECT session_id, write_key_hash, gone_at, reason FROM gone_sessions ORDER BY session_id';

/** The columns that are compared. For a tombstone, only the database stores the celebration. */
const COMPARED = SESSION_COLUMNS.filter((column) => column !== 'seen');
const COMPARED_OF_TOMBSTONE = ['session_id', 'write_key_hash', 'gone_at', 'reason'];

export async function moveSessions(db: Database, client: Client): Promise<MovedSessions> {
  await moveClock(db, client);
  const live = await moveRows(db, LIVE, client, COMPARED);
  const gone = await moveRows(db, GONE, client, COMPARED_OF_TOMBSTONE);
  return {
    sessions: live.rows,
    tombstones: gone.rows,
    newer: live.newer + gone.newer,
    digest: digestOfAll([...live.digests, ...gone.digests]),
  };
}

async function moveRows(db: Database, select: string, client: Client, compared: readonly string[]) {
  const digests: string[] = [];
  let [rows, newer] = [0, 0];
  for (const slice of slicesOf(db.prepare<[], Row>(select).iterate())) {
    await client.query(COPY, arraysOf(slice.map((row) => ({ ...row, seen: '0' }))));
    const found = await client.query<Row>(READ, [slice.map((row) => row.session_id)]);
    const byId = new Map(found.rows.map((row) => [row.session_id, row]));
    for (const row of slice) {
      const digest = compare(row, byId.get(row.session_id ?? null), compared);
      if (digest === null) newer += 1;
      else digests.push(digest);
    }
    rows += slice.length;
  }
  return { rows, newer, digests };
}

/**
 * The digest of a row that is equal in the file and in the database. Null if the database has a later version. @throws for any
 * other difference.
 */
function compare(row: Row, found: Row | undefined, compared: readonly string[]): string | null {
  if (!found) throw new Error(`session ${row.session_id} is not in the database`);
  const digest = digestOf(row, compared);
  if (digest === digestOf(found, compared)) return digest;
  const isLater = found.gone_at !== null || Number(found.version) > Number(row.version);
  if (!isLater) throw new Error(`session ${row.session_id} differs in the database`);
  return null;
}

/** Copies the server's time, unless the database already has a time, which is then later. */
async function moveClock(db: Database, client: Client): Promise<void> {
  const mark = openClockTable(db).read();
  const known = await client.query(READ_CLOCK);
  if (!mark || known.rows.length > 0) return;
  await client.query(WRITE_CLOCK, [mark.serverMs, mark.wallMs, mark.uptimeMs, mark.bootId]);
}

function* slicesOf(rows: Iterable<Row>): Generator<Row[]> {
  let slice: Row[] = [];
  for (const row of rows) {
    slice.push(row);
    if (slice.length < SLICE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
