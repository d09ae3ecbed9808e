import { expect, test } from 'vitest';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { addDrink } from './dialogs.ts';
import { chooseYour, drinkLabel, drinkNames, paceNames, spiritNames } from './menu.ts';
import { added, takenBack } from './tracker.ts';

test('every drink, spirit and pace has its name [SPEC-3.4, 3.6, 3.7]', () => {
  expect(Object.values(drinkNames)).toEqual(['Beer', 'Wine', 'Cocktail', 'Shot', 'Water', 'Other']);
  expect(Object.values(spiritNames)).toEqual(['Vodka', 'Rum', 'Tequila', 'Gin', 'Whiskey']);
  expect(Object.values(paceNames)).toEqual(['Slow', 'Moderate', 'Fast', 'Catch Up']);
});

test.each<[string, DrinkChoice]>([
  ['Beer', { drinkType: 'beer' }],
  ['Water', { drinkType: 'water' }],
  ['Rum Cocktail', { drinkType: 'cocktail', alcoholType: 'rum' }],
  ['Whiskey Shot', { drinkType: 'shot', alcoholType: 'whiskey' }],
])('%s is confirmed, added and undone by its name', (name, drink) => {
  expect([drinkLabel(drink), addDrink(drink), added(drink), takenBack(drink)]).toEqual([
    name,
    `Add ${name}?`,
    `Added ${name}!`,
    `${name} taken back`,
  ]);
});

test.each([
  ['cocktail', 'Choose your cocktail'],
  ['shot', 'Choose your shot'],
] as const)('the choice of a spirit for %s is headed ‘%s’ [SPEC-2.19]', (drink, title) => {
  expect(chooseYour[drink]).toBe(title);
});
