import { hadInHour, nothing, nothingAt, readingAt } from '#messages/stats.ts';
import type { NamedTimeline } from './named-timeline.ts';

/** The drinks of one hour, in the order of the lines. */
export interface BucketReading {
  readonly label: string;
  /** 'Gin 2 · Beer 1', or that there was nothing. */
  readonly had: string;
  /** The same for screen readers: '20:00: Gin 2, Beer 1'. */
  readonly spoken: string;
}

export function readBucket({ buckets, series }: NamedTimeline, bucket: number): BucketReading {
  const label = buckets[bucket]?.label ?? '';
  const had = series.map(({ name, counts }) => ({ name, count: counts[bucket] ?? 0 })).filter(({ count }) => count > 0);
  if (had.length === 0) return { label, had: nothing, spoken: nothingAt(label) };
  return { label, had: hadInHour(had), spoken: readingAt(label, had) };
}
