import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';

/** What a session id stands for. */
export interface Stored {
  readonly record?: SessionRecord;
  readonly tombstone?: Tombstone;
  /** There is a session that the disk has damaged: its owner's next save replaces it. */
  readonly unreadable?: Pick<SessionRecord, 'writeKeyHash' | 'version'>;
}

export type Write = { readonly put: SessionRecord } | { readonly tombstone: Tombstone };

/** What to write, if anything, and what to answer once it is committed. */
export interface Decision<Answer> {
  readonly write?: Write;
  readonly answer: Answer;
}

/** What a board needs of a session: all but the drinks, so that a start costs the same however much guests logged. */
export type SessionSummary = Pick<
  SessionRecord,
  | 'sessionId'
  | 'userName'
  | 'totalDrinks'
  | 'sessionStart'
  | 'lastDrinkAt'
  | 'drinkingPace'
  | 'whereabouts'
  | 'hidden'
  | 'expiresAt'
  | 'version'
  | 'writeKeyHash'
>;

/** What clocks said at one moment, so that a restart goes on with the same time. Times in ms. */
export interface ClockMark {
  readonly serverMs: number;
  readonly wallMs: number;
  readonly uptimeMs: number;
  /** Which start of the computer `uptimeMs` counts from; null where that is not known. */
  readonly bootId: string | null;
}

/** Where sessions live. Every engine behind it passes the same contract test (store.test.ts). */
export interface Store {
  read(sessionId: string): Promise<Stored>;
  /**
   * Reads, decides and writes as one step nobody comes between; settles only after COMMIT. `decide` is synchronous and
   * may throw: that refuses this change alone.
   * @throws {StoreUnavailable} when the engine could not commit; nothing of the change was kept.
   */
  transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Promise<Answer>;
  /** Every session that is alive at `nowMs`, a few in memory at a time. */
  alive(nowMs: number): AsyncIterable<SessionSummary>;
  /** Deletes at most `limit` sessions that expired before `nowMs`, the earliest first, leaving tombstones; returns the ids. */
  purge(nowMs: number, limit: number): Promise<string[]>;
  /** The last mark that was written. */
  readClock(): Promise<ClockMark | undefined>;
  writeClock(mark: ClockMark): Promise<void>;
  /** After this nothing that was deleted or written over is left in any file of the store. */
  wipe(): Promise<void>;
  /** False when the files that hold the sessions were taken away: nothing can be stored. */
  isIntact(): boolean;
  close(): Promise<void>;
}

/** The store has said in the log why. */
export class StoreUnavailable extends Error {}
