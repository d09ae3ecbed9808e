import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import type { Times } from '../../../time/times.ts';

/** Entries of the same minute. `day` is a date such as '3 June', or null for today. */
export interface LogMinute {
  readonly at: number;
  readonly day: string | null;
  readonly time: string;
  readonly entries: readonly LogEntry[];
}

/** Groups the entries by minute and keeps their order. `nowMs` is on this device's clock. */
export function minutesOf(entries: readonly LogEntry[], times: Times, nowMs: number): LogMinute[] {
  const minutes: (LogMinute & { entries: LogEntry[] })[] = [];
  for (const entry of entries) {
    const { at } = entry;
    const time = times.time(at);
    const day = times.dayUnlessToday(at, nowMs);
    const last = minutes.at(-1);
    if (last && last.time === time && last.day === day) last.entries.push(entry);
    else minutes.push({ at, day, time, entries: [entry] });
  }
  return minutes;
}
