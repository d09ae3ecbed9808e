import { isAlcoholic } from '../drink-menu.ts';
import { SESSION_LIFETIME_MS } from '../limits.ts';
import { compareEntries, type DrinkEntry } from '../session/drink-entry.ts';
import type { SessionView } from '../session/session-view.ts';
import { type ClockOffset, hourOf, hourStart, nextHourStart } from './local-clock.ts';

/** One clock hour of the evening. */
export interface TimelineBucket {
  /** The instant at which it begins, ms. */
  readonly startMs: number;
  /** On the phone's clock, 0 to 23. */
  readonly hour: number;
}

/** One line of the chart: a drink of the hosts' menu, a spirit, or a drink type that has none. */
export interface TimelineSeries {
  /** The id of the line. For a drink of the menu it is the drink's id after `menu `. */
  readonly id: string;
  /** The id of a drink of the menu. */
  readonly menuItem?: string;
  /**
   * Present for a line of drinks without alcohol, which is below the others and has its own colour. It counts neither
   * in the bars nor for the peak.
   */
  readonly withoutAlcohol?: 'water' | 'other';
  /** One count for each bucket. */
  readonly counts: readonly number[];
  readonly total: number;
}

export interface Timeline {
  readonly buckets: readonly TimelineBucket[];
  /** In the order of their first drink, so that a line keeps its place all evening. Lines without alcohol are last. */
  readonly series: readonly TimelineSeries[];
  /** Drinks without alcohol have lines too. */
  readonly isWhole: boolean;
}

const MIN_BUCKETS = 2;
/** A very wrong clock must not draw years of empty hours. A session expires long before this. */
const MAX_SPAN_MS = 2 * SESSION_LIFETIME_MS;

type Line = Pick<TimelineSeries, 'id' | 'menuItem' | 'withoutAlcohol'>;

/** The line of an entry. Null for an entry without alcohol if only drinks with alcohol have lines. */
function lineOf({ drinkType, alcoholType, menuItem = '' }: DrinkEntry, isWhole: boolean, names: Names): Line | null {
  const hasAlcohol = isAlcoholic(drinkType);
  const mark = hasAlcohol ? {} : { withoutAlcohol: drinkType === 'water' ? ('water' as const) : ('other' as const) };
  if (names.has(menuItem)) return { id: `menu ${menuItem}`, menuItem, ...mark };
  return hasAlcohol || isWhole ? { id: alcoholType ?? drinkType, ...mark } : null;
}

/** The ids of the drinks of the menu that have names. */
type Names = Pick<ReadonlySet<string>, 'has'>;
const NO_NAMES: Names = new Set();

/**
 * Alcoholic entries and those of the hosts' menu per clock hour, from the hour of the session start to the hour of `nowMs`
 * (docs/readings.md#timeline). A wrong clock can put an entry outside these hours. It then counts in the nearest
 * bucket, so none is lost. `isWhole`: drinks without alcohol have lines of their own.
 */
export function timelineOf(
  { drinks, sessionStart }: SessionView,
  nowMs: number,
  offsetAt: ClockOffset,
  isWhole = false,
  names: Names = NO_NAMES,
): Timeline {
  const starts = bucketStarts(sessionStart, nowMs, offsetAt);
  const lines = new Map<string, { line: Line; counts: number[] }>();
  for (const drink of [...drinks].sort(compareEntries)) {
    const line = lineOf(drink, isWhole, names);
    if (!line) continue;
    const { counts } = lines.get(line.id) ?? { counts: starts.map(() => 0) };
    const bucket = Math.max(
      0,
      starts.findLastIndex((start) => start <= drink.timestamp),
    );
    counts[bucket] = (counts[bucket] ?? 0) + 1;
    lines.set(line.id, { line, counts });
  }
  return {
    buckets: starts.map((startMs) => ({ startMs, hour: hourOf(startMs, offsetAt) })),
    series: [...lines.values()]
      .map(({ line, counts }) => ({ ...line, counts, total: counts.reduce((sum, count) => sum + count, 0) }))
      .sort((a, b) => Number(Boolean(a.withoutAlcohol)) - Number(Boolean(b.withoutAlcohol))),
    isWhole,
  };
}

function bucketStarts(sessionStart: number, nowMs: number, offsetAt: ClockOffset): number[] {
  const endMs = Math.min(nowMs, sessionStart + MAX_SPAN_MS);
  const starts: number[] = [];
  let start = hourStart(sessionStart, offsetAt);
  while (start <= endMs || starts.length < MIN_BUCKETS) {
    starts.push(start);
    start = nextHourStart(start, offsetAt);
  }
  return starts;
}
