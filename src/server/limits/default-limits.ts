import type { BucketSize } from './token-buckets.ts';

/** What one guest, one address and all together may ask for (docs/limits.md has the reasons). */
export interface Limits {
  readonly savesPerSession: BucketSize;
  /** Looking nearby is computed for the one who asks. */
  readonly nearbyReadsPerSession: BucketSize;
  readonly newSessionsPerAddress: BucketSize;
  /** Bytes that sessions may grow beyond `freeBytesPerSession` each. */
  readonly storedBytesPerAddress: BucketSize;
  /** What a session stores up to this counts for no address: nobody can use it up for another guest. */
  readonly freeBytesPerSession: number;
  /** Guests in the whole lists that an address asks for, as an answer or as the beginning of a stream. */
  readonly listedGuestsPerAddress: BucketSize;
  /** Areas of 600 m across in which positions told from one address count. */
  readonly areasPerAddress: BucketSize;
  /** Sessions alive, all together. */
  readonly sessions: number;
  /** Streams open, all together. */
  readonly streams: number;
  readonly streamsPerAddress: number;
  readonly streamsPerSession: number;
  /** What open streams cost (src/server/limits/open-streams.ts), all together. */
  readonly streamCost: number;
  readonly streamCostPerAddress: number;
  /** Connections open beside the streams, all together. */
  readonly connections: number;
  /** Of bodies that have not arrived whole, all together. */
  readonly arrivingBodyBytes: number;
  /** Written for readers who have not taken it, answers and streams together. */
  readonly unreadBytes: number;
}

const KIB = 1_024;
const MIB = 1_024 * KIB;

export const DEFAULT_LIMITS: Limits = {
  savesPerSession: { burst: 60, perSecond: 2 },
  nearbyReadsPerSession: { burst: 60, perSecond: 2 },
  newSessionsPerAddress: { burst: 2_000, perSecond: 2 },
  storedBytesPerAddress: { burst: 16 * MIB, perSecond: 256 },
  freeBytesPerSession: 8 * KIB,
  listedGuestsPerAddress: { burst: 600_000, perSecond: 20_000 },
  areasPerAddress: { burst: 4, perSecond: 1 / 1_800 },
  sessions: 20_000,
  streams: 10_000,
  streamsPerAddress: 3_000,
  streamsPerSession: 8,
  streamCost: 2_000,
  streamCostPerAddress: 600,
  connections: 4_000,
  arrivingBodyBytes: 64 * MIB,
  unreadBytes: 64 * MIB,
};
