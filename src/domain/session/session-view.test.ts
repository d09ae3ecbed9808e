import { expect, test } from 'vitest';
import type { StoredEntry } from './drink-entry.ts';
import { idOf, session } from './session.fixture.ts';
import { MAX_REMOVED_BY_APP } from './session-edits.ts';
import { viewOf } from './session-view.ts';

test('a guest sees drinks, start, name and pace', () => {
  const state = session('@5.1 b6 g7 -w3 ~Ana.1 /fast.1');
  expect(viewOf(state)).toEqual({
    session: { drinks: state.drinks, sessionStart: 5 },
    userName: 'Ana',
    pace: 'fast',
    canRemoveAll: true,
  });
});

test('the name of a guest without a name is null', () => {
  expect(viewOf(session('@5.1')).userName).toBeNull();
});

test('an evening starts at its first drink at the latest', () => {
  expect(viewOf(session('@5.2 b3')).session.sessionStart).toBe(3);
});

test.each<[string, Omit<StoredEntry, 'id' | 'timestamp'>, object]>([
  ['a drink of a newer menu counts as another drink', { drinkType: 'mead' }, { drinkType: 'other' }],
  ['a new spirit is left out', { drinkType: 'shot', alcoholType: 'absinthe' }, { drinkType: 'shot' }],
])('%s', (_, newer, shown) => {
  const state = { ...session('@5.1'), drinks: [{ id: '6-x', timestamp: 6, ...newer }] };
  expect(viewOf(state).session.drinks).toEqual([{ id: '6-x', timestamp: 6, ...shown }]);
});

test('a pace of a newer Clink is shown as the default', () => {
  expect(viewOf(session('@5.1 /warp.3')).pace).toBe('moderate');
});

test.each([
  [MAX_REMOVED_BY_APP - 2, true],
  [MAX_REMOVED_BY_APP - 1, false],
])('after %d removals, the two drinks on the list can be removed too: %s', (count, expected) => {
  const removed = Array.from({ length: count }, (_, index) => idOf(`w${index}`));
  expect(viewOf({ ...session('@5.1 b6 b7'), removed }).canRemoveAll).toBe(expected);
});
