import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { timesIn } from '../../../time/times.ts';
import { minutesOf } from './log-minutes.ts';

const entryAt = (at: number, id: number): LogEntry => ({
  id,
  at,
  by: { id: 'marek', name: 'Marek' },
  action: 'pause',
  canUndo: false,
});

test('entries of the same minute are together, and the heading names the day if it is not today', () => {
  const entries = [
    entryAt(Date.UTC(2026, 5, 20, 14, 11, 50), 4),
    entryAt(Date.UTC(2026, 5, 20, 14, 11, 2), 3),
    entryAt(Date.UTC(2026, 5, 20, 14, 10), 2),
    entryAt(Date.UTC(2026, 5, 19, 14, 10), 1),
  ];
  const times = timesIn('Europe/Vienna');
  const minutes = minutesOf(entries, times, Date.UTC(2026, 5, 20, 15));
  expect(minutes.map(({ day, time, entries: together }) => [day, time, together.map(({ id }) => id)])).toEqual([
    [null, times.time(Date.UTC(2026, 5, 20, 14, 11)), [4, 3]],
    [null, times.time(Date.UTC(2026, 5, 20, 14, 10)), [2]],
    ['19 June', times.time(Date.UTC(2026, 5, 19, 14, 10)), [1]],
  ]);
});

test('days are in the time zone of the celebration, not of the host', () => {
  const entries = [entryAt(Date.UTC(2026, 5, 20, 16, 30), 2), entryAt(Date.UTC(2026, 5, 20, 14, 30), 1)];
  const seenAt = Date.UTC(2026, 5, 20, 17);
  const written = (zone: string) => minutesOf(entries, timesIn(zone), seenAt).map(({ day }) => day);
  expect(written('Asia/Tokyo')).toEqual([null, '20 June']);
  expect(written('America/New_York')).toEqual([null, null]);
});
