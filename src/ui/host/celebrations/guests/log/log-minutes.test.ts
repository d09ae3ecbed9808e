import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { minutesOf } from './log-minutes.ts';

const entryAt = (at: Date, id: number): LogEntry => ({
  id,
  at: at.getTime(),
  by: { id: 'marek', name: 'Marek' },
  action: 'pause',
  canUndo: false,
});

test('entries of one minute have one heading, and those of another day say which', () => {
  const entries = [
    entryAt(new Date(2026, 5, 20, 14, 11, 50), 4),
    entryAt(new Date(2026, 5, 20, 14, 11, 2), 3),
    entryAt(new Date(2026, 5, 20, 14, 10, 59), 2),
    entryAt(new Date(2026, 5, 19, 14, 10, 0), 1),
  ];
  const minutes = minutesOf(entries, new Date(2026, 5, 20, 15).getTime());
  expect(minutes.map(({ day, entries: together }) => [day, together.map(({ id }) => id)])).toEqual([
    [null, [4, 3]],
    [null, [2]],
    ['19 June', [1]],
  ]);
});
