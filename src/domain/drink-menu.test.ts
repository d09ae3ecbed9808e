import { describe, expect, test } from 'vitest';
import {
  ALCOHOL_TYPES,
  addedMessage,
  chooserTitle,
  confirmTitle,
  DRINK_MENU,
  DRINK_TYPES,
  type DrinkType,
  drinkLabel,
  drinkOf,
  isAlcoholic,
  SPIRITS,
  spiritOf,
} from './drink-menu.ts';

describe('the menu', () => {
  test.each([
    ['beer', 'Beer', '🍺', 'alcoholic', false],
    ['wine', 'Wine', '🍷', 'alcoholic', false],
    ['cocktail', 'Cocktail', '🍸', 'alcoholic', true],
    ['shot', 'Shot', '🥃', 'alcoholic', true],
    ['water', 'Water', '💧', 'non-alcoholic', false],
    ['other', 'Other', '🥤', 'non-alcoholic', false],
  ] as const)('%s is %s %s, %s, subtypes: %s', (id, name, emoji, category, hasSubtypes) => {
    expect(drinkOf(id)).toEqual({ id, name, emoji, category, hasSubtypes });
    expect(isAlcoholic(id)).toBe(category === 'alcoholic');
  });

  test.each([
    ['vodka', 'Vodka', '🧊'],
    ['rum', 'Rum', '🥥'],
    ['tequila', 'Tequila', '🌵'],
    ['gin', 'Gin', '🌿'],
    ['whiskey', 'Whiskey', '🌾'],
  ] as const)('%s is %s %s', (id, name, emoji) => {
    expect(spiritOf(id)).toEqual({ id, name, emoji });
  });

  test('lists six drinks and five spirits, in this order', () => {
    expect(DRINK_MENU.map(({ id }) => id)).toEqual(['beer', 'wine', 'cocktail', 'shot', 'water', 'other']);
    expect(SPIRITS.map(({ id }) => id)).toEqual(['vodka', 'rum', 'tequila', 'gin', 'whiskey']);
    expect(DRINK_TYPES).toEqual(DRINK_MENU.map(({ id }) => id));
    expect(ALCOHOL_TYPES).toEqual(SPIRITS.map(({ id }) => id));
  });

  test('does not know what is not on it', () => {
    expect(() => drinkOf('tea' as 'beer')).toThrow(new RangeError("no drink 'tea' on the menu"));
    expect(() => spiritOf('absinthe' as 'gin')).toThrow(new RangeError("no spirit 'absinthe' on the menu"));
  });
});

describe('what the dialogs say', () => {
  test.each<[DrinkType, 'rum' | 'whiskey' | undefined, string, string, string]>([
    ['beer', undefined, 'Beer', 'Add Beer?', 'Added Beer!'],
    ['wine', undefined, 'Wine', 'Add Wine?', 'Added Wine!'],
    ['cocktail', 'rum', 'Rum Cocktail', 'Add Rum Cocktail?', 'Added Rum Cocktail!'],
    ['shot', 'whiskey', 'Whiskey Shot', 'Add Whiskey Shot?', 'Added Whiskey Shot!'],
    ['water', undefined, 'Water', 'Add Water?', 'Added Water!'],
    ['other', undefined, 'Other', 'Add Other?', 'Added Other!'],
  ])('of %s (%s)', (drink, spirit, label, title, message) => {
    expect([drinkLabel(drink, spirit), confirmTitle(drink, spirit), addedMessage(drink, spirit)]).toEqual([
      label,
      title,
      message,
    ]);
  });

  test.each([
    ['cocktail', 'Choose your cocktail'],
    ['shot', 'Choose your shot'],
  ] as const)('the chooser of %s: %s', (drink, title) => {
    expect(chooserTitle(drink)).toBe(title);
  });
});
