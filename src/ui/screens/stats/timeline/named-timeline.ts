import { drinkNames, spiritNames } from '#messages/menu.ts';
import { hourOfDay } from '#messages/stats.ts';
import { DRINK_MENU, SPIRITS } from '../../../../domain/drink-menu.ts';
import type { Timeline, TimelineBucket, TimelineSeries } from '../../../../domain/stats/timeline.ts';
import { type SeriesStyle, seriesStyle } from './series-style.ts';

/** A timeline as it is drawn: hours and lines have names, and each line its emoji and style. */
export interface NamedTimeline {
  readonly buckets: readonly (TimelineBucket & { readonly label: string })[];
  readonly series: readonly NamedSeries[];
}

export interface NamedSeries extends TimelineSeries {
  readonly name: string;
  readonly emoji: string;
  readonly style: SeriesStyle;
}

const names: Record<TimelineSeries['id'], string> = { ...drinkNames, ...spiritNames };
const emojis = new Map<TimelineSeries['id'], string>([...DRINK_MENU, ...SPIRITS].map(({ id, emoji }) => [id, emoji]));

export function nameTimeline({ buckets, series }: Timeline): NamedTimeline {
  return {
    buckets: buckets.map((bucket) => ({ ...bucket, label: hourOfDay(bucket.hour) })),
    series: series.map((one, index) => ({
      ...one,
      name: names[one.id],
      emoji: emojis.get(one.id) ?? '',
      style: seriesStyle(index),
    })),
  };
}
