import { type Database, SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from './store.ts';

interface Job {
  run(): void;
  resolve(): void;
  refuse(error: unknown): void;
}

/** Is notified of commits and failures. */
export interface CommitWatch {
  /** Called after COMMIT and before the answers. Throws to refuse the batch. */
  committed(): void;
  failed(error: unknown): void;
}

/**
 * Commits all jobs of one turn of the event loop together (docs/decisions/0002-embedded-sqlite.md). All work from BEGIN
 * to COMMIT is synchronous, and no job is answered before COMMIT. If a job throws, only that job is refused. If SQLite
 * itself rolls back (disk full), or COMMIT fails, the whole batch is refused.
 */
export class GroupCommit {
  readonly #db: Database;
  readonly #watch: CommitWatch;
  #jobs: Job[] = [];

  constructor(db: Database, watch: CommitWatch) {
    this.#db = db;
    this.#watch = watch;
  }

  add<Answer>(work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#jobs.push(jobOf(work, resolve, reject)) === 1) setImmediate(() => this.flush());
    });
  }

  /** Runs one job in a separate transaction and a separate turn of the event loop. */
  addAlone<Answer>(work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      setImmediate(() => this.#commit([jobOf(work, resolve, reject)]));
    });
  }

  /** Commits the waiting jobs immediately. */
  flush(): void {
    const batch = this.#jobs;
    this.#jobs = [];
    if (batch.length > 0) this.#commit(batch);
  }

  #commit(batch: readonly Job[]): void {
    try {
      const done = this.#transact(batch);
      this.#watch.committed();
      for (const job of done) job.resolve();
    } catch (error) {
      this.#watch.failed(error);
      const unavailable = new StoreUnavailable('the batch was not committed', { cause: error });
      for (const job of batch) job.refuse(unavailable);
    }
  }

  /** The error for the caller: an error of the decision itself, or `StoreUnavailable` instead of an error of SQLite. */
  #refusalOf(error: unknown): unknown {
    if (!(error instanceof SqliteError)) return error;
    this.#watch.failed(error);
    return new StoreUnavailable('the change could not be written', { cause: error });
  }

  #transact(batch: readonly Job[]): Job[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const done = batch.filter((job) => this.#attempt(job));
      this.#db.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #attempt(job: Job): boolean {
    this.#db.exec('SAVEPOINT job');
    try {
      job.run();
      this.#db.exec('RELEASE job');
      return true;
    } catch (error) {
      if (!this.#db.inTransaction) throw error;
      this.#db.exec('ROLLBACK TO job; RELEASE job');
      job.refuse(this.#refusalOf(error));
      return false;
    }
  }
}

function jobOf<Answer>(work: () => Answer, resolve: (answer: Answer) => void, refuse: (error: unknown) => void): Job {
  let answer: Answer;
  const run = () => {
    answer = work();
  };
  return { run, resolve: () => resolve(answer), refuse };
}
