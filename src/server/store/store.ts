import type { Sums } from '../../domain/recap/sums.ts';
import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';

/** What is stored for a session id. */
export interface Stored {
  readonly record?: SessionRecord;
  readonly tombstone?: Tombstone;
  /** A session that the disk has damaged. Its owner's next save replaces it. */
  readonly unreadable?: Pick<SessionRecord, 'celebrationId' | 'writeKeyHash' | 'version' | 'moderation'>;
}

export type Write = { readonly put: SessionRecord } | { readonly tombstone: Tombstone };

/** What to write, if anything, and what to answer after the commit. */
export interface Decision<Answer> {
  readonly write?: Write;
  readonly answer: Answer;
}

/** The fields of a session that a roster does not need: the long ones, and the celebration, which the roster knows. */
const NOT_IN_SUMMARY = ['celebrationId', 'drinks', 'removed', 'stamps'] as const satisfies (keyof SessionRecord)[];

/** A session without its drinks, for the roster. So a server starts equally fast, however many drinks are stored. */
export type SessionSummary = Omit<SessionRecord, (typeof NOT_IN_SUMMARY)[number]>;

export function isInSummary(field: string): field is keyof SessionSummary {
  return !NOT_IN_SUMMARY.some((name) => name === field);
}

/** A session that is no longer stored. */
export type RemovedSession = Pick<SessionRecord, 'sessionId' | 'celebrationId'>;

/** The clocks at one moment, from which a restart continues the server's time. Times in ms. */
export interface ClockMark {
  readonly serverMs: number;
  readonly wallMs: number;
  readonly uptimeMs: number;
  /** The start of the computer from which `uptimeMs` counts. Null if the operating system does not provide it. */
  readonly bootId: string | null;
}

/** A group of a recap (docs/decisions/0022-the-recap.md). `sums`: as text, or null for a group that a guest has left. */
export interface StoredGroup {
  readonly celebrationId: string;
  readonly groupId: string;
  readonly sums: string | null;
}

/** Guests who are put into a group together. */
export interface NewGroup {
  readonly celebrationId: string;
  readonly groupId: string;
  readonly sums: Sums;
  readonly members: readonly Pick<SessionRecord, 'sessionId' | 'version'>[];
}

/**
 * What recaps need of the sessions. A guest in a group stays in it until the session is gone. If the session is deleted or is
 * no longer in, the whole group leaves the recap for good, in the same transaction. A purge puts guests without a group into
 * groups before it deletes them, in the same transaction.
 */
export interface RecapStore {
  /** The ids of the guests of a celebration who are in but have no group. */
  ungrouped(celebrationId: string): Promise<readonly string[]>;
  /** Returns false, and changes nothing, unless all members are still in, have no group and still have these versions. */
  addGroup(group: NewGroup): Promise<boolean>;
  /** At most `limit` groups that are to be carried over to the hosts' data. Empty if all were carried over. */
  waiting(limit: number): Promise<readonly StoredGroup[]>;
  /** Forgets groups that were carried over and have not changed since. */
  carried(groups: readonly StoredGroup[]): Promise<void>;
}

/** The port to the stored sessions. Every implementation passes src/server/store/store.test.ts. */
export interface Store {
  read(sessionId: string): Promise<Stored>;
  /**
   * Reads, decides and writes as one atomic step. Resolves only after COMMIT. `decide` is synchronous. If it throws, only this
   * change is refused. If other processes use the same data, it may decide several times, and the last decision counts. @throws
   * {StoreUnavailable} if the engine could not commit. Nothing was stored, unless a database on another computer committed and
   * its answer was lost. A caller who repeats the change then finds it done.
   */
  transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Promise<Answer>;
  /**
   * Every session that has not expired at `nowMs`, with few of them in memory at a time. With `celebrationId`, only the
   * sessions of that celebration are read.
   */
  alive(nowMs: number, celebrationId?: string): AsyncIterable<SessionSummary>;
  /** The number of stored sessions by celebration, except those of the open celebration. */
  countCoded(): Promise<ReadonlyMap<string, number>>;
  /** Replaces at most `limit` sessions that expired before `nowMs` by tombstones, the earliest first. Returns them. */
  purge(nowMs: number, limit: number): Promise<readonly RemovedSession[]>;
  /** Replaces one session by a tombstone, if the session has expired. */
  purgeOne(sessionId: string, nowMs: number): Promise<readonly RemovedSession[]>;
  /** Replaces at most `limit` sessions of a celebration with a code by tombstones of deleted ones. Returns them. */
  deleteCelebration(celebrationId: string, nowMs: number, limit: number): Promise<readonly RemovedSession[]>;
  readonly recap: RecapStore;
  /** The last written mark. */
  readClock(): Promise<ClockMark | undefined>;
  writeClock(mark: ClockMark): Promise<void>;
  /** Removes deleted and overwritten data from every file of the store, as far as it is in the store's hands. */
  wipe(): Promise<void>;
  /** Why nothing can be stored, for the operator. Null if nothing is known to be wrong. */
  unreadyReason(): string | null;
  close(): Promise<void>;
}

/** The store cannot do its work. It has logged the reason. */
export class StoreUnavailable extends Error {}

/** The data was written by a newer version. Waiting does not help. */
export class NewerData extends Error {
  constructor() {
    super('The data was written by a newer Clink. Update this one first.');
  }
}
