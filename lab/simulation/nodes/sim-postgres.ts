import SqliteDatabase from 'better-sqlite3';
import { MIGRATIONS } from '../../../src/server/postgres/migrations.ts';
import type { Dice } from '../dice.ts';
import type { VirtualTime } from '../virtual-time.ts';
import { BATCH, inSqlite, rowsIn, withRows } from './sqlite-dialect.ts';

export interface Outcome {
  readonly rows: Record<string, unknown>[];
  readonly changes: number;
}

/** A connection that listens for notifications. */
export interface Subscription {
  readonly channels: readonly string[];
  notify(channel: string, payload: string): void;
  /** Called when the database has ended the connection. */
  end(): void;
}

/** A committed change of a session. */
export interface CommittedChange {
  readonly sessionId: string;
  readonly celebrationId: string | null;
  readonly atMs: number;
}

/**
 * The parts of PostgreSQL that the product uses, in virtual time, with the product's tables and statements in SQLite. A
 * transaction gets its number before it becomes visible, so later transactions may become visible earlier. Rows are locked
 * until their transaction ends. A notification reaches only connections that listen when it is committed. A crash loses only
 * uncommitted data.
 */
export class SimPostgres {
  isUp = true;
  /** The longest duration of a usual commit and of a rare slow one, in ms. */
  commitMs = { usual: 5, rare: 1_000 };
  readonly changes: CommittedChange[] = [];
  readonly subscriptions = new Set<Subscription>();
  readonly #db = new SqliteDatabase(':memory:');
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  /** The numbers of the transactions that have not ended. */
  readonly #active = new Set<number>();
  readonly #locked = new Set<string>();
  #lastXid = 700;
  /** The transaction number of the present statement. */
  #xid = 0;
  #starts = 0;

  constructor(time: VirtualTime, dice: Dice) {
    this.#time = time;
    this.#dice = dice;
    this.#db.function('pg_current_xact_id', { directOnly: false }, () => this.#xid);
    this.#db.function('snapshot_xmin', () => this.#xmin());
    this.#db.function('is_locked', (sessionId: unknown) => Number(this.#locked.has(String(sessionId))));
    const nulls = (values: unknown[]) => values.filter((value) => value === null).length;
    const counting = { varargs: true, deterministic: true };
    this.#db.function('num_nulls', counting, (...values: unknown[]) => nulls(values));
    this.#db.function('num_nonnulls', counting, (...values: unknown[]) => values.length - nulls(values));
    for (const migration of Object.values(MIGRATIONS)) this.#db.exec(inSqlite(migration));
  }

  /** Runs one statement as a transaction. Resolves when it is committed. @throws {Error} if the database is down or crashes. */
  async execute(text: string, values: readonly unknown[] = []): Promise<Outcome> {
    const start = this.requireUp();
    if (text.includes('pg_notify')) return this.#notify(start, String(values[0]), String(values[1]));
    if (BATCH.test(text)) return this.#writeBatch(start, text, values as unknown[][]);
    if (!/^\s*(INSERT|UPDATE|DELETE|WITH)\b/.test(text)) return this.#run(text, values, 0);
    while (text.includes('FOR UPDATE)') && this.#locked.size > 0) await this.#pass(start, 1);
    return this.#run(text, values, this.#nextXid());
  }

  /** Runs several statements as one transaction, which nothing interrupts. */
  async transact<Answer>(work: (query: SimPostgres['execute']) => Promise<Answer>): Promise<Answer> {
    this.requireUp();
    const xid = this.#nextXid();
    this.#db.exec('BEGIN');
    try {
      const answer = await work(async (text, values = []) => this.#run(text, values, xid));
      this.#db.exec('COMMIT');
      return answer;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Reads committed data, even if the database is down. */
  read(text: string, values: readonly unknown[]): Outcome['rows'] {
    return this.#run(text, values, 0).rows;
  }

  /** Drops all uncommitted transactions and ends every connection. */
  crash(): void {
    this.isUp = false;
    this.#starts += 1;
    this.#active.clear();
    this.#locked.clear();
    // PostgreSQL empties an unlogged table after a crash.
    this.#db.exec('DELETE FROM tickets');
    for (const subscription of [...this.subscriptions]) subscription.end();
    this.subscriptions.clear();
  }

  destroy(): void {
    this.#db.close();
  }

  async #notify(start: number, channel: string, payload: string): Promise<Outcome> {
    await this.#pass(start, this.#commitDelay());
    for (const subscription of [...this.subscriptions])
      if (subscription.channels.includes(channel)) subscription.notify(channel, payload);
    return { rows: [], changes: 0 };
  }

  /** Locks the rows in the order of their ids, and keeps them locked until the commit. */
  async #writeBatch(start: number, text: string, columns: readonly (readonly unknown[])[]): Promise<Outcome> {
    const xid = this.#nextXid();
    const sessionIds = (columns[0] as string[]).toSorted();
    this.#active.add(xid);
    for (const id of sessionIds) {
      while (this.#locked.has(id)) await this.#pass(start, 1);
      this.#locked.add(id);
    }
    await this.#pass(start, this.#commitDelay());
    try {
      return this.#run(withRows(text), [rowsIn(columns)], xid);
    } finally {
      this.#active.delete(xid);
      for (const id of sessionIds) this.#locked.delete(id);
    }
  }

  #run(text: string, values: readonly unknown[], xid: number): Outcome {
    this.#xid = xid;
    const statement = this.#db.prepare(inSqlite(text));
    const named = Object.fromEntries(values.map((value, index) => [index + 1, asParameter(value)]));
    if (!statement.reader) return { rows: [], changes: statement.run(named).changes };
    const rows = statement.all(named) as Outcome['rows'];
    if (xid > 0 && /\bsessions\b/.test(text)) this.#note(rows);
    return { rows, changes: rows.length };
  }

  #note(rows: Outcome['rows']): void {
    for (const { session_id: sessionId, celebration_id: celebrationId } of rows)
      if (sessionId !== undefined)
        this.changes.push({ sessionId, celebrationId, atMs: this.#time.nowMs } as CommittedChange);
  }

  #nextXid(): number {
    this.#lastXid += 1;
    return this.#lastXid;
  }

  #xmin(): number {
    return Math.min(this.#lastXid + 1, ...this.#active);
  }

  #commitDelay(): number {
    const { usual, rare } = this.commitMs;
    return this.#dice.between(0, this.#dice.chance(0.9) ? usual : rare);
  }

  /** Waits. @throws {Error} if the database crashes meanwhile. */
  async #pass(start: number, delayMs: number): Promise<void> {
    await this.#time.pause(delayMs);
    if (start !== this.#starts) throw new Error('the database has crashed');
  }

  /** @throws {Error} if the database is down. */
  requireUp(): number {
    if (!this.isUp) throw new Error('connection refused');
    return this.#starts;
  }
}

function asParameter(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
