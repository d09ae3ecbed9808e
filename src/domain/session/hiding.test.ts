import { expect, test } from 'vitest';
import { line, session } from './drink-session.fixture.ts';
import { acknowledge } from './drink-session.ts';
import { isHidden, turnsAfter, withHidden } from './hiding.ts';

test.each([
  ['0.5a @0 b1', true, '0.6x @0 b1 ^1'],
  ['0.5a @0 b1 ^1', false, '0.6x @0 b1 ^2'],
  ['0.5a @0 b1 ^1', true, '0.5a @0 b1 ^1'],
  ['0.5a @0 b1 ^2/2', false, '0.5a @0 b1 ^2/2'],
])('%s, hidden: %s, is %s', (before, hidden, after) => {
  const next = withHidden(session(before), hidden, 'x');
  expect(line(next)).toBe(after);
  expect(isHidden(next)).toBe(hidden);
});

test('what arrived is told, what was turned meanwhile is not', () => {
  const sent = session('0.6a/5 @0 ^1');
  expect(line(acknowledge(session('0.7b/5 @0 ^2'), sent))).toBe('0.7b/6 @0 ^2/1');
});

test('a server that does not speak of hiding changes nothing', () => {
  const mine = session('0.5a/5 @0 ^1/1');
  const kept = { userName: 'Ana', drinks: [], sessionStart: 0, drinkingPace: 'slow', revision: 9 } as const;
  expect(turnsAfter(mine, { ...kept, drinks: [] })).toEqual({ hideTurns: 1, hideTurnsTold: 1 });
});
