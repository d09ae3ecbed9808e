import { HOUR_MS } from '../limits.ts';

/** How far a clock is ahead of UTC at an instant; both in ms. */
export type ClockOffset = (ms: number) => number;

/** The hour the clock shows at an instant, 0 to 23. */
export function hourOf(ms: number, offsetAt: ClockOffset): number {
  const hours = Math.floor((ms + offsetAt(ms)) / HOUR_MS);
  return ((hours % 24) + 24) % 24;
}

/** The instant at which the clock hour around `ms` began. */
export function hourStart(ms: number, offsetAt: ClockOffset): number {
  const start = ms - sinceFullHour(ms, offsetAt);
  const change = clockChange(start, ms, offsetAt);
  if (change === null) return start;
  return beginsHour(change, offsetAt) ? change : hourStart(change - 1, offsetAt);
}

/**
 * The next instant at which a clock hour begins. An hour that the clock shows twice counts as two hours. An hour that
 * it skips does not count.
 */
export function nextHourStart(ms: number, offsetAt: ClockOffset): number {
  const next = ms - sinceFullHour(ms, offsetAt) + HOUR_MS;
  const change = clockChange(ms, next, offsetAt);
  if (change === null) return next;
  return beginsHour(change, offsetAt) ? change : nextHourStart(change, offsetAt);
}

function sinceFullHour(ms: number, offsetAt: ClockOffset): number {
  return (((ms + offsetAt(ms)) % HOUR_MS) + HOUR_MS) % HOUR_MS;
}

/** Lord Howe Island changes by half an hour: its clock can jump within an hour, or into the middle of one. */
function beginsHour(change: number, offsetAt: ClockOffset): boolean {
  return sinceFullHour(change, offsetAt) === 0 || hourOf(change, offsetAt) !== hourOf(change - 1, offsetAt);
}

/** The first instant after `from`, up to `to`, at which the clock was changed; null when it was not. */
function clockChange(from: number, to: number, offsetAt: ClockOffset): number | null {
  const before = offsetAt(from);
  if (before === offsetAt(to)) return null;
  let [unchanged, changed] = [from, to];
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (offsetAt(middle) === before) unchanged = middle;
    else changed = middle;
  }
  return changed;
}
