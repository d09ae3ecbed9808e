import Database from 'better-sqlite3';

/** How a server can die around its next commit. */
export type Death = 'before-commit' | 'after-commit';

/**
 * A real SQLite database that outlives the servers that use it, as a file outlives a process. A server may be killed
 * around a commit; the disk may be full for a while, or be put back to what it held once.
 */
export class FragileDatabase {
  #db = new Database(':memory:');
  #incarnation = 0;
  #armed: { death: Death; onDeath: () => void } | null = null;

  /** What a starting server opens. Everything an earlier one still tries fails. */
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

  /** No server may use it any more until the next `open`. */
  abandon(): void {
    this.#incarnation += 1;
  }

  /** The next commit kills the server: with or without having reached the disk. */
  killAtCommit(death: Death, onDeath: () => void): void {
    this.#armed = { death, onDeath };
  }

  disarm(): void {
    this.#armed = null;
  }

  /** What the disk holds now. */
  backUp(): Buffer {
    return this.#db.serialize();
  }

  /** Everything committed since is lost. No server may use it any more until the next `open`. */
  putBack(backup: Buffer): void {
    this.abandon();
    this.#db.close();
    this.#db = new Database(backup);
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

  #exec(incarnation: number, sql: string): void {
    if (incarnation !== this.#incarnation) throw new Error('this server is dead');
    const armed = sql === 'COMMIT' ? this.#armed : null;
    if (!armed) {
      this.#db.exec(sql);
      return;
    }
    this.#armed = null;
    this.#db.exec(armed.death === 'after-commit' ? 'COMMIT' : 'ROLLBACK');
    armed.onDeath();
    throw new Error('killed at commit');
  }
}
