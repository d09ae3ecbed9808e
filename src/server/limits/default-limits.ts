import type { BucketSize } from './token-buckets.ts';

const KIB = 1_024;
const MIB = 1_024 * KIB;

const atOnce = (burst: number, perSecond: number): BucketSize => ({ burst, perSecond });

/** The limits of one session, of one address, and of all callers together. docs/limits.md gives the reasons. */
export const DEFAULT_LIMITS = {
  savesPerSession: atOnce(60, 2),
  /** These reads are limited because each answer is computed for one caller. */
  nearbyReadsPerSession: atOnce(60, 2),
  newSessionsPerAddress: atOnce(2_000, 2),
  /** Reads of sessions that are in no roster in memory. With PostgreSQL, each read is a query. */
  sessionReadsPerAddress: atOnce(4_000, 50),
  /** The bytes by which sessions exceed `freeBytesPerSession`. */
  storedBytesPerAddress: atOnce(16 * MIB, 256),
  /**
   * Every session may store this many bytes. They do not count for the address, so nobody can use them up for another guest.
   */
  freeBytesPerSession: 8 * KIB,
  /** The number of guests in complete lists that are sent, as an answer or as the beginning of a stream. */
  listedGuestsPerAddress: atOnce(600_000, 20_000),
  /** The number of areas (600 m across) from which positions of one address count. */
  areasPerAddress: atOnce(4, 1 / 1_800),
  /** Unknown codes of celebrations. */
  guessesPerAddress: atOnce(60, 1),
  callsPerHost: atOnce(240, 4),
  /** New celebrations of one host, including deleted ones, whose ids and codes are kept forever. */
  newCelebrationsPerHost: atOnce(50, 1 / 3_600),
  /** Reads of invitations, which anybody may make. Each read is a transaction in the database that also stores saves. */
  invitationReadsPerAddress: atOnce(60, 1),
  sessions: 20_000,
  /** The sessions of the open celebration. The other places are reserved for celebrations with a code. */
  sessionsOfOpenCelebration: 15_000,
  sessionsPerCelebration: 3_000,
  sessionsPerOwner: 6_000,
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
  connections: 4_000,
  arrivingBodyBytes: 64 * MIB,
  /** Bytes of answers and streams that their readers have not read yet. */
  unreadBytes: 64 * MIB,
};

export type Limits = Readonly<typeof DEFAULT_LIMITS>;
