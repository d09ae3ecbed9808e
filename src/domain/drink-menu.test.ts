import { describe, expect, test } from 'vitest';
import { DRINK_MENU, drinkOf, isAlcoholic, SPIRITS, spiritOf } from './drink-menu.ts';

describe('the menu', () => {
  test.each([
    ['beer', '🍺', 'alcoholic', false],
    ['wine', '🍷', 'alcoholic', false],
    ['cocktail', '🍸', 'alcoholic', true],
    ['shot', '🥃', 'alcoholic', true],
    ['water', '💧', 'non-alcoholic', false],
    ['other', '🥤', 'non-alcoholic', false],
  ] as const)('%s is %s, %s, subtypes: %s [SPEC-3.2-4]', (id, emoji, category, hasSubtypes) => {
    expect(drinkOf(id)).toEqual({ id, emoji, category, hasSubtypes });
    expect(isAlcoholic(id)).toBe(category === 'alcoholic');
  });

  test.each([
    ['vodka', '🧊'],
    ['rum', '🥥'],
    ['tequila', '🌵'],
    ['gin', '🌿'],
    ['whiskey', '🌾'],
  ] as const)('%s is %s [SPEC-3.6]', (id, emoji) => {
    expect(spiritOf(id)).toEqual({ id, emoji });
  });

  test('the menu lists six drinks and five spirits, in this order [SPEC-3.2, 3.5]', () => {
    expect(DRINK_MENU.map(({ id }) => id)).toEqual(['beer', 'wine', 'cocktail', 'shot', 'water', 'other']);
    expect(SPIRITS.map(({ id }) => id)).toEqual(['vodka', 'rum', 'tequila', 'gin', 'whiskey']);
  });

  test('the menu rejects drinks and spirits that are not on it', () => {
    expect(() => drinkOf('tea' as 'beer')).toThrow(new RangeError("no drink 'tea' on the menu"));
    expect(() => spiritOf('absinthe' as 'gin')).toThrow(new RangeError("no spirit 'absinthe' on the menu"));
  });
});
