import { type Stored, StoreUnavailable, type Write } from '../store/store.ts';

/** The maximum number of sessions in one batch. The next line is the maximum number of batches at the same time. */
const BATCH = 256;
const BATCHES = 4;
/** How often a change is tried, because another node may change a session between the read and the write. */
const ATTEMPTS = 50;

/** A session as it was read. `seen` is the transaction that wrote its row, or '0' for an id that was never used. */
export interface Seen {
  readonly stored: Stored;
  readonly seen: string;
}

/** A decided write, which is stored only if the session has not changed since it was read. */
export interface SeenWrite {
  readonly sessionId: string;
  readonly seen: string;
  readonly write: Write;
}

/** The operations of the table that a batch needs. */
export interface SeenTable {
  /** The sessions by id. An id that was never used is missing. */
  read(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Seen>>;
  /**
   * Commits the writes whose sessions have not changed. Returns the ids of these sessions. A session may occur only
   * once in `writes`.
   */
  write(writes: readonly SeenWrite[]): Promise<ReadonlySet<string>>;
  /** Whether the error is about a single value, so that the other writes of the batch may be valid. */
  isAboutValues(error: unknown): boolean;
}

interface Job {
  readonly sessionId: string;
  /** Decides about the write and remembers the answer. May throw, and may be called again. */
  decide(stored: Stored): Write | undefined;
  resolve(): void;
  refuse(error: unknown): void;
}

/**
 * Reads, decides and writes many sessions in two statements (docs/decisions/0018-postgresql.md). Only writes whose
 * session has not changed since the read are stored, and the others are decided again. A session is in only one batch
 * at a time, and its changes keep their order.
 */
export class CompareAndSet {
  readonly #table: SeenTable;
  readonly #busy = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  #waiting: Job[] = [];

  constructor(table: SeenTable) {
    this.#table = table;
  }

  add<Answer>(
    sessionId: string,
    decide: (stored: Stored) => { readonly write?: Write; readonly answer: Answer },
  ): Promise<Answer> {
    return new Promise((resolve, refuse) => {
      let answer: Answer;
      const job: Job = {
        sessionId,
        decide: (stored) => {
          const decision = decide(stored);
          answer = decision.answer;
          return decision.write;
        },
        resolve: () => resolve(answer),
        refuse,
      };
      // All changes that arrive in one turn of the event loop share a batch.
      if (this.#waiting.push(job) === 1) setImmediate(() => this.#startBatches());
    });
  }

  async finish(): Promise<void> {
    this.#startBatches();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #startBatches(): void {
    while (this.#underWay.size < BATCHES) {
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      const done = this.#commit(batch).finally(() => {
        for (const { sessionId } of batch) this.#busy.delete(sessionId);
        this.#underWay.delete(done);
        this.#startBatches();
      });
      this.#underWay.add(done);
    }
  }

  #takeBatch(): Job[] {
    const batch: Job[] = [];
    this.#waiting = this.#waiting.filter((job) => {
      if (batch.length === BATCH || this.#busy.has(job.sessionId)) return true;
      this.#busy.add(job.sessionId);
      batch.push(job);
      return false;
    });
    return batch;
  }

  async #commit(batch: readonly Job[]): Promise<void> {
    let left = batch;
    try {
      for (let attempt = 0; left.length > 0 && attempt < ATTEMPTS; attempt += 1) left = await this.#attempt(left);
      for (const job of left) job.refuse(new StoreUnavailable('the session changes all the time'));
    } catch (error) {
      if (left.length > 1 && this.#table.isAboutValues(error)) await this.#commitOneByOne(left);
      else for (const job of left) job.refuse(error);
    }
  }

  async #commitOneByOne(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) await this.#commit([job]);
  }

  async #attempt(jobs: readonly Job[]): Promise<Job[]> {
    const found = await this.#table.read(jobs.map(({ sessionId }) => sessionId));
    const decided = jobs.flatMap((job) => {
      const { stored, seen } = found.get(job.sessionId) ?? UNUSED;
      const write = decide(job, stored);
      return write ? [{ job, sessionId: job.sessionId, seen, write }] : [];
    });
    if (decided.length === 0) return [];
    const written = await this.#table.write(decided);
    for (const { job } of decided) if (written.has(job.sessionId)) job.resolve();
    return decided.flatMap(({ job }) => (written.has(job.sessionId) ? [] : job));
  }
}

const UNUSED: Seen = { stored: {}, seen: '0' };

/** A decision without a write is answered immediately. A decision that throws refuses only its own change. */
function decide(job: Job, stored: Stored): Write | undefined {
  try {
    const write = job.decide(stored);
    if (!write) job.resolve();
    return write;
  } catch (error) {
    job.refuse(error);
    return undefined;
  }
}
