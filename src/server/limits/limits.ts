import type { BucketSize } from './token-buckets.ts';

/** What one guest, one address and all together may ask for (docs/limits.md has the reasons). */
export interface Limits {
  readonly savesPerSession: BucketSize;
  /** Looking nearby is computed for the one who asks. */
  readonly nearbyReadsPerSession: BucketSize;
  readonly newSessionsPerAddress: BucketSize;
  /** Sessions alive, all together. */
  readonly sessions: number;
  /** Streams open, all together. */
  readonly streams: number;
  readonly streamsPerAddress: number;
  readonly streamsPerSession: number;
  /** Of bodies that have not arrived whole, all together. */
  readonly arrivingBodyBytes: number;
}

const MIB = 1_024 * 1_024;

export const DEFAULT_LIMITS: Limits = {
  savesPerSession: { burst: 60, perSecond: 2 },
  nearbyReadsPerSession: { burst: 60, perSecond: 2 },
  newSessionsPerAddress: { burst: 2_000, perSecond: 2 },
  sessions: 20_000,
  streams: 10_000,
  streamsPerAddress: 3_000,
  streamsPerSession: 8,
  arrivingBodyBytes: 64 * MIB,
};
