import { drinkNames, spiritNames } from '#messages/menu.ts';
import { hourOfDay } from '#messages/stats.ts';
import type { Timeline, TimelineBucket, TimelineSeries } from '../../../../domain/stats/timeline.ts';
import { type SeriesStyle, seriesStyle } from './series-style.ts';

/** A timeline as it is drawn: hours and lines have names, and each line its style. */
export interface NamedTimeline {
  readonly buckets: readonly (TimelineBucket & { readonly label: string })[];
  readonly series: readonly NamedSeries[];
}

export interface NamedSeries extends TimelineSeries {
  readonly name: string;
  readonly style: SeriesStyle;
}

const names: Record<TimelineSeries['id'], string> = { ...drinkNames, ...spiritNames };

export function nameTimeline({ buckets, series }: Timeline): NamedTimeline {
  return {
    buckets: buckets.map((bucket) => ({ ...bucket, label: hourOfDay(bucket.hour) })),
    series: series.map((one, index) => ({ ...one, name: names[one.id], style: seriesStyle(index) })),
  };
}
