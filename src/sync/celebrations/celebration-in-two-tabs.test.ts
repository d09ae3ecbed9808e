import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { MAX_FORMER_DRINKS } from '../../domain/menu/known-menu.ts';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { MENU_MAX_DRINKS, type MenuItem } from '../../domain/menu/menu-item.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { type Copy, mergeCopies } from '../phone/phone.ts';
import {
  ANA_AND_BEN,
  BEER,
  MIA_AND_LEO,
  phoneAt,
  smallStorage,
  types,
  weddingServer,
} from './two-celebrations.fixture.ts';

describe('another tab', () => {
  const hearSwitch = (phone: ReturnType<typeof phoneAt>) =>
    phone.storage.writeElsewhere('sessionId', phone.storage.get('sessionId'));

  it('another tab reloads when the guest has switched to another celebration', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    hearSwitch(phone);
    expect(other.store.ending()).toBe('switched');
    expect(phone.store.ending()).toBeNull();
  });

  it('a tab that does not know of the switch yet logs a drink at the celebration that it shows', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    other.store.addDrink(BEER);
    expect(other.store.ending()).toBe('switched');
    other.close();
    await phone.clock.pass(5 * MINUTE_MS);
    phone.lifecycle.wake();
    await phone.clock.pass(5 * MINUTE_MS);
    expect(types(phone)).toEqual([]);
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], []]);
  });

  it('another tab stays at its evening if it cannot set a drink aside', async () => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    fill(true);
    other.store.addDrink(BEER);
    expect(other.store.ending()).toBeNull();
    fill(false);
    phone.server.isReachable = true;
    await phone.clock.pass(5 * MINUTE_MS);
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], []]);
  });

  it('a tab that overwrites the session does not lose the evening of the other tab', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const late = phone.storage.get('clink') ?? '';
    phone.switchTo(MIA_AND_LEO);
    phone.store.addDrink(BEER);
    phone.switchTo(null);
    phone.switchTo(MIA_AND_LEO);
    phone.close();
    phone.storage.set('clink', late);
    expect(types(phone.openTab())).toEqual(['beer']);
  });
});

it('two tabs agree on the latest facts that either knows of a celebration', () => {
  const phone = phoneAt();
  phone.switchTo(ANA_AND_BEN);
  phone.store.saveName('Ines');
  const other = phone.openTab();
  phone.store.learn({ ...ANA_AND_BEN, state: 'over', learnedAt: 2 });
  other.store.addDrink(BEER);
  phone.storage.writeElsewhere('clink', phone.storage.get('clink'));
  expect(phone.store.getState().celebration?.state).toBe('over');
  expect(other.store.getState().celebration?.state).toBe('over');
});

describe('two tabs that know different menus', () => {
  const hugo = { id: 'hugo', name: 'Hugo', sign: '🌿', drinkType: 'cocktail' as const, isSoldOut: false };
  const known = (menu: readonly object[], learnedAt: number): KnownCelebration => ({ ...ANA_AND_BEN, menu, learnedAt });
  const former = ({ id, name, sign }: MenuItem) => ({ id, name, sign });

  it('two tabs show the latest menu, and no drink that either tab has logged loses its name', () => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    phone.switchTo(known([], 1));
    phone.store.saveName('Ines');
    const other = phone.openTab();
    fill(true);
    phone.store.learn(known([SPRITZ, hugo], 2));
    phone.store.addDrink({ drinkType: 'cocktail', menuItem: SPRITZ.id });
    other.store.learn(known([LEMONADE, { ...hugo, name: 'Ugo' }], 3));
    fill(false);
    phone.store.addDrink(BEER);
    // Notifies each tab of what the other tab has written.
    for (const _ of [phone, other]) storage.writeElsewhere('clink', storage.get('clink'));
    const menu = [LEMONADE, { ...hugo, name: 'Ugo' }, former(SPRITZ)];
    expect([phone, other].map(({ store }) => store.getState().celebration?.menu)).toEqual([menu, menu]);
    expect(JSON.parse(storage.get('clink') ?? '').celebration.menu).toEqual(menu);
  });

  it('two tabs agree on the menu, whichever is informed first, and store no more names than one tab', () => {
    const drinks = fc
      .uniqueArray(fc.nat(60), { maxLength: 48 })
      .map((ids) => ids.map((id) => ({ ...former(SPRITZ), id: `${id}` })));
    fc.assert(
      fc.property(drinks, drinks, fc.constantFrom(1, 2), (one, two, learnedAt) => {
        const { store } = phoneAt();
        const copyOf = (menu: readonly object[], at: number) => ({ ...store.getState(), celebration: known(menu, at) });
        const [a, b] = [copyOf(one, 1), copyOf(two, learnedAt)];
        const joined = mergeCopies(a, b);
        expect(mergeCopies(b, a).celebration).toEqual(joined.celebration);
        expect(mergeCopies(joined, a).celebration).toEqual(joined.celebration);
        expect(mergeCopies(b, joined).celebration).toEqual(joined.celebration);
        expect(joined.celebration?.menu).toHaveProperty(
          'length',
          Math.min(MENU_MAX_DRINKS + MAX_FORMER_DRINKS, new Set([...one, ...two].map(({ id }) => id)).size),
        );
      }),
    );
  });

  it.each([
    ['a text', 'Spritz'],
    ['damaged drinks', [null, 7, {}]],
  ])('%s of a damaged storage is ignored', (_, menu) => {
    const { store } = phoneAt();
    const [a, b] = [{ ...ANA_AND_BEN, menu }, known([SPRITZ], 2)].map((celebration) => ({
      ...store.getState(),
      celebration,
    }));
    expect(mergeCopies(a as Copy, b as Copy).celebration?.menu).toEqual([SPRITZ]);
  });
});
