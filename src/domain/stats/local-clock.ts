import { HOUR_MS } from '../limits.ts';

/** Returns how far a clock is ahead of UTC at an instant. Both are in ms. */
export type ClockOffset = (ms: number) => number;

/** The hour that the clock shows at an instant, from 0 to 23. */
export function hourOf(ms: number, offsetAt: ClockOffset): number {
  const hours = Math.floor((ms + offsetAt(ms)) / HOUR_MS);
  return ((hours % 24) + 24) % 24;
}

/** The instant at which the clock hour that contains `ms` began. */
export function hourStart(ms: number, offsetAt: ClockOffset): number {
  const start = ms - sinceFullHour(ms, offsetAt);
  const change = clockChange(start, ms, offsetAt);
  if (change === null) return start;
  return beginsHour(change, offsetAt) ? change : hourStart(change - 1, offsetAt);
}

/** The next beginning of a clock hour. An hour that the clock shows twice begins twice, and a skipped hour never. */
export function nextHourStart(ms: number, offsetAt: ClockOffset): number {
  const next = ms - sinceFullHour(ms, offsetAt) + HOUR_MS;
  const change = clockChange(ms, next, offsetAt);
  if (change === null) return next;
  return beginsHour(change, offsetAt) ? change : nextHourStart(change, offsetAt);
}

function sinceFullHour(ms: number, offsetAt: ClockOffset): number {
  return (((ms + offsetAt(ms)) % HOUR_MS) + HOUR_MS) % HOUR_MS;
}

/**
 * Whether a clock hour begins at a change of the clock. The clock of Lord Howe Island changes by half an hour, so it
 * can jump within an hour or into the middle of one.
 */
function beginsHour(change: number, offsetAt: ClockOffset): boolean {
  return sinceFullHour(change, offsetAt) === 0 || hourOf(change, offsetAt) !== hourOf(change - 1, offsetAt);
}

/** The first instant after `from`, up to `to`, at which the clock was changed. Null if it was not changed. */
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
