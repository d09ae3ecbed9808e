import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import type { Times } from '../../../time/times.ts';

/** Entries of the same day. `day` is a date such as '3 June', or null for today. */
export interface LogDay {
  readonly day: string | null;
  readonly entries: readonly LogEntry[];
}

/** Groups the entries by day and keeps their order. `nowMs` is on this device's clock. */
export function daysOf(entries: readonly LogEntry[], times: Times, nowMs: number): LogDay[] {
  const days: (LogDay & { entries: LogEntry[] })[] = [];
  for (const entry of entries) {
    const day = times.dayUnlessToday(entry.at, nowMs);
    const last = days.at(-1);
    if (last && last.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
