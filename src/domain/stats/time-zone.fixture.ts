import { onTestFinished, vi } from 'vitest';
import type { ClockOffset } from './local-clock.ts';

/** The clock of a time zone such as 'Europe/Vienna', whatever the time zone of this machine is. */
export function clockOf(timeZone: string): ClockOffset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return local - Math.floor(ms / 1_000) * 1_000;
  };
}

/** Sets the time zone of this process until the test is over. In a worker thread this affects only Date. */
export function liveIn(timeZone: string): void {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone) return;
  const offsetAt = clockOf(timeZone);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return -offsetAt(this.getTime()) / 60_000;
  });
}
