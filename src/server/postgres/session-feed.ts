import type { Logger } from 'pino';
import type { Follower } from '../celebrations/commit-feed.ts';
import { readRow, type SummaryRow, summaryFrom } from '../store/session-row.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Database } from './database.ts';
import { EVERYTHING } from './notifier.ts';
import { CHANGED, CHANGED_PAGE_ROWS } from './session-statements.ts';
import { type Wait, waitForReal } from './wait.ts';

const RETRY_MS = 500;
/** The pause after an error that the next read will probably repeat. */
const LONG_RETRY_MS = 10_000;

interface SessionFeedDeps {
  readonly database: Pick<Database, 'query'>;
  readonly follower: Follower;
  /** The oldest transaction that the first read must cover. */
  readonly since: string;
  readonly log: Pick<Logger, 'error'>;
  readonly wait?: Wait;
}

type ChangedRow = SummaryRow & {
  readonly celebration_id: string | null;
  readonly gone_at: number | null;
  readonly xid: string;
  /** The oldest transaction that was running when the row was read. */
  readonly xmin: string;
};

/**
 * Reads what other servers committed. A commit that changes a leaderboard in memory here is read immediately, and any
 * other commit at the next poll. Each read begins with the oldest transaction that was running during the previous
 * read, because that read could not see it (docs/decisions/0018-postgresql.md).
 */
export class SessionFeed {
  readonly #database: Pick<Database, 'query'>;
  readonly #follower: Follower;
  readonly #log: SessionFeedDeps['log'];
  readonly #wait: Wait;
  /** The oldest transaction that the last read may have missed. */
  #since: string;
  #underWay: Promise<void> | null = null;
  #isWantedAgain = false;
  /** The number of unannounced changes by celebration. Their notifications may still arrive. */
  readonly #suspects = new Map<string, number>();
  readonly #heard = new Set<string>();
  #repairs = 0;
  #isClosed = false;

  constructor({ database, follower, since, log, wait = waitForReal }: SessionFeedDeps) {
    this.#database = database;
    this.#follower = follower;
    this.#log = log;
    this.#wait = wait;
    this.#since = since;
  }

  get repairs(): number {
    return this.#repairs;
  }

  /** Called when another server or this server has committed. */
  async hear(celebrationIds: readonly string[], isOwn: boolean): Promise<boolean> {
    for (const id of celebrationIds) {
      this.#suspects.delete(id);
      this.#heard.add(id);
    }
    const isAll = celebrationIds.includes(EVERYTHING);
    if (isAll) this.#suspects.clear();
    const concernsUs = isAll || celebrationIds.some((id) => this.#follower.holds(id));
    if (!concernsUs || isOwn) return false;
    await this.read();
    return true;
  }

  /**
   * Polls the table, because notifications may have been lost. A change that this poll finds counts as a repair only at the
   * next poll, because its notification may still arrive. If a read is running, the table is read once more afterwards.
   */
  async look(): Promise<void> {
    if (this.#underWay) {
      await this.read();
      return;
    }
    for (const count of this.#suspects.values()) this.#repairs += count;
    this.#suspects.clear();
    this.#heard.clear();
    const news = await this.read();
    if (this.#heard.has(EVERYTHING)) return;
    for (const id of news) if (!this.#heard.has(id)) this.#suspects.set(id, (this.#suspects.get(id) ?? 0) + 1);
  }

  close(): void {
    this.#isClosed = true;
  }

  /**
   * Reads the table, and repeats this until it succeeds. Returns the celebration of each new change, possibly several times.
   */
  async read(): Promise<string[]> {
    const news: string[] = [];
    if (this.#underWay) {
      this.#isWantedAgain = true;
      await this.#underWay;
      return news;
    }
    this.#underWay = this.#readAll(news).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
    return news;
  }

  async #readAll(news: string[]): Promise<void> {
    do {
      this.#isWantedAgain = false;
      try {
        await this.#readWindow(news);
      } catch (error) {
        this.#isWantedAgain = true;
        await this.#waitAfter(error);
      }
    } while (this.#isWantedAgain && !this.#isClosed);
  }

  async #waitAfter(error: unknown): Promise<void> {
    const isOutage = error instanceof StoreUnavailable;
    if (!isOutage) this.#log.error({ err: error }, 'what other servers committed was not applied; tried again');
    await this.#wait(isOutage ? RETRY_MS : LONG_RETRY_MS);
  }

  async #readWindow(news: string[]): Promise<void> {
    let [xid, sessionId] = [this.#since, ''];
    let next: string | undefined;
    let isMore = true;
    while (isMore) {
      const { rows } = await this.#database.query<ChangedRow>(CHANGED, [xid, sessionId]);
      next ??= rows[0]?.xmin;
      for (const row of rows) if (this.#apply(row) && row.celebration_id !== null) news.push(row.celebration_id);
      const last = rows.at(-1);
      isMore = last !== undefined && rows.length === CHANGED_PAGE_ROWS;
      if (last) [xid, sessionId] = [last.xid, last.session_id];
    }
    this.#since = next ?? this.#since;
  }

  #apply(row: ChangedRow): boolean {
    const { session_id: sessionId, celebration_id: celebrationId } = row;
    if (celebrationId === null) return false;
    if (row.gone_at !== null) return this.#follower.apply({ sessionId, celebrationId, session: null });
    const session = readRow(row, summaryFrom);
    return session !== null && this.#follower.apply({ sessionId, celebrationId, session });
  }
}
