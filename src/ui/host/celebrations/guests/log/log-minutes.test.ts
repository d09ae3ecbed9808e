import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { timesIn } from '../../../time/times.ts';
import { minutesOf } from './log-minutes.ts';

const entryAt = (at: Date, id: number): LogEntry => ({
  id,
  at: at.getTime(),
  by: { id: 'marek', name: 'Marek' },
  action: 'pause',
  canUndo: false,
});

test('entries of the same minute have one heading, and the heading names the day if it is not today', () => {
  const entries = [
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 11, 50)), 4),
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 11, 2)), 3),
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 10, 59)), 2),
    entryAt(new Date(Date.UTC(2026, 5, 19, 14, 10, 0)), 1),
  ];
  const minutes = minutesOf(entries, timesIn('Europe/Vienna'), new Date(Date.UTC(2026, 5, 20, 15)).getTime());
  expect(minutes.map(({ day, entries: together }) => [day, together.map(({ id }) => id)])).toEqual([
    [null, [4, 3]],
    [null, [2]],
    ['19 June', [1]],
  ]);
});

test('days and times are in the time zone of the celebration, not of the host', () => {
  const entries = [
    entryAt(new Date(Date.UTC(2026, 5, 20, 16, 30)), 2),
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 30)), 1),
  ];
  const seenAt = Date.UTC(2026, 5, 20, 17);
  const written = (zone: string) => minutesOf(entries, timesIn(zone), seenAt).map(({ day, time }) => [day, time]);
  expect(written('Asia/Tokyo')).toEqual([
    [null, '1:30\u00a0AM'],
    ['20 June', '11:30\u00a0PM'],
  ]);
  expect(written('America/New_York')).toEqual([
    [null, '12:30\u00a0PM'],
    [null, '10:30\u00a0AM'],
  ]);
});
