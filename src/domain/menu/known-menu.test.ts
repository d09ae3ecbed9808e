import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNamed, MAX_FORMER_DRINKS, namedDrinks, readMenu, rememberMenu } from './known-menu.ts';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from './menu.fixture.ts';

const nameIn = (stored: unknown, id: string) => namedDrinks(stored).get(id)?.name;

describe('what a phone remembers of a menu', () => {
  test('a renamed drink is renamed in what was logged', () => {
    const stored = rememberMenu([SPRITZ], [{ ...SPRITZ, name: 'Anas Hugo' }]);
    expect(nameIn(stored, SPRITZ.id)).toBe('Anas Hugo');
    expect(readMenu(stored)).toHaveLength(1);
  });

  test('a drink that was taken off keeps the name and the sign that it had, and cannot be had', () => {
    const stored = rememberMenu(rememberMenu([SPRITZ, OBSTLER], [OBSTLER]), [LEMONADE]);
    expect(readMenu(stored)).toEqual([LEMONADE]);
    expect(namedDrinks(stored).get(SPRITZ.id)).toEqual({ id: SPRITZ.id, name: SPRITZ.name, sign: SPRITZ.sign });
    expect(nameIn(stored, OBSTLER.id)).toBe(OBSTLER.name);
  });

  test('a drink that comes back is on the menu once', () => {
    const stored = rememberMenu(rememberMenu([SPRITZ], []), [{ ...SPRITZ, name: 'Spritz again' }]);
    expect(stored).toEqual([{ ...SPRITZ, name: 'Spritz again' }]);
  });

  test('after six hours without network it has what is on the menu now, and the names that it knew', () => {
    const before = rememberMenu(null, [SPRITZ, OBSTLER]);
    // In between, the menu was [LEMONADE], and this phone has not heard of that menu.
    const stored = rememberMenu(before, menuOf(8));
    expect(readMenu(stored)).toEqual(menuOf(8));
    expect([nameIn(stored, SPRITZ.id), nameIn(stored, LEMONADE.id)]).toEqual([SPRITZ.name, undefined]);
  });

  test('a host who plays with the menu all night fills no phone', () => {
    let stored: unknown = null;
    for (let round = 0; round < 100; round += 1) {
      stored = rememberMenu(stored, [{ ...SPRITZ, id: `round-${round}` }]);
    }
    expect(stored).toHaveLength(1 + MAX_FORMER_DRINKS);
    expect(nameIn(stored, 'round-98')).toBe(SPRITZ.name);
  });

  test.each<[what: string, stored: unknown]>([
    ['no list', { 0: SPRITZ }],
    ['a text', 'Spritz'],
    ['nothing', undefined],
    ['damaged drinks', [null, 7, {}, { id: 'x', name: '', sign: '' }, { ...SPRITZ, id: 'x y' }]],
    ['a kind of a later version', [{ ...SPRITZ, drinkType: 'mead' }]],
  ])('%s in the storage is left out', (_, stored) => {
    expect(readMenu(stored)).toEqual([]);
  });

  test('the first eight drinks of a list that is too long count', () => {
    expect(readMenu([...menuOf(8), SPRITZ])).toEqual(menuOf(8));
  });

  test('a remembered menu can be read again, whatever was stored before', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.constantFrom(SPRITZ, OBSTLER, LEMONADE, null, 'x')), (before, next) => {
        const stored = rememberMenu(before, next);
        expect(rememberMenu(stored, next).length).toBeLessThanOrEqual(8 + MAX_FORMER_DRINKS);
        expect(readMenu(JSON.parse(JSON.stringify(stored)))).toEqual(readMenu(next));
      }),
    );
  });
});

test('drinks of the menu are counted by the type that they had when they were logged', () => {
  const names = namedDrinks([SPRITZ, OBSTLER]);
  const of = (drinkType: 'cocktail' | 'shot' | 'beer', menuItem?: string) => ({
    drinkType,
    ...(menuItem && { menuItem }),
  });
  const drinks = [
    of('cocktail', 'spritz'),
    of('beer'),
    of('shot', 'spritz'),
    of('cocktail', 'spritz'),
    of('shot', 'gone'),
  ];
  expect(countNamed(drinks, names)).toMatchObject([
    { drink: { name: SPRITZ.name }, drinkType: 'cocktail', count: 2 },
    { drink: { name: SPRITZ.name }, drinkType: 'shot', count: 1 },
  ]);
});
