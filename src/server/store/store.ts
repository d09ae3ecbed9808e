import type { Sums } from '../../domain/recap/sums.ts';
import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';

/** The stored data of a session id. */
export interface Stored {
  readonly record?: SessionRecord;
  readonly tombstone?: Tombstone;
  /** The readable parts of a damaged session, which its owner's next save replaces. */
  readonly unreadable?: Pick<SessionRecord, 'celebrationId' | 'writeKeyHash' | 'version' | 'moderation'>;
}

export type Write = { readonly put: SessionRecord } | { readonly tombstone: Tombstone };

/** The write, if any, and the answer after the commit. */
export interface Decision<Answer> {
  readonly write?: Write;
  readonly answer: Answer;
}

/** The fields of a session that a roster does not need: the long ones, and the celebration, which the roster knows. */
const NOT_IN_SUMMARY = ['celebrationId', 'drinks', 'removed', 'stamps'] as const satisfies (keyof SessionRecord)[];

/** A session without its drinks, for the roster, so that a server starts equally fast however many drinks are stored. */
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
  /** The id of the computer's start from which `uptimeMs` counts. Null if the operating system does not provide an id. */
  readonly bootId: string | null;
}

/** A group of a recap (docs/decisions/0022-the-recap.md). `sums`: the sums as text, or null if a guest has left the group. */
export interface StoredGroup {
  readonly celebrationId: string;
  readonly groupId: string;
  readonly sums: string | null;
}

export interface NewGroup {
  readonly celebrationId: string;
  readonly groupId: string;
  readonly sums: Sums;
  readonly members: readonly Pick<SessionRecord, 'sessionId' | 'version'>[];
}

/**
 * The operations on sessions that recaps need. A guest in a group stays in it until the session ends. If the session is
 * deleted or is no longer in, the same transaction permanently removes the whole group from the recap. A purge puts
 * guests without a group into groups in the same transaction in which it deletes them.
 */
export interface RecapStore {
  /** The ids of the guests of a celebration who are in but have no group. */
  ungrouped(celebrationId: string): Promise<readonly string[]>;
  /** Returns false, and changes nothing, unless all members are still in, have no group and still have these versions. */
  addGroup(group: NewGroup): Promise<boolean>;
  /** At most `limit` groups that must still be moved to the hosts' data. Empty if there are none. */
  waiting(limit: number): Promise<readonly StoredGroup[]>;
  /** Deletes groups that were moved and have not changed since. */
  carried(groups: readonly StoredGroup[]): Promise<void>;
}

/** The port to the stored sessions. Every implementation passes src/server/store/store.test.ts. */
export interface Store {
  read(sessionId: string): Promise<Stored>;
  /**
   * Reads, decides and writes as one atomic step. Resolves only after COMMIT. `decide` is synchronous. If it throws, only this
   * change is refused. If other processes use the same data, `decide` may be called several times, and its last decision
   * counts. @throws {StoreUnavailable} if the commit failed. Then nothing was stored, unless a database on another computer has
   * committed and its answer was lost. In that case, a caller who repeats the change finds it already stored.
   */
  transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Promise<Answer>;
  /**
   * Every session that has not expired at `nowMs`, with only some of them in memory at a time. With `celebrationId`,
   * only the sessions of that celebration are read.
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
  /** Erases deleted and overwritten data from all files that the store controls. */
  wipe(): Promise<void>;
  /** The reason why nothing can be stored, for the operator. Null if no problem is known. */
  unreadyReason(): string | null;
  close(): Promise<void>;
}

/** Thrown if the store cannot do its work. The store has logged the reason. */
export class StoreUnavailable extends Error {}

/** Thrown if the data was written by a newer version. Waiting does not help. */
export class NewerData extends Error {
  constructor() {
    super('The data was written by a newer Clink. Update this one first.');
  }
}
