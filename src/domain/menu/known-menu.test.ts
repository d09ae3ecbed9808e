import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNamed, MAX_FORMER_DRINKS, namedDrinks, readMenu, rememberMenu } from './known-menu.ts';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from './menu.fixture.ts';

const nameIn = (stored: unknown, id: string) => namedDrinks(stored).get(id)?.name;

describe('the menu that a phone remembers', () => {
  test('a renamed drink has its new name in the list of logged drinks', () => {
    const stored = rememberMenu([SPRITZ], [{ ...SPRITZ, name: 'Anas Hugo' }]);
    expect(nameIn(stored, SPRITZ.id)).toBe('Anas Hugo');
    expect(readMenu(stored)).toHaveLength(1);
  });

  test('a drink that was taken off the menu keeps its last name and emoji, and cannot be logged', () => {
    const stored = rememberMenu(rememberMenu([SPRITZ, OBSTLER], [OBSTLER]), [LEMONADE]);
    expect(readMenu(stored)).toEqual([LEMONADE]);
    expect(namedDrinks(stored).get(SPRITZ.id)).toEqual({ id: SPRITZ.id, name: SPRITZ.name, sign: SPRITZ.sign });
    expect(nameIn(stored, OBSTLER.id)).toBe(OBSTLER.name);
  });

  test('a drink that returns to the menu is listed only once', () => {
    const stored = rememberMenu(rememberMenu([SPRITZ], []), [{ ...SPRITZ, name: 'Spritz again' }]);
    expect(stored).toEqual([{ ...SPRITZ, name: 'Spritz again' }]);
  });

  test('after six hours offline, the phone has the present menu and the names that it knew before', () => {
    const before = rememberMenu(null, [SPRITZ, OBSTLER]);
    // Meanwhile the menu was [LEMONADE], but this phone has not received that menu.
    const stored = rememberMenu(before, menuOf(8));
    expect(readMenu(stored)).toEqual(menuOf(8));
    expect([nameIn(stored, SPRITZ.id), nameIn(stored, LEMONADE.id)]).toEqual([SPRITZ.name, undefined]);
  });

  test('many changes of the menu do not fill a phone’s storage', () => {
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
  ])('%s in the storage is ignored', (_, stored) => {
    expect(readMenu(stored)).toEqual([]);
  });

  test('of a list that is too long, the first eight drinks are used', () => {
    expect(readMenu([...menuOf(8), SPRITZ])).toEqual(menuOf(8));
  });

  test('a stored menu can be read again, whatever was stored before', () => {
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
