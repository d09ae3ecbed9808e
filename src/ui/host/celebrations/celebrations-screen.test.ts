import { expect, test } from 'vitest';
import { inOrder } from './celebrations-screen.tsx';

test('tonight’s celebration comes first, then the next ones, then those that are over', () => {
  const on = (date: string, state: 'open' | 'over' = 'open') => ({ date, state, timeZone: 'Europe/Vienna' });
  const given = [on('2026-05-01'), on('2026-06-20', 'over'), on('2027-09-18'), on('2026-06-20'), on('2026-07-03')];
  const dates = inOrder(given, Date.parse('2026-06-20T20:00:00Z')).map(({ date, state }) => `${date} ${state}`);
  expect(dates).toEqual([
    '2026-06-20 open',
    '2026-07-03 open',
    '2027-09-18 open',
    '2026-06-20 over',
    '2026-05-01 open',
  ]);
});
