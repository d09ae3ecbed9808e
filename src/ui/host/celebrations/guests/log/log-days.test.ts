import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { timesIn } from '../../../time/times.ts';
import { daysOf } from './log-days.ts';

const entryAt = (at: Date, id: number): LogEntry => ({
  id,
  at: at.getTime(),
  by: { id: 'marek', name: 'Marek' },
  action: 'pause',
  canUndo: false,
});

test('entries of the same day are together, and the heading names the day if it is not today', () => {
  const entries = [
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 11)), 3),
    entryAt(new Date(Date.UTC(2026, 5, 20, 9, 10)), 2),
    entryAt(new Date(Date.UTC(2026, 5, 19, 14, 10)), 1),
  ];
  const days = daysOf(entries, timesIn('Europe/Vienna'), Date.UTC(2026, 5, 20, 15));
  expect(days.map(({ day, entries: together }) => [day, together.map(({ id }) => id)])).toEqual([
    [null, [3, 2]],
    ['19 June', [1]],
  ]);
});

test('days are in the time zone of the celebration, not of the host', () => {
  const entries = [
    entryAt(new Date(Date.UTC(2026, 5, 20, 16, 30)), 2),
    entryAt(new Date(Date.UTC(2026, 5, 20, 14, 30)), 1),
  ];
  const seenAt = Date.UTC(2026, 5, 20, 17);
  const written = (zone: string) => daysOf(entries, timesIn(zone), seenAt).map(({ day }) => day);
  expect(written('Asia/Tokyo')).toEqual([null, '20 June']);
  expect(written('America/New_York')).toEqual([null]);
});
