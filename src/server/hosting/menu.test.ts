import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from '../../domain/menu/menu.fixture.ts';
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

describe('the menu of a celebration', () => {
  test('is empty at first, and guests hear nothing of it', async () => {
    const { menu, facts } = await startMenu();
    expect(await menu()).toEqual({ menu: [], revision: 0 });
    expect(await facts()).not.toHaveProperty('menu');
    expect(await facts()).not.toHaveProperty('withoutAlcohol');
  });

  test('is what the host has written, in that order, for hosts and for guests', async () => {
    const { patch, menu, facts } = await startMenu();
    const answer = await patch({ menu: [OBSTLER, SPRITZ], revision: 0 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ menu: [OBSTLER, SPRITZ], revision: 1 });
    expect(await menu()).toEqual({ menu: [OBSTLER, SPRITZ], revision: 1 });
    expect((await facts()).menu).toEqual([OBSTLER, SPRITZ]);
    await patch({ menu: [], revision: 1 });
    expect(await facts()).not.toHaveProperty('menu');
  });

  test('is in the page from its first picture on, with any name as text', async () => {
    const { patch, pageFacts } = await startMenu();
    expect(await pageFacts()).not.toHaveProperty('menu');
    const menu = [{ ...SPRITZ, name: `"<b>$& & '` }];
    await patch({ menu, revision: 0, withoutAlcohol: true });
    expect(await pageFacts()).toMatchObject({ names: 'Ana & Ben', menu, withoutAlcohol: true });
  });

  test('stays when the host changes something else, and after a restart', async () => {
    const { patch, menu, restart } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0, withoutAlcohol: true });
    await patch({ wallPace: true });
    await restart();
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 1 });
  });

  test('of two hosts who change it at once, the second is told who was quicker, and nothing is lost', async () => {
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

  test('that arrives twice is stored once', async () => {
    const { patch, menu, log } = await startMenu();
    for (const _ of [1, 2]) expect((await patch({ menu: [SPRITZ], revision: 0 })).status).toBe(200);
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 1 });
    expect((await log()).filter(({ action }) => action === 'menu')).toHaveLength(1);
  });

  test('needs the revision from which the host began', async () => {
    const { patch, menu } = await startMenu();
    const answer = await patch({ menu: [SPRITZ] });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field: 'revision' });
    expect((await menu()).menu).toEqual([]);
  });

  test('is not undone if another host has changed it since', async () => {
    const { patch, menu, log, marek, at } = await startMenu();
    await patch({ menu: [SPRITZ], revision: 0 });
    const [first] = await log();
    await patch({ menu: [SPRITZ, OBSTLER], revision: 1 }, SOFIE);
    const undo = (entry: LogEntry | undefined) => marek('POST', `${at}/actions/${entry?.id}/undo`, {});
    expect(await (await undo(first)).json()).toMatchObject({ code: 'too-late', by: 'Sofie' });
    const [second] = await log();
    expect((await undo(second)).status).toBe(200);
    expect(await menu()).toEqual({ menu: [SPRITZ], revision: 3 });
    // Whoever began before the undo is late too.
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
  ])('with %s is refused with its place, and the old one stays', async (_, wrong, field) => {
    const { patch, menu } = await startMenu();
    await patch({ menu: [LEMONADE], revision: 0 });
    const answer = await patch({ menu: wrong, revision: 1 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field, detail: expect.any(String) });
    expect(await menu()).toEqual({ menu: [LEMONADE], revision: 1 });
  });
});
