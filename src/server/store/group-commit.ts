import type { Database } from 'better-sqlite3';
import { StoreUnavailable } from './store.ts';

interface Job {
  run(): void;
  settle(): void;
  refuse(error: unknown): void;
}

/**
 * Commits everything that arrives in one turn of the event loop together (architecture, Saving): synchronous from BEGIN
 * to COMMIT, and nobody is answered before it. An error of one job refuses that job; when the engine has rolled back by
 * itself (disk full), or COMMIT fails, the whole batch is refused.
 */
export class GroupCommit {
  readonly #db: Database;
  #jobs: Job[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  add<Answer>(work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let answer: Answer;
      const run = () => {
        answer = work();
      };
      if (this.#jobs.push({ run, settle: () => resolve(answer), refuse: reject }) === 1)
        setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting now. */
  flush(): void {
    const batch = this.#jobs;
    if (batch.length === 0) return;
    this.#jobs = [];
    try {
      const done = this.#commit(batch);
      for (const job of done) job.settle();
    } catch (error) {
      const unavailable = new StoreUnavailable('the batch was not committed', { cause: error });
      for (const job of batch) job.refuse(unavailable);
    }
  }

  #commit(batch: readonly Job[]): Job[] {
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
      job.refuse(error);
      return false;
    }
  }
}
