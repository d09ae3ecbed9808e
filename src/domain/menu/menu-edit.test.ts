import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from './menu.fixture.ts';
import { editMenu, inOrder, type MenuEdit, menuChanges, moved } from './menu-edit.ts';
import type { MenuItem } from './menu-item.ts';

const MENU = [SPRITZ, OBSTLER, LEMONADE];
const MULE: MenuItem = { ...LEMONADE, id: 'mule', name: 'Virgin Mule', sign: '🌿' };
const NEGRONI: MenuItem = { ...SPRITZ, name: 'Ana’s Negroni', sign: '🍊' };
const SOLD_OUT: MenuItem = { ...SPRITZ, isSoldOut: true };
const idsOf = (menu: readonly MenuItem[]) => menu.map(({ id }) => id);

describe('an edit of the menu', () => {
  test.each<[what: string, menu: readonly MenuItem[], edit: MenuEdit, after: readonly MenuItem[]]>([
    ['adds a drink at the end', MENU, { kind: 'add', item: MULE, at: 3 }, [...MENU, MULE]],
    [
      'restores a drink at its former place',
      MENU,
      { kind: 'add', item: MULE, at: 1 },
      [SPRITZ, MULE, OBSTLER, LEMONADE],
    ],
    ['adds a drink after the last one if its place no longer exists', [], { kind: 'add', item: MULE, at: 7 }, [MULE]],
    ['adds nothing if it arrives twice', [MULE], { kind: 'add', item: MULE, at: 1 }, [MULE]],
    ['changes one drink', MENU, { kind: 'change', item: NEGRONI, seen: SPRITZ }, [NEGRONI, OBSTLER, LEMONADE]],
    [
      'keeps a drink sold out if another host has marked it meanwhile',
      [SOLD_OUT],
      { kind: 'change', item: NEGRONI, seen: SPRITZ },
      [{ ...NEGRONI, isSoldOut: true }],
    ],
    ['changes nothing if it arrives twice', [NEGRONI], { kind: 'change', item: NEGRONI, seen: SPRITZ }, [NEGRONI]],
    ['removes a drink', MENU, { kind: 'remove', seen: OBSTLER }, [SPRITZ, LEMONADE]],
    ['removes a drink that was sold out meanwhile', [SOLD_OUT], { kind: 'remove', seen: SPRITZ }, []],
    ['removes nothing if the drink was removed before', [SPRITZ], { kind: 'remove', seen: OBSTLER }, [SPRITZ]],
    ['marks a drink as sold out', [SPRITZ], { kind: 'pour', id: 'spritz', isSoldOut: true }, [SOLD_OUT]],
    [
      'marks a drink as sold out that another host has renamed',
      [NEGRONI],
      { kind: 'pour', id: 'spritz', isSoldOut: true },
      [{ ...NEGRONI, isSoldOut: true }],
    ],
    ['changes the order', MENU, { kind: 'order', ids: ['lemonade', 'spritz', 'obstler'] }, [LEMONADE, SPRITZ, OBSTLER]],
  ])('%s', (_, menu, edit, after) => {
    expect(editMenu(menu, edit)).toEqual({ menu: after });
  });

  test.each<[what: string, menu: readonly MenuItem[], edit: MenuEdit, clash: MenuItem | null]>([
    [
      'changes a drink that another host has changed',
      [NEGRONI],
      { kind: 'change', item: { ...MULE, id: SPRITZ.id }, seen: SPRITZ },
      NEGRONI,
    ],
    [
      'changes a drink that another host has taken away',
      [OBSTLER],
      { kind: 'change', item: NEGRONI, seen: SPRITZ },
      null,
    ],
    ['takes a drink away that another host has changed', [NEGRONI], { kind: 'remove', seen: SPRITZ }, NEGRONI],
    ['says that a drink is sold out that is gone', [OBSTLER], { kind: 'pour', id: 'spritz', isSoldOut: true }, null],
  ])('an edit that %s is a clash, which the host has to resolve', (_, menu, edit, clash) => {
    expect(editMenu(menu, edit)).toEqual({ clash });
  });
});

describe('an order', () => {
  test('a new order leaves a drink that another host has added behind the drink before it', () => {
    expect(idsOf(inOrder([SPRITZ, MULE, OBSTLER], ['obstler', 'spritz']))).toEqual(['obstler', 'spritz', 'mule']);
    expect(idsOf(inOrder([MULE, SPRITZ, OBSTLER], ['obstler', 'spritz']))).toEqual(['mule', 'obstler', 'spritz']);
  });

  test('a new order ignores a drink that another host has removed', () => {
    expect(idsOf(inOrder([OBSTLER], ['spritz', 'obstler']))).toEqual(['obstler']);
  });

  test.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 1, ['a', 'b', 'c']],
  ])('the order with %s moved to place %i is %j', (id, to, after) => {
    expect(moved(['a', 'b', 'c'], id, to)).toEqual(after);
  });
});

/**
 * A random edit of the drink at `index`, which must exist, or an addition there. The texts of the edit contain `tag`.
 */
const editOf = (menu: readonly MenuItem[], index: number, tag: string) =>
  fc.constantFrom<MenuEdit>(
    { kind: 'change', item: { ...at(menu, index), name: `New ${tag}` }, seen: at(menu, index) },
    { kind: 'remove', seen: at(menu, index) },
    { kind: 'pour', id: at(menu, index).id, isSoldOut: true },
    { kind: 'add', item: { ...LEMONADE, id: `new-${tag}`, name: `Added ${tag}` }, at: index },
  );
const at = (menu: readonly MenuItem[], index: number) => menu[index] as MenuItem;

test('edits of different drinks give the same drinks in either order, and no edit is lost', () => {
  const menu = menuOf(6);
  const pair = fc
    .uniqueArray(fc.nat(5), { minLength: 2, maxLength: 2 })
    .chain(([one = 0, other = 1]) => fc.tuple(editOf(menu, one, 'a'), editOf(menu, other, 'b')));
  const done = (...edits: MenuEdit[]) =>
    edits.reduce<readonly MenuItem[]>((before, edit) => {
      const edited = editMenu(before, edit);
      if ('clash' in edited) throw new Error('a clash');
      return edited.menu;
    }, menu);
  const sorted = (items: readonly MenuItem[]) => [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  fc.assert(
    fc.property(pair, ([a, b]) => {
      expect(sorted(done(a, b))).toEqual(sorted(done(b, a)));
      expect(done(a, b, b, a), 'an answer that was lost').toEqual(done(a, b));
    }),
  );
});

test('a new order keeps every drink of the menu and adds none', () => {
  const ids = fc.shuffledSubarray(['drink-0', 'drink-1', 'drink-2', 'drink-3', 'gone']);
  fc.assert(
    fc.property(fc.nat(4), ids, (count, order) => {
      const menu = menuOf(count);
      expect(idsOf(inOrder(menu, order)).sort()).toEqual(idsOf(menu));
    }),
  );
});

test.each<[before: readonly MenuItem[], after: readonly MenuItem[], changes: readonly string[]]>([
  [[], [SPRITZ], [`${SPRITZ.name} added`]],
  [MENU, [SPRITZ, LEMONADE], [`${OBSTLER.name} removed`]],
  [[SPRITZ], [SOLD_OUT], [`${SPRITZ.name} sold-out`]],
  [[SOLD_OUT], [SPRITZ], [`${SPRITZ.name} poured`]],
  [[SPRITZ, MULE], [NEGRONI, MULE], ['Ana’s Negroni changed']],
  [[SPRITZ], [{ ...NEGRONI, isSoldOut: true }], ['Ana’s Negroni changed', 'Ana’s Negroni sold-out']],
  [[SPRITZ], [MULE], [`${SPRITZ.name} removed`, 'Virgin Mule added']],
  [MENU, [LEMONADE, SPRITZ, OBSTLER], []],
])('the changes of each drink between two menus are found (%#)', (before, after, changes) => {
  expect(menuChanges(before, after).map(({ name, change }) => `${name} ${change}`)).toEqual(changes);
});
