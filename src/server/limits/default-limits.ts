import type { BucketSize } from './token-buckets.ts';

/** The limits of one session, of one address, and of all callers together. docs/limits.md gives the reasons. */
export interface Limits {
  readonly savesPerSession: BucketSize;
  /** The answer is computed for each caller. */
  readonly nearbyReadsPerSession: BucketSize;
  readonly newSessionsPerAddress: BucketSize;
  /** Readings of sessions that no roster in memory has. With PostgreSQL each is a query. */
  readonly sessionReadsPerAddress: BucketSize;
  /** The bytes by which sessions exceed `freeBytesPerSession`. */
  readonly storedBytesPerAddress: BucketSize;
  /** Every session may store this much. It does not count for the address, so nobody can use it up for another guest. */
  readonly freeBytesPerSession: number;
  /** Guests in whole lists, sent as an answer or as the beginning of a stream. */
  readonly listedGuestsPerAddress: BucketSize;
  /** The number of areas (600 m across) from which positions of one address count. */
  readonly areasPerAddress: BucketSize;
  /** Unknown codes of celebrations. */
  readonly guessesPerAddress: BucketSize;
  /** What one host asks for and does. */
  readonly callsPerHost: BucketSize;
  /** Celebrations that one host makes, with those that are deleted: the id and the code of each stay for good. */
  readonly newCelebrationsPerHost: BucketSize;
  /** Invitations to help, which anybody may look at. Each look is a transaction of the database that stores the saves. */
  readonly invitationReadsPerAddress: BucketSize;
  /** All sessions together. */
  readonly sessions: number;
  /** The sessions of the open celebration. The other places are a reserve for celebrations with a code. */
  readonly sessionsOfOpenCelebration: number;
  /** The sessions of one celebration with a code. */
  readonly sessionsPerCelebration: number;
  /** All open streams together. */
  readonly streams: number;
  readonly streamsPerAddress: number;
  readonly streamsPerSession: number;
  /** The cost of all open streams (src/server/limits/open-streams.ts). */
  readonly streamCost: number;
  readonly streamCostPerAddress: number;
  /** All open walls together. They also count as streams of strangers. */
  readonly walls: number;
  readonly wallsPerAddress: number;
  readonly wallsPerCelebration: number;
  /** All connections without an open stream. */
  readonly connections: number;
  /** All bodies that are still arriving. */
  readonly arrivingBodyBytes: number;
  /** Bytes of answers and streams that their readers have not taken. */
  readonly unreadBytes: number;
}

const KIB = 1_024;
const MIB = 1_024 * KIB;

export const DEFAULT_LIMITS: Limits = {
  savesPerSession: { burst: 60, perSecond: 2 },
  nearbyReadsPerSession: { burst: 60, perSecond: 2 },
  newSessionsPerAddress: { burst: 2_000, perSecond: 2 },
  sessionReadsPerAddress: { burst: 4_000, perSecond: 50 },
  storedBytesPerAddress: { burst: 16 * MIB, perSecond: 256 },
  freeBytesPerSession: 8 * KIB,
  listedGuestsPerAddress: { burst: 600_000, perSecond: 20_000 },
  areasPerAddress: { burst: 4, perSecond: 1 / 1_800 },
  guessesPerAddress: { burst: 60, perSecond: 1 },
  callsPerHost: { burst: 240, perSecond: 4 },
  newCelebrationsPerHost: { burst: 50, perSecond: 1 / 3_600 },
  invitationReadsPerAddress: { burst: 60, perSecond: 1 },
  sessions: 20_000,
  sessionsOfOpenCelebration: 15_000,
  sessionsPerCelebration: 3_000,
  streams: 10_000,
  streamsPerAddress: 3_000,
  streamsPerSession: 8,
  streamCost: 2_000,
  streamCostPerAddress: 600,
  walls: 1_000,
  wallsPerAddress: 10,
  wallsPerCelebration: 50,
  connections: 4_000,
  arrivingBodyBytes: 64 * MIB,
  unreadBytes: 64 * MIB,
};
