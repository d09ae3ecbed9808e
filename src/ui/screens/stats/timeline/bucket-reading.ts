import type { Timeline, TimelineSeries } from '../../../../domain/stats/timeline.ts';

/** What was had in one hour, in the order of the lines. */
export interface BucketReading {
  readonly label: string;
  readonly had: readonly { readonly series: TimelineSeries; readonly count: number }[];
}

export function readBucket({ buckets, series }: Timeline, bucket: number): BucketReading {
  const had = series.map((one) => ({ series: one, count: one.counts[bucket] ?? 0 }));
  return { label: buckets[bucket]?.label ?? '', had: had.filter(({ count }) => count > 0) };
}

/** '20:00: Gin 2, Beer 1' */
export function readingText({ label, had }: BucketReading): string {
  const counts = had.map(({ series, count }) => `${series.name} ${count}`).join(', ');
  return `${label}: ${counts || NOTHING}`;
}

export const NOTHING = 'no alcoholic drinks';
