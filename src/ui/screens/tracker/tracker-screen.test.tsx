import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MAX_DRINKS } from '../../../domain/limits.ts';
import { MAX_REMOVED_BY_APP } from '../../../domain/session/session-edits.ts';
import { openApp } from '../../app.fixture.tsx';
import { button, counter } from './tracker-screen.fixture.tsx';

describe('the menu', () => {
  it('the menu has a button for each drink, with its emoji and its name [SPEC-2.9]', () => {
    openApp();
    const tiles = within(screen.getByRole('region', { name: 'What are you drinking?' })).getAllByRole('button');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      '🍺Beer',
      '🍷Wine',
      '🍸Cocktail',
      '🥃Shot',
      '💧Water',
      '🥤Other',
    ]);
  });
});

describe('logging a drink', () => {
  it('a confirmed beer counts, and is announced [SPEC-2.18, 4.6, 4.7] [WCAG-4.1.3]', async () => {
    const { guest } = openApp();
    await guest.click(button('Beer'));
    expect(screen.getByRole('dialog', { name: 'Add Beer?' })).toBeDefined();
    await guest.click(button('Confirm'));
    expect(counter().getByText('1')).toBeDefined();
    expect(counter().getByText('Keep it festive! 🎉')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Added Beer! 1 with alcohol today.Undo');
  });

  it('a cocktail asks for its spirit first [SPEC-4.7]', async () => {
    const { guest, store } = openApp();
    await guest.click(button('Cocktail'));
    expect(screen.getByRole('dialog', { name: 'Choose your cocktail' })).toBeDefined();
    await guest.click(button('Rum'));
    expect(screen.getByRole('dialog', { name: 'Add Rum Cocktail?' })).toBeDefined();
    await guest.click(button('Confirm'));
    expect(screen.getByRole('status').textContent).toContain('Added Rum Cocktail!');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'cocktail', alcoholType: 'rum' }]);
  });

  it('the spirit that a guest had last in such a drink is the first row', async () => {
    const { guest } = openApp();
    const spirits = () =>
      within(screen.getByRole('dialog', { name: /^Choose your/ }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/^\P{L}+/u, ''));
    for (const [drink, spirit] of [
      ['Cocktail', 'Gin'],
      ['Shot', 'Tequila'],
    ] as const) {
      await guest.click(button(drink));
      expect(spirits()).toEqual(['Vodka', 'Rum', 'Tequila', 'Gin', 'Whiskey']);
      await guest.click(button(spirit));
      await guest.click(button('Confirm'));
    }
    await guest.click(button('Cocktail, 1 today'));
    expect(spirits()).toEqual(['Gin', 'Vodka', 'Rum', 'Tequila', 'Whiskey']);
  });

  it('a double tap on Confirm adds one drink', async () => {
    const { guest, store } = openApp();
    await guest.click(button('Beer'));
    const confirm = button('Confirm');
    act(() => {
      confirm.click();
      confirm.click();
    });
    expect(store.getState().session.drinks).toHaveLength(1);
  });

  it('Go Back adds nothing and closes the dialog [SPEC-4.10]', async () => {
    const { guest, store } = openApp();
    await guest.click(button('Wine'));
    await guest.click(button('Go Back'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().session.drinks).toEqual([]);
  });

  it('Undo takes back exactly that drink', async () => {
    const { guest, store } = openApp();
    for (const drink of ['Beer', 'Wine']) {
      await guest.click(button(drink));
      await guest.click(button('Confirm'));
    }
    await guest.click(button('Undo'));
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'beer' }]);
    expect(counter().getByText('1')).toBeDefined();
  });

  it('a full list refuses more drinks and says why [SPEC-8.8]', async () => {
    const entry = (id: number) => ({ id: `1-${id}`, drinkType: 'beer', timestamp: Date.now() });
    const drinks = Array.from({ length: MAX_DRINKS }, (_, index) => entry(index));
    const { guest, store } = openApp({ userName: 'Ana', clink: JSON.stringify({ drinks, sessionStart: Date.now() }) });
    expect(await screen.findByText(/^The list is full with 500 drinks/)).toBeDefined();
    await guest.click(button('Beer, 500 today'));
    await guest.click(button('Confirm'));
    expect(store.getState().session.drinks).toHaveLength(MAX_DRINKS);
    expect(screen.getByRole('status').textContent).toBe('The list is full with 500 drinks. Reset starts a new one.');
  });
});

describe('an evening in which many drinks were removed', () => {
  const removed = (count: number) => Array.from({ length: count }, (_, index) => `1-${index}`);
  const openWith = (count: number, drinks: readonly object[] = []) =>
    openApp({ userName: 'Ana', clink: JSON.stringify({ drinks, removed: removed(count), sessionStart: Date.now() }) });
  const wine = () => ({ id: `${Date.now()}-wine`, drinkType: 'wine', timestamp: Date.now() });
  const notice = 'Not all drinks can be removed now.';

  it('the page says that not all drinks can be removed any more, and still removes a drink', async () => {
    const { guest, store } = openWith(MAX_REMOVED_BY_APP - 1, [wine()]);
    expect(screen.queryByText(notice)).toBeNull();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    expect(screen.getByText(notice)).toBeDefined();
    await guest.click(button('Undo'));
    expect(screen.getByRole('status').textContent).toBe('Beer taken back');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'wine' }]);
  });

  it('Undo tells the guest when it can remove nothing, and the drink stays', async () => {
    const { guest, store } = openWith(MAX_REMOVED_BY_APP);
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    await guest.click(button('Undo'));
    expect(screen.getByRole('status').textContent).toBe('No more drinks can be removed.');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'beer' }]);
  });

  it("'Remove' in tonight's drinks tells the guest when it can remove nothing", async () => {
    const { guest, store } = openWith(MAX_REMOVED_BY_APP, [wine()]);
    await guest.click(button("1. Show tonight's drinks"));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tonight' }));
    await guest.click(sheet.getByRole('button', { name: /^Change Wine/ }));
    await guest.click(button('Remove'));
    expect(screen.getByRole('status').textContent).toBe('No more drinks can be removed.');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'wine' }]);
  });
});

describe('the tally on a tile', () => {
  const tile = (name: string) =>
    within(screen.getByRole('region', { name: 'What are you drinking?' })).getByRole('button', { name });
  const log = async (guest: ReturnType<typeof openApp>['guest'], name: string) => {
    await guest.click(tile(name));
    await guest.click(button('Confirm'));
  };

  it('the tally on a tile shows the count of each kind, including water, which is also in its accessible name', async () => {
    const { guest } = openApp();
    await log(guest, 'Water');
    await log(guest, 'Water, 1 today');
    await log(guest, 'Beer');
    expect(tile('Water, 2 today').textContent).toBe('💧Water2');
    expect(tile('Beer, 1 today').textContent).toBe('🍺Beer1');
    expect(tile('Wine').textContent).toBe('🍷Wine');
  });

  it('the tally on a tile pulses when it rises, and not when a drink is taken back', async () => {
    const { guest } = openApp();
    await log(guest, 'Beer');
    await log(guest, 'Water');
    await log(guest, 'Beer, 1 today');
    const pulsing = () => document.querySelectorAll('[data-changed]');
    expect([...pulsing()].map(({ textContent }) => textContent)).toEqual(['2']);
    const risen = pulsing()[0];
    await guest.click(button('Undo'));
    expect(tile('Beer, 1 today')).toBeDefined();
    expect(pulsing()[0]).toBe(risen);
  });
});

describe('the clink', () => {
  it('the clink is also in the toast, but only while the counter is out of sight', async () => {
    const { guest } = openApp();
    const clinksInToast = () => screen.getByText('Added Beer!').parentElement?.querySelector('[data-clinks]') !== null;
    const drinkAt = async (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY);
      await guest.click(screen.getByRole('button', { name: /^Beer/ }));
      await guest.click(button('Confirm'));
    };
    await drinkAt(200);
    expect(clinksInToast()).toBe(false);
    await drinkAt(201);
    expect(clinksInToast()).toBe(true);
    await drinkAt(0);
    expect(clinksInToast()).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a full list', () => {
  it('a full list says how to start a new list, even before the code of the settings has loaded', async () => {
    const now = Date.now();
    const entry = (_: unknown, at: number) => ({ id: `${now}-${at}`, drinkType: 'beer', timestamp: now - at });
    const drinks = Array.from({ length: MAX_DRINKS }, entry);
    const kept = { userName: 'Ana', clink: JSON.stringify({ drinks, sessionStart: now - HOUR_MS }) };
    const { guest } = openApp(kept, undefined, undefined, new Promise(() => undefined));
    await guest.click(screen.getByRole('button', { name: /^Beer/ }));
    await guest.click(button('Confirm'));
    expect(screen.getByText(`The list is full with ${MAX_DRINKS} drinks. Reset starts a new one.`)).toBeDefined();
  });
});
