import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import type { MenuEdit } from '../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../domain/menu/menu-item.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

async function startMenu() {
  const hosted = await startHostedService();
  const { as, at, request, celebration } = hosted;
  await hosted.welcome(SOFIE);
  const patch = (changes: object, host = MAREK) => as(host)('PATCH', at, changes);
  const read = async () => (await (await as(MAREK)('GET', at)).json()) as HostedCelebration;
  return {
    ...hosted,
    patch,
    menu: async () => {
      const { menu, revision } = await read();
      return { menu, revision };
    },
    facts: async () => (await request(`/api/celebrations/${celebration.code}`)).json(),
    pageFacts: async () => {
      const page = await (await request(`/?c=${celebration.code}`)).text();
      const { document } = new Window();
      document.write(page);
      return JSON.parse(document.querySelector(`meta[name="${CELEBRATION_META}"]`)?.getAttribute('content') ?? '');
    },
    log: async () => ((await (await as(MAREK)('GET', `${at}/actions`)).json()) as { entries: LogEntry[] }).entries,
  };
}

describe('a drink that is no longer on the menu', () => {
  const named = ({ id, name, sign }: typeof SPRITZ) => ({ id, name, sign });

  test('a drink that was removed from the menu is listed by its name, the latest first, until it is on the menu again', async () => {
    const { patch, facts, pageFacts } = await startMenu();
    await patch({ menu: [SPRITZ, OBSTLER, LEMONADE], revision: 0 });
    expect(await facts()).not.toHaveProperty('formerDrinks');
    await patch({ menu: [OBSTLER, LEMONADE], revision: 1 });
    await patch({ menu: [LEMONADE], revision: 2 });
    expect(await facts()).toMatchObject({ menu: [LEMONADE], formerDrinks: [named(OBSTLER), named(SPRITZ)] });
    expect(await pageFacts()).not.toHaveProperty('formerDrinks');
    await patch({ menu: [{ ...SPRITZ, name: 'Spritz of the house' }], revision: 3 });
    expect((await facts()).formerDrinks).toEqual([named(LEMONADE), named(OBSTLER)]);
  });

  test('a drink that was removed from the menu is also listed by its name while only drinks without alcohol are offered', async () => {
    const { patch, facts } = await startMenu();
    await patch({ menu: [SPRITZ, LEMONADE], revision: 0 });
    await patch({ withoutAlcohol: true });
    expect(await facts()).toMatchObject({ menu: [LEMONADE], formerDrinks: [named(SPRITZ)] });
    await patch({ withoutAlcohol: false });
    expect(await facts()).not.toHaveProperty('formerDrinks');
  });

  test('the list of removed drinks survives a restart and later changes, and is not copied to another celebration', async () => {
    const { patch, facts, restart, marek, request, celebration } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0 });
    await patch({ menu: [], revision: 1 });
    await restart();
    await patch({ gettingHome: 'Bus 12' });
    expect((await facts()).formerDrinks).toEqual([named(SPRITZ)]);
    const made = await marek('POST', '/celebrations', { copyOf: celebration.id, names: 'Mia', date: '2026-09-05' });
    const { code } = (await made.json()) as HostedCelebration;
    expect(await (await request(`/api/celebrations/${code}`)).json()).not.toHaveProperty('formerDrinks');
  });
});

describe('the menu of a celebration', () => {
  test('the menu is empty at first, and is then not sent to guests', async () => {
    const { menu, facts } = await startMenu();
    expect(await menu()).toEqual({ menu: [], revision: 0 });
    expect(await facts()).not.toHaveProperty('menu');
    expect(await facts()).not.toHaveProperty('withoutAlcohol');
  });

  test('hosts and guests get the menu as the host has written it, in the same order', async () => {
    const { patch, menu, facts } = await startMenu();
    const answer = await patch({ menu: [OBSTLER, SPRITZ], revision: 0 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ menu: [OBSTLER, SPRITZ], revision: 1 });
    expect(await menu()).toEqual({ menu: [OBSTLER, SPRITZ], revision: 1 });
    expect((await facts()).menu).toEqual([OBSTLER, SPRITZ]);
    await patch({ menu: [], revision: 1 });
    expect(await facts()).not.toHaveProperty('menu');
  });

  test('the first page already contains the menu, and shows any name as plain text', async () => {
    const { patch, pageFacts } = await startMenu();
    expect(await pageFacts()).not.toHaveProperty('menu');
    const menu = [{ ...LEMONADE, name: `"<b>$& & '` }];
    await patch({ menu, revision: 0, withoutAlcohol: true });
    expect(await pageFacts()).toMatchObject({ names: 'Ana & Ben', menu, withoutAlcohol: true });
  });

  test('the menu is kept when the host changes other settings, and after a restart', async () => {
    const { patch, menu, restart } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0, withoutAlcohol: true });
    await patch({ wallPace: true });
    await restart();
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 1 });
  });

  test('if two hosts change the menu at once, the second is told who was quicker, and no change is lost', async () => {
    const { patch, menu } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0 });
    expect((await patch({ menu: [SPRITZ, OBSTLER], revision: 1 }, SOFIE)).status).toBe(200);
    const late = await patch({ menu: [SPRITZ, LEMONADE], revision: 1, names: 'Mia & Leo' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'too-late', by: 'Sofie' });
    expect(await menu()).toEqual({ menu: [SPRITZ, OBSTLER], revision: 2 });
    expect((await patch({ menu: [SPRITZ, OBSTLER, LEMONADE], revision: 2 })).status).toBe(200);
    expect((await menu()).menu).toHaveLength(3);
  });

  test('a menu that is sent twice is stored once', async () => {
    const { patch, menu, log } = await startMenu();
    for (const _ of [1, 2]) expect((await patch({ menu: [SPRITZ], revision: 0 })).status).toBe(200);
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 1 });
    expect((await log()).filter(({ action }) => action === 'menu')).toHaveLength(1);
  });

  test('a menu without a revision is always stored', async () => {
    const { patch, menu } = await startMenu();
    await patch({ menu: [SPRITZ] }, SOFIE);
    expect((await patch({ menu: [OBSTLER] })).status).toBe(200);
    expect(await menu()).toEqual({ menu: [OBSTLER], revision: 2 });
  });

  test('a change of the menu cannot be undone if another host has changed the menu since', async () => {
    const { patch, menu, log, marek, at } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0 });
    const [first] = await log();
    await patch({ menu: [SPRITZ, OBSTLER], revision: 1 }, SOFIE);
    const undo = (entry: LogEntry | undefined) => marek('POST', `${at}/actions/${entry?.id}/undo`, {});
    expect(await (await undo(first)).json()).toMatchObject({ code: 'too-late', by: 'Sofie' });
    const [second] = await log();
    expect((await undo(second)).status).toBe(200);
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 3 });
    // A host who began to edit before the undo is also too late.
    expect((await patch({ menu: [LEMONADE], revision: 2 })).status).toBe(409);
  });

  test.each<[what: string, menu: unknown, field: string]>([
    ['a ninth drink', menuOf(9), 'menu'],
    ['two drinks of one name', [SPRITZ, { ...SPRITZ, id: 'other' }], 'menu.1.name'],
    ['a name in letters that look alike', [SPRITZ, { ...SPRITZ, id: 'other', name: 'Аnа’s Spritz' }], 'menu.1.name'],
    ['25 characters', [{ ...SPRITZ, name: 'a'.repeat(25) }], 'menu.0.name'],
    ['a beer with a spirit', [{ ...SPRITZ, drinkType: 'beer' }], 'menu.0.alcoholType'],
    ['a sign of its own', [{ ...SPRITZ, sign: '🦄' }], 'menu.0.sign'],
    ['a text', 'Spritz', 'menu'],
  ])('a menu with %s is refused with the place of the error, and the old menu stays', async (_, wrong, field) => {
    const { patch, menu } = await startMenu();
    await patch({ menu: [LEMONADE], revision: 0 });
    const answer = await patch({ menu: wrong, revision: 1 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field, detail: expect.any(String) });
    expect(await menu()).toEqual({ menu: [LEMONADE], revision: 1 });
  });
});

describe('an edit of the menu', () => {
  const NEGRONI = { ...SPRITZ, name: 'Ana’s Negroni', sign: '🍊' as const };

  async function startEdits(stored: readonly MenuItem[] = [SPRITZ, OBSTLER]) {
    const started = await startMenu();
    await started.patch({ menu: stored });
    const edit = (wish: MenuEdit | object, host = MAREK) => started.as(host)('POST', `${started.at}/menu`, wish);
    return { ...started, edit, drinks: async () => (await started.menu()).menu };
  }

  test.each<[what: string, edit: MenuEdit, after: readonly MenuItem[]]>([
    ['puts a drink on it', { kind: 'add', item: LEMONADE, at: 1 }, [SPRITZ, LEMONADE, OBSTLER]],
    ['changes a drink', { kind: 'change', item: NEGRONI, seen: SPRITZ }, [NEGRONI, OBSTLER]],
    ['takes one off', { kind: 'remove', seen: SPRITZ }, [OBSTLER]],
    [
      'says that one is sold out',
      { kind: 'pour', id: SPRITZ.id, isSoldOut: true },
      [{ ...SPRITZ, isSoldOut: true }, OBSTLER],
    ],
    ['gives it another order', { kind: 'order', ids: [OBSTLER.id, SPRITZ.id] }, [OBSTLER, SPRITZ]],
  ])('%s, once if it arrives twice, and an undo takes it back', async (_, wish, after) => {
    const { edit, menu, log, marek, at, facts } = await startEdits();
    for (const _ of [1, 2]) {
      const answer = await edit(wish);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ menu: after, revision: 2 });
    }
    expect((await facts()).menu).toEqual(after);
    const [last, ...earlier] = (await log()).filter(({ action }) => action === 'menu');
    expect(earlier).toHaveLength(1);
    expect((await marek('POST', `${at}/actions/${last?.id}/undo`, {})).status).toBe(200);
    expect((await menu()).menu).toEqual([SPRITZ, OBSTLER]);
  });

  test('an edit of one drink keeps another host’s changes of other drinks', async () => {
    const { edit, drinks } = await startEdits();
    const all = await Promise.all([
      edit({ kind: 'change', item: NEGRONI, seen: SPRITZ }, SOFIE),
      edit({ kind: 'pour', id: OBSTLER.id, isSoldOut: true }),
      edit({ kind: 'add', item: LEMONADE, at: 2 }, SOFIE),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await drinks()).toEqual([NEGRONI, { ...OBSTLER, isSoldOut: true }, LEMONADE]);
  });

  test.each<[what: string, theirs: MenuEdit, own: MenuEdit, drink: MenuItem | null]>([
    [
      'changes a drink that she has changed',
      { kind: 'change', item: NEGRONI, seen: SPRITZ },
      { kind: 'change', item: { ...SPRITZ, name: 'Hugo' }, seen: SPRITZ },
      NEGRONI,
    ],
    [
      'takes off a drink that she has changed',
      { kind: 'change', item: NEGRONI, seen: SPRITZ },
      { kind: 'remove', seen: SPRITZ },
      NEGRONI,
    ],
    [
      'changes a drink that she has taken off',
      { kind: 'remove', seen: SPRITZ },
      { kind: 'change', item: NEGRONI, seen: SPRITZ },
      null,
    ],
    [
      'sells out a drink that she has taken off',
      { kind: 'remove', seen: SPRITZ },
      { kind: 'pour', id: SPRITZ.id, isSoldOut: true },
      null,
    ],
  ])('an edit that %s is answered with the present drink, and changes nothing', async (_, theirs, own, drink) => {
    const { edit, menu } = await startEdits();
    await edit(theirs, SOFIE);
    const before = await menu();
    const late = await edit(own);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'too-late', by: 'Sofie', drink });
    expect(await menu()).toEqual(before);
  });

  const add = (changes: object) => ({ kind: 'add', item: { ...LEMONADE, ...changes }, at: 0 });
  test.each<[what: string, stored: readonly MenuItem[], edit: object, field: string]>([
    ['a ninth drink', menuOf(8), add({}), 'item'],
    ['the name of another drink', [SPRITZ], add({ name: 'ANAS SPRITZ' }), 'item.name'],
    ['the name of a tile of another kind', [SPRITZ], add({ name: 'Bier' }), 'item.name'],
    ['a sign of its own', [SPRITZ], add({ sign: '🦄' }), 'item.sign'],
    [
      'a new name that is that of another',
      [SPRITZ, LEMONADE],
      { kind: 'change', item: { ...SPRITZ, name: LEMONADE.name }, seen: SPRITZ },
      'item.name',
    ],
    ['a place far behind', [SPRITZ], { kind: 'add', item: LEMONADE, at: 99 }, 'at'],
    ['no kind', [SPRITZ], { item: LEMONADE }, 'kind'],
  ])('an edit with %s is refused with the place of the error, and nothing changes', async (_, stored, wish, field) => {
    const { edit, drinks } = await startEdits(stored);
    const answer = await edit(wish);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field, detail: expect.any(String) });
    expect(await drinks()).toEqual(stored);
  });

  test('the menu can be edited although it contains a drink that only another version supports', async () => {
    const { edit, drinks, sql } = await startEdits();
    const other = { ...OBSTLER, sign: '🫠' } as unknown as MenuItem;
    await sql('UPDATE celebrations SET menu = ?', JSON.stringify([SPRITZ, other]));
    expect((await edit({ kind: 'pour', id: SPRITZ.id, isSoldOut: true })).status).toBe(200);
    expect((await edit({ kind: 'pour', id: other.id, isSoldOut: true })).status).toBe(200);
    expect(await drinks()).toEqual([
      { ...SPRITZ, isSoldOut: true },
      { ...other, isSoldOut: true },
    ]);
    expect((await edit({ kind: 'remove', seen: { ...other, isSoldOut: true } })).status).toBe(200);
  });
});

test('hosts and guests are told that a celebration is without alcohol', async () => {
  const { patch, facts } = await startMenu();
  expect(await (await patch({ withoutAlcohol: true })).json()).toMatchObject({ withoutAlcohol: true, revision: 0 });
  expect(await facts()).toMatchObject({ withoutAlcohol: true });
});

test('a celebration without alcohol does not offer alcoholic drinks of the menu to guests, but keeps them for the hosts', async () => {
  const { patch, facts, menu } = await startMenu();
  await patch({ withoutAlcohol: true, menu: [SPRITZ, LEMONADE], revision: 0 });
  expect((await facts()).menu).toEqual([LEMONADE]);
  expect((await menu()).menu).toEqual([SPRITZ, LEMONADE]);
  await patch({ menu: [SPRITZ], revision: 1 });
  expect(await facts()).not.toHaveProperty('menu');
  await patch({ withoutAlcohol: false });
  expect((await facts()).menu).toEqual([SPRITZ]);
});
