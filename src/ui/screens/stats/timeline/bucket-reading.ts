import { hadAt, nothingAt } from '#messages/stats.ts';
import type { NamedSeries, NamedTimeline } from './named-timeline.ts';

/** The drinks of one hour, in the order of the lines. */
export interface BucketReading {
  readonly label: string;
  readonly had: readonly { readonly series: NamedSeries; readonly count: number }[];
}

export function readBucket({ buckets, series }: NamedTimeline, bucket: number): BucketReading {
  const had = series.map((one) => ({ series: one, count: one.counts[bucket] ?? 0 }));
  return { label: buckets[bucket]?.label ?? '', had: had.filter(({ count }) => count > 0) };
}

/** '20:00: Gin 2, Beer 1' */
export function readingText({ label, had }: BucketReading): string {
  if (had.length === 0) return nothingAt(label);
  return hadAt(
    label,
    had.map(({ series, count }) => ({ name: series.name, count })),
  );
}
