import { MINUTE_MS } from '../../../src/domain/limits.ts';

/** The busiest Saturday in June (docs/scaling.md). What is assumed is written here, and nowhere else. */
export const SATURDAY = {
  celebrations: 10_000,
  guests: 150,
  hours: 6,
  /** Of a guest, in all these hours. */
  saves: 8,
  /** The share of all saves that falls into the busiest hour. */
  peakShare: 0.3,
  /** How often a guest looks at the page in the busiest hour, and for how long each time. */
  visits: 5,
  visitMs: MINUTE_MS,
} as const;

const HOUR_S = 3_600;

/** The busiest hour of some celebrations, whose guests do everything `multiple` times as often. */
export interface Load {
  readonly savesPerSecond: number;
  readonly visitsPerSecond: number;
  /** Open streams of one celebration. */
  readonly streams: number;
}

export function loadOf(celebrations: number, multiple: number): Load {
  const { guests, saves, peakShare, visits, visitMs } = SATURDAY;
  const [all, times] = [celebrations * guests, multiple / HOUR_S];
  return {
    savesPerSecond: all * saves * peakShare * times,
    visitsPerSecond: all * visits * times,
    streams: guests * visits * times * (visitMs / 1_000),
  };
}

/**
 * What one thing costs the roster, the rankings and the streams, in ms of processor time, with the garbage that it leaves.
 * Sockets are not in it.
 */
export interface UnitCosts {
  /** A change, and each stream that has to hear of it. */
  readonly change: number;
  readonly changeStream: number;
  /** A visit: the stream is opened with a snapshot, and closed. */
  readonly visit: number;
  /** A second of a celebration, and of each of its streams: heartbeats, and new rates every 30 s. */
  readonly celebrationSecond: number;
  readonly streamSecond: number;
}

/** The share of one core that the load takes. 1 is a full one. */
export function predictedShare(celebrations: number, multiple: number, costs: UnitCosts): number {
  const { savesPerSecond, visitsPerSecond, streams } = loadOf(celebrations, multiple);
  const changes = savesPerSecond * (costs.change + streams * costs.changeStream);
  const rest = celebrations * (costs.celebrationSecond + streams * costs.streamSecond);
  return (changes + visitsPerSecond * costs.visit + rest) / 1_000;
}

/** More than any process can do. */
const MOST = 1_024;

/** The multiple at which `shareAt`, which rises, reaches a full core. At most 1,024. */
export function saturationOf(shareAt: (multiple: number) => number): number {
  let [low, high] = [0, 1];
  while (shareAt(high) < 1 && high < MOST) high *= 2;
  while (high - low > high / 1_000) {
    const middle = (low + high) / 2;
    if (shareAt(middle) < 1) low = middle;
    else high = middle;
  }
  return high;
}

/** Interpolates between measured points, ordered by multiple, and extrapolates after the last two. */
export function lineThrough(points: readonly { readonly multiple: number; readonly share: number }[]) {
  return (multiple: number): number => {
    const next = points.findIndex((point) => point.multiple >= multiple);
    const to = Math.max(1, next < 0 ? points.length - 1 : next);
    const [a, b] = [points[to - 1], points[to]];
    if (!a || !b) throw new RangeError('a line needs two points');
    return a.share + ((multiple - a.multiple) * (b.share - a.share)) / (b.multiple - a.multiple);
  };
}
