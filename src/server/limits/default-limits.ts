import type { BucketSize } from './token-buckets.ts';

const KIB = 1_024;
const MIB = 1_024 * KIB;

const atOnce = (burst: number, perSecond: number): BucketSize => ({ burst, perSecond });

/** The limits of one session, of one address, and of all callers together. docs/limits.md gives the reasons. */
export const DEFAULT_LIMITS = {
  savesPerSession: atOnce(60, 2),
  /** These readings are limited because each answer is computed for one caller. */
  nearbyReadsPerSession: atOnce(60, 2),
  newSessionsPerAddress: atOnce(2_000, 2),
  /** Readings of sessions that no roster in memory has. With PostgreSQL each is a query. */
  sessionReadsPerAddress: atOnce(4_000, 50),
  /** The bytes by which sessions exceed `freeBytesPerSession`. */
  storedBytesPerAddress: atOnce(16 * MIB, 256),
  /** Every session may store this much. It does not count for the address, so nobody can use it up for another guest. */
  freeBytesPerSession: 8 * KIB,
  /** Guests in whole lists, sent as an answer or as the beginning of a stream. */
  listedGuestsPerAddress: atOnce(600_000, 20_000),
  /** The number of areas (600 m across) from which positions of one address count. */
  areasPerAddress: atOnce(4, 1 / 1_800),
  /** Unknown codes of celebrations. */
  guessesPerAddress: atOnce(60, 1),
  /** All calls of one host, for reading and for changes. */
  callsPerHost: atOnce(240, 4),
  /** Celebrations that one host makes, including deleted ones: the id and the code of each stay for good. */
  newCelebrationsPerHost: atOnce(50, 1 / 3_600),
  /** Invitations to help, which anybody may look at. Each look is a transaction of the database that stores the saves. */
  invitationReadsPerAddress: atOnce(60, 1),
  /** All sessions together. */
  sessions: 20_000,
  /** The sessions of the open celebration. The other places are a reserve for celebrations with a code. */
  sessionsOfOpenCelebration: 15_000,
  /** The sessions of one celebration with a code. */
  sessionsPerCelebration: 3_000,
  /** The sessions of all celebrations that one host owns. */
  sessionsPerOwner: 6_000,
  /** All open streams together. */
  streams: 10_000,
  streamsPerAddress: 3_000,
  streamsPerSession: 8,
  /** The cost of all open streams (src/server/limits/open-streams.ts). */
  streamCost: 2_000,
  streamCostPerAddress: 600,
  /** All open walls together. They also count as streams of strangers. */
  walls: 1_000,
  wallsPerAddress: 10,
  wallsPerCelebration: 50,
  /** All connections without an open stream. */
  connections: 4_000,
  /** All bodies that are still arriving. */
  arrivingBodyBytes: 64 * MIB,
  /** Bytes of answers and streams that their readers have not taken. */
  unreadBytes: 64 * MIB,
};

export type Limits = Readonly<typeof DEFAULT_LIMITS>;
