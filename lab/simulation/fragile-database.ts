import Database from 'better-sqlite3';
import { openSessionTable } from '../../src/server/store/session-table.ts';
import type { Stored } from '../../src/server/store/store.ts';

/** The moment at which a server is killed: before or after its next commit. */
type Death = 'before-commit' | 'after-commit';

/**
 * A real SQLite database that outlives its servers, as a file outlives a process. A server may be killed just before or after
 * a commit. The disk may be full for a while, and the database may be restored from a backup.
 */
export class FragileDatabase {
  #db = new Database(':memory:');
  #sessions: ReturnType<typeof openSessionTable> | null = null;
  #incarnation = 0;
  #armed: { death: Death; onDeath: () => void; changes: number } | null = null;

  /** Opens the database for a starting server. Later attempts of an earlier server to use it fail. */
  open(): Database.Database {
    const incarnation = ++this.#incarnation;
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    return new Proxy(this.#db, {
      get: (db, name) => {
        if (name === 'exec') return (sql: string) => this.#exec(incarnation, sql);
        if (name === 'close') return () => {};
        const value: unknown = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
  }

  /** Makes all use fail until the next `open`. */
  abandon(): void {
    this.disarm();
    this.#incarnation += 1;
  }

  /** The next commit that changes something kills the server, before or after it reaches the disk. */
  killAtCommit(death: Death, onDeath: () => void): void {
    this.#armed = { death, onDeath, changes: this.#changes() };
  }

  disarm(): void {
    this.#armed = null;
  }

  /** A copy of the data on the disk. */
  backUp(): Buffer {
    return this.#db.serialize();
  }

  /** Restores an abandoned database from a backup. All later commits are lost. */
  putBack(backup: Buffer): void {
    this.#db.close();
    this.#db = new Database(backup);
    this.#sessions = null;
  }

  /** Reads a session from the disk, even while no server runs. */
  read(sessionId: string): Stored {
    this.#sessions ??= openSessionTable(this.#db);
    return this.#sessions.read(sessionId);
  }

  /** The ids of a celebration's sessions on the disk. */
  sessionIdsOf(celebrationId: string): string[] {
    const statement = 'SELECT session_id FROM drink_sessions WHERE celebration_id = ? ORDER BY session_id';
    return this.#db.prepare<[string], string>(statement).pluck().all(celebrationId);
  }

  fillDisk(sparePages: number): void {
    this.#db.pragma(`max_page_count = ${Number(this.#db.pragma('page_count', { simple: true })) + sparePages}`);
  }

  freeDisk(): void {
    this.#db.pragma('max_page_count = 1073741823');
  }

  destroy(): void {
    this.#db.close();
  }

  /** The number of rows written so far. */
  #changes(): number {
    return Number(this.#db.prepare('SELECT total_changes()').pluck().get());
  }

  #exec(incarnation: number, sql: string): void {
    if (incarnation !== this.#incarnation) throw new Error('this server is dead');
    const armed = sql === 'COMMIT' ? this.#armed : null;
    if (!armed || armed.changes === this.#changes()) {
      this.#db.exec(sql);
      return;
    }
    this.#armed = null;
    this.#db.exec(armed.death === 'after-commit' ? 'COMMIT' : 'ROLLBACK');
    armed.onDeath();
    throw new Error('killed at commit');
  }
}
