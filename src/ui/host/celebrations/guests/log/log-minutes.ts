import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import type { Times } from '../../../time/times.ts';

/** Entries of the same minute. `day` is a date such as '3 June', or null for today. */
export interface LogMinute {
  readonly day: string | null;
  /** '4:02 PM' */
  readonly time: string;
  readonly entries: readonly LogEntry[];
}

/** Groups the entries by minute and keeps their order. `nowMs` is on this device's clock. */
export function minutesOf(entries: readonly LogEntry[], times: Times, nowMs: number): LogMinute[] {
  const minutes: (LogMinute & { entries: LogEntry[] })[] = [];
  for (const entry of entries) {
    const [day, time] = [times.dayUnlessToday(entry.at, nowMs), times.time(entry.at)];
    const last = minutes.at(-1);
    if (last && last.day === day && last.time === time) last.entries.push(entry);
    else minutes.push({ day, time, entries: [entry] });
  }
  return minutes;
}
