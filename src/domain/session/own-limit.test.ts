import { expect, test } from 'vitest';
import type { DrinkType } from '../drink-menu.ts';
import { isWhereToStop, type Limit } from './own-limit.ts';

test.each<[string, Limit | null, readonly string[], DrinkType, boolean]>([
  ['the first of one', 1, [], 'beer', true],
  ['the third of three', 3, ['beer', 'wine'], 'shot', true],
  ['the second of three', 3, ['beer'], 'wine', false],
  ['the fourth of three', 3, ['beer', 'wine', 'shot'], 'beer', false],
  ['the third of three beside much water', 3, ['water', 'beer', 'other', 'wine', 'water'], 'cocktail', true],
  ['a water', 3, ['beer', 'wine'], 'water', false],
  ['another drink without alcohol', 3, ['beer', 'wine'], 'other', false],
  ['a beer without a limit', null, ['beer'], 'beer', false],
  ['a beer after one of a kind that this version does not know', 2, ['mead', 'beer'], 'beer', true],
])('%s reaches the limit: limit %s, drinks so far %j, next drink %s', (_, limit, had, next, isIt) => {
  const drinks = had.map((drinkType) => ({ drinkType }));
  expect(isWhereToStop(limit, drinks, next)).toBe(isIt);
});
