import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../domain/limits.ts';
import { namedDrinks, readMenu } from '../../../domain/menu/known-menu.ts';
import { LEMONADE, OBSTLER, SPRITZ } from '../../../domain/menu/menu.fixture.ts';
import type { SessionStore } from '../../../sync/evening/session-store.ts';
import { ANA_AND_BEN, MIA_AND_LEO, openLink } from './joining.fixture.ts';

const EVENING = {
  menu: [SPRITZ, LEMONADE],
  withoutAlcohol: true,
  look: { palette: 'sage', ornament: 'olive' },
};
const SET = { ...ANA_AND_BEN, ...EVENING };

const menuOf = ({ getState }: SessionStore) => readMenu(getState().celebration?.menu);
const nameIn = ({ getState }: SessionStore, id: string) => namedDrinks(getState().celebration?.menu).get(id)?.name;

/** Ines has heard once what the hosts have set. */
async function heard() {
  const phone = await openLink('?c=K7MP4XRT', { K7MP4XRT: SET });
  const joining = await phone.start();
  phone.store.saveName('Ines');
  await phone.clock.pass(1_000);
  return { ...phone, joining };
}

describe('what the hosts have set', () => {
  test.each([
    ['there is no network', null],
    ['the answer never comes', new Promise<Response>(() => {})],
  ])('is there after a reload while %s, and nothing of it changes', async (_, answer) => {
    const { answers, reload, start, clock } = await heard();
    answers.K7MP4XRT = answer;
    const page = reload();
    expect(page.getState().celebration).toMatchObject(SET);
    const { celebration } = page.getState();
    await start(page);
    await clock.pass(120_000);
    expect(page.getState().celebration).toBe(celebration);
  });

  test('the menu is stored in the form that the script before the first paint looks for (src/ui/early/early-page.ts)', async () => {
    const { storage } = await heard();
    const [own, facts = ''] = (storage.get('clink') ?? '').split('"celebration"');
    expect(facts).toContain('"withoutAlcohol":true');
    expect(facts.split('"isSoldOut":')).toHaveLength(1 + EVENING.menu.length);
    expect(own).not.toContain('"isSoldOut":');
  });

  test('the menu is learned with the first answer by a page that did not know it yet', async () => {
    const { answers, storage, reload, start } = await heard();
    for (const [key, value] of storage.values) {
      if (!value.includes('"celebration"')) continue;
      const { celebration, ...rest } = JSON.parse(value);
      expect(celebration).toMatchObject(EVENING);
      const { menu, withoutAlcohol, look, ...known } = celebration;
      storage.set(key, JSON.stringify({ ...rest, celebration: known }));
    }
    answers.K7MP4XRT = SET;
    const page = reload();
    expect(page.getState().celebration).not.toHaveProperty('menu');
    await start(page);
    expect(page.getState().celebration).toMatchObject(SET);
  });
});

test('a guest who comes back finds the menu of the latest answer, and the names of earlier drinks', async () => {
  const { joining, answers, store, clock } = await heard();
  joining.switchTo({ ...MIA_AND_LEO, learnedAt: clock.now() });
  answers.K7MP4XRT = { ...SET, menu: [OBSTLER] };
  joining.join('K7MP4XRT');
  await clock.pass(1_000);
  const { step } = joining.getState();
  if (step?.kind !== 'ask') throw new Error('the guest is not asked');
  answers.K7MP4XRT = null;
  joining.switchTo(step.to);
  expect(menuOf(store)).toEqual([OBSTLER]);
  expect(nameIn(store, SPRITZ.id)).toBe(SPRITZ.name);
});

test('a guest who is offline while the hosts change the menu twice loses no drink and no name', async () => {
  const { answers, store, lifecycle, clock, reload, start } = await heard();
  answers.K7MP4XRT = null;
  await clock.pass(HOUR_MS);
  const spritz = store.addDrink({ drinkType: 'cocktail', alcoholType: 'gin', menuItem: SPRITZ.id });
  // The page is loaded again without network. Meanwhile the menu was [OBSTLER], and this phone never hears of that
  // menu.
  const page = reload();
  await start(page);
  await clock.pass(4 * HOUR_MS);
  expect(menuOf(page)).toEqual(EVENING.menu);
  const fizz = page.addDrink({ drinkType: 'other', menuItem: LEMONADE.id });
  await clock.pass(HOUR_MS);

  const renamed = { ...LEMONADE, name: 'Rhubarb fizz' };
  answers.K7MP4XRT = { ...SET, menu: [renamed], withoutAlcohol: false };
  lifecycle.wake('online');
  await clock.pass(1_000);
  expect(menuOf(page)).toEqual([renamed]);
  expect(page.getState().celebration).toMatchObject({ withoutAlcohol: false, look: EVENING.look });
  expect(page.getState().session.drinks).toEqual([spritz, fizz]);
  expect([SPRITZ, LEMONADE, OBSTLER].map(({ id }) => nameIn(page, id))).toEqual([SPRITZ.name, renamed.name, undefined]);
});

test('a page on a server of 3e885bd7 keeps the names, and has everything again on a server of today', async () => {
  const { answers, store, lifecycle, clock, reload } = await heard();
  const entry = store.addDrink({ drinkType: 'cocktail', alcoholType: 'gin', menuItem: SPRITZ.id });
  // Recorded, apart from the code.
  answers.K7MP4XRT = JSON.parse(
    '{"code":"K7MP4XRT","names":"Ana & Ben","date":"2026-06-20","language":"en","state":"open"}',
  );
  lifecycle.wake('online');
  await clock.pass(1_000);
  for (const page of [store, reload()]) {
    expect(menuOf(page)).toEqual([]);
    expect(nameIn(page, SPRITZ.id)).toBe(SPRITZ.name);
    expect(page.getState().session.drinks).toEqual([entry]);
  }
  answers.K7MP4XRT = SET;
  lifecycle.wake('online');
  await clock.pass(1_000);
  expect(store.getState().celebration).toMatchObject(SET);
  expect(store.getState().session.drinks).toEqual([entry]);
});
