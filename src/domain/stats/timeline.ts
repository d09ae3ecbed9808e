import { isAlcoholic } from '../drink-menu.ts';
import { SESSION_LIFETIME_MS } from '../limits.ts';
import { compareEntries, type DrinkEntry } from '../session/drink-entry.ts';
import type { SessionView } from '../session/session-view.ts';
import { type ClockOffset, hourOf, hourStart, nextHourStart } from './local-clock.ts';

/** One clock hour of the evening. */
export interface TimelineBucket {
  /** The instant at which the hour begins, in ms. */
  readonly startMs: number;
  /** From 0 to 23 on the phone's clock. */
  readonly hour: number;
}

/** One line of the chart: a drink of the hosts' menu, a spirit, or a drink type without spirits. */
export interface TimelineSeries {
  /** The id of the line. For a drink of the menu it is `menu ` followed by the drink's id. */
  readonly id: string;
  /** The id of a drink of the menu. */
  readonly menuItem?: string;
  /**
   * Set for a line of drinks without alcohol, which is below the other lines and has its own colour. Such drinks are
   * not counted in the bars and the peak.
   */
  readonly withoutAlcohol?: 'water' | 'other';
  /** One count for each bucket. */
  readonly counts: readonly number[];
  readonly total: number;
}

export interface Timeline {
  readonly buckets: readonly TimelineBucket[];
  /** In the order of their first drink, so that each line keeps its place. Lines without alcohol are last. */
  readonly series: readonly TimelineSeries[];
  /** Whether drinks without alcohol have lines too. */
  readonly isWhole: boolean;
}

const MIN_BUCKETS = 2;
/** A very wrong clock must not add years of empty hours. Sessions expire long before this limit. */
const MAX_SPAN_MS = 2 * SESSION_LIFETIME_MS;

type Line = Pick<TimelineSeries, 'id' | 'menuItem' | 'withoutAlcohol'>;

/** The line of an entry. Null for an entry without alcohol if such drinks have no lines. */
function lineOf({ drinkType, alcoholType, menuItem = '' }: DrinkEntry, isWhole: boolean, names: Names): Line | null {
  const hasAlcohol = isAlcoholic(drinkType);
  const mark = hasAlcohol ? {} : { withoutAlcohol: drinkType === 'water' ? ('water' as const) : ('other' as const) };
  if (names.has(menuItem)) return { id: `menu ${menuItem}`, menuItem, ...mark };
  return hasAlcohol || isWhole ? { id: alcoholType ?? drinkType, ...mark } : null;
}

/** The ids of drinks of the menu whose names are known. */
type Names = Pick<ReadonlySet<string>, 'has'>;
const NO_NAMES: Names = new Set();

/**
 * Counts alcoholic entries and entries of the hosts' menu by clock hour, from the hour of the session start to the hour
 * of `nowMs` (docs/readings.md#timeline). An entry outside these hours, because of a wrong clock, is counted in the
 * nearest hour. `isWhole`: whether drinks without alcohol have lines too.
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
