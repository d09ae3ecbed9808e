import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MAX_DRINKS } from '../../../domain/limits.ts';
import { MAX_REMOVED_BY_APP } from '../../../domain/session/session-edits.ts';
import { expectedErrors } from '../../../test-setup.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const counter = () => within(screen.getByRole('region', { name: 'Total Drinks Today' }));

describe('the menu', () => {
  it('is a button for each drink, with its emoji and its name [SPEC-2.9]', () => {
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

  it('a full list says so, and refuses more [SPEC-8.8]', async () => {
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

  it('says that not all drinks can be removed any more, and still removes one', async () => {
    const { guest, store } = openWith(MAX_REMOVED_BY_APP - 1, [wine()]);
    expect(screen.queryByText(notice)).toBeNull();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    expect(screen.getByText(notice)).toBeDefined();
    await guest.click(button('Undo'));
    expect(screen.getByRole('status').textContent).toBe('Beer taken back');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'wine' }]);
  });

  it('Undo says so when it can remove nothing, and the drink stays', async () => {
    const { guest, store } = openWith(MAX_REMOVED_BY_APP);
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    await guest.click(button('Undo'));
    expect(screen.getByRole('status').textContent).toBe('No more drinks can be removed.');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'beer' }]);
  });

  it("so does 'Remove' in the list of tonight's drinks", async () => {
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

  it('counts each kind, including water, and its name says so', async () => {
    const { guest } = openApp();
    await log(guest, 'Water');
    await log(guest, 'Water, 1 today');
    await log(guest, 'Beer');
    expect(tile('Water, 2 today').textContent).toBe('💧Water2');
    expect(tile('Beer, 1 today').textContent).toBe('🍺Beer1');
    expect(tile('Wine').textContent).toBe('🍷Wine');
  });

  it('pulses when it rises, and not when a drink is taken back', async () => {
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
  it('is in the toast too while the counter is out of sight, and only then', async () => {
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
  it('says what starts a new one, also before the code of the settings has come', async () => {
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

describe("tonight's drinks", () => {
  it('open at a tap on the number, newest first, and one can be removed [WCAG-2.2.1]', async () => {
    const minute = 60_000;
    const entry = (drinkType: string, agoMs: number) => ({
      id: `${Date.now() - agoMs}-${drinkType}`,
      drinkType,
      timestamp: Date.now() - agoMs,
    });
    const drinks = [entry('beer', 9 * minute), entry('wine', minute), entry('water', 0)];
    const { guest, store } = openApp({
      userName: 'Ana',
      clink: JSON.stringify({ drinks, sessionStart: Date.now() - 10 * minute }),
    });
    await guest.click(button("2. Show tonight's drinks"));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tonight' }));
    expect(sheet.getByText('2 with alcohol · 1 without')).toBeDefined();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^[^💧🍷🍺]*/u, ''))).toEqual([
      '💧Waternow',
      '🍷Wine1 min ago',
      '🍺Beer',
    ]);
    await guest.click(sheet.getByRole('button', { name: /^Change Wine/ }));
    await guest.click(button('Remove'));
    expect(store.getState().session.drinks.map(({ drinkType }) => drinkType)).toEqual(['beer', 'water']);
    expect(screen.getByRole('status').textContent).toBe('Wine removedUndo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("open at 'Tonight' beside the tiles, for water alone too", async () => {
    const { guest } = openApp();
    expect(screen.queryByRole('button', { name: 'Tonight' })).toBeNull();
    await guest.click(button('Water'));
    await guest.click(button('Confirm'));
    await guest.click(button('Tonight'));
    expect(await screen.findByRole('dialog', { name: 'Tonight' })).toBeDefined();
  });
});

describe('reset', () => {
  it('is disabled while only water was logged [SPEC-2.11, 5.5]', async () => {
    const { guest } = openApp();
    await guest.click(button('Water'));
    await guest.click(button('Confirm'));
    expect(button('Reset')).toHaveProperty('disabled', true);
  });

  it('asks, empties the list and says so [SPEC-4.11]', async () => {
    const { guest, store } = openApp();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    await guest.click(button('Reset'));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset All Drinks?' }));
    await guest.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(store.getState().session.drinks).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Reset Complete!');
  });
});

describe('a tap on Reset before its code has come', () => {
  async function tapReset() {
    let comes = () => {};
    const code = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const app = openApp({ userName: 'Ana' }, undefined, undefined, code);
    app.store.addDrink({ drinkType: 'beer' });
    await app.guest.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    return { ...app, comes };
  }

  it('opens its question as soon as the code comes', async () => {
    const { comes } = await tapReset();
    comes();
    expect(await screen.findByRole('dialog', { name: 'Reset All Drinks?' })).toBeDefined();
  });

  it('counts no longer once the guest has tapped a drink', async () => {
    const { guest, comes } = await tapReset();
    await guest.click(button('Wine'));
    comes();
    await guest.click(button('Confirm'));
    await screen.findByText('Added Wine!');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Its code has come by now.
    await guest.click(button('Reset'));
    expect(await screen.findByRole('dialog', { name: 'Reset All Drinks?' })).toBeDefined();
  });
});

describe('the pace slider', () => {
  it('has four steps with an emoji and a word each, and begins at Moderate [SPEC-2.13, 5.4]', () => {
    openApp();
    const slider = screen.getByRole('slider', { name: 'Drinking Pace' });
    expect(slider).toMatchObject({ min: '0', max: '3', step: '1', value: '1' });
    expect(slider.parentElement?.textContent).toBe('🕯️Slow🥂Moderate💃Fast🚀Catch Up');
  });

  it('PageUp and PageDown lead to its ends [SPEC-2.13] [WCAG-2.1.1]', async () => {
    const { guest, store } = openApp();
    const slider = screen.getByRole('slider', { name: 'Drinking Pace' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Moderate');
    slider.focus();
    await guest.keyboard('{PageUp}');
    expect(slider.getAttribute('aria-valuetext')).toBe('Catch Up');
    await guest.keyboard('{PageDown}');
    expect(slider.getAttribute('aria-valuetext')).toBe('Slow');
    expect(store.getState().pace).toBe('slow');
  });

  const CELEBRATION = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' };

  it("a guest who chooses 'Catch Up' at a celebration with a code reads: Your own pace is the right one.", async () => {
    const now = Date.now();
    const celebration = { ...CELEBRATION, learnedAt: now };
    const { guest } = openApp({ userName: 'Ana', clink: JSON.stringify({ sessionStart: now, celebration }) });
    const own = () => screen.queryByText('Your own pace is the right one.');
    screen.getByRole('slider', { name: 'Drinking Pace' }).focus();
    await guest.keyboard('{PageUp}');
    await waitFor(() => expect(own()?.getAttribute('aria-live')).toBe('polite'));
    await guest.keyboard('{ArrowLeft}{PageDown}');
    expect(own()).toBeNull();
  });

  it("in the open celebration says nothing about 'Catch Up'", async () => {
    const { guest } = openApp();
    await act(() => vi.dynamicImportSettled());
    screen.getByRole('slider', { name: 'Drinking Pace' }).focus();
    await guest.keyboard('{PageUp}');
    expect(screen.queryByText('Your own pace is the right one.')).toBeNull();
  });
});

describe('a phone that cannot store', () => {
  it('unreadable storage still shows the tracker', () => {
    expectedErrors();
    openApp({ userName: 'Ana', clink: '{"drinks":', drinkingPace: 'warp' });
    expect(screen.getByRole('heading', { name: 'What are you drinking?' })).toBeDefined();
  });

  it('a calm notice says that storage cannot be written, and drinks still count [SPEC-8.8]', async () => {
    expectedErrors();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { guest } = openApp({}, { ...memoryStorage({ userName: 'Ana' }), set: full });
    expect(await screen.findByText(/^This phone cannot save/)).toBeDefined();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    expect(counter().getByText('1')).toBeDefined();
  });
});
