import { drinkNames, spiritNames } from '#messages/menu.ts';
import { hourOfDay } from '#messages/stats.ts';
import { DRINK_MENU, SPIRITS } from '../../../../domain/drink-menu.ts';
import type { Timeline, TimelineBucket, TimelineSeries } from '../../../../domain/stats/timeline.ts';
import type { Names } from '../../../drinks/use-named-drinks.ts';

/** A timeline as it is drawn: hours and lines have names, and each line its emoji and style. */
export interface NamedTimeline {
  readonly buckets: readonly (TimelineBucket & { readonly label: string })[];
  readonly series: readonly NamedSeries[];
  readonly isWhole: boolean;
}

export interface NamedSeries extends TimelineSeries {
  readonly name: string;
  readonly emoji: string;
  readonly style: SeriesStyle;
}

const ownNames: Readonly<Record<string, string>> = { ...drinkNames, ...spiritNames };
const emojis = new Map<string, string>([...DRINK_MENU, ...SPIRITS].map(({ id, emoji }) => [id, emoji]));

/** `names`: the drinks of the hosts' menu. */
export function nameTimeline({ buckets, series, isWhole }: Timeline, names: Names = new Map()): NamedTimeline {
  return {
    isWhole,
    buckets: buckets.map((bucket) => ({ ...bucket, label: hourOfDay(bucket.hour) })),
    series: series.map((one, index) => ({
      ...one,
      name: names.get(one.menuItem ?? '')?.name ?? ownNames[one.id] ?? '',
      emoji: names.get(one.menuItem ?? '')?.sign ?? emojis.get(one.id) ?? '',
      style: styleOf(series, index),
    })),
  };
}

/** The style of a line of the timeline. The dash helps guests who cannot distinguish the colours. */
interface SeriesStyle {
  /** 1 to 10: the colour token `--series-N`. Drinks without alcohol have `--water` or `--free`. */
  readonly color: number | 'water' | 'free';
  /** SVG stroke-dasharray in px; '' for a solid line. */
  readonly dash: string;
}

/** There are ten colours, which then repeat from the first (docs/spec-coverage.md §9.28). */
const PALETTE_SIZE = 10;
const DASHES = ['', '4 4', '0.1 4', '6 4 0.1 4'] as const;

const PALETTE: readonly SeriesStyle[] = Array.from({ length: PALETTE_SIZE }, (_, index) => ({
  color: index + 1,
  dash: DASHES[index % DASHES.length] ?? '',
}));

/** The style of the line at `index`, which starts at 0. The eleventh line looks like the first. */
export function seriesStyle(index: number): SeriesStyle {
  const style = PALETTE[index % PALETTE_SIZE];
  if (!style) throw new RangeError(`no line at ${index}`);
  return style;
}

/**
 * Drinks that count as water are water blue, and all other drinks without alcohol are verbena, even if the hosts have
 * named them. Lines of one of these colours differ in their dashes.
 */
function styleOf(series: readonly TimelineSeries[], index: number): SeriesStyle {
  const kind = series[index]?.withoutAlcohol;
  if (!kind) return seriesStyle(index);
  const before = series.slice(0, index).filter(({ withoutAlcohol }) => withoutAlcohol === kind).length;
  return { color: kind === 'water' ? 'water' : 'free', dash: DASHES[before % DASHES.length] ?? '' };
}
