import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LEMONADE, OBSTLER, SPRITZ } from '../../../domain/menu/menu.fixture.ts';
import type { MenuItem } from '../../../domain/menu/menu-item.ts';
import { openApp } from '../../app.fixture.tsx';

const WEDDING = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' as const };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.menu;
});

/** A guest at a celebration with a menu, whose place the page has kept. */
async function openMenu(menu: readonly (MenuItem | Record<string, unknown>)[], drinks: readonly object[] = []) {
  document.documentElement.dataset.menu = String(menu.length);
  const now = Date.now();
  const celebration = { ...WEDDING, menu, learnedAt: now };
  const clink = JSON.stringify({ drinks, sessionStart: now - 1_000, celebration });
  const app = openApp({ userName: 'Ana', locationDialogShown: 'true', clink });
  await act(() => vi.dynamicImportSettled());
  const learn = (next: readonly MenuItem[]) =>
    act(() => app.store.learn({ ...WEDDING, menu: next, learnedAt: Date.now() + 1_000 }));
  const turn = (withoutAlcohol: boolean) =>
    act(() => app.store.learn({ ...celebration, withoutAlcohol, learnedAt: Date.now() + 1_000 }));
  return { ...app, learn, turn };
}
const had = (menuItem: string, drinkType = 'cocktail') => {
  const timestamp = Date.now() - 500;
  return { id: `${timestamp}-${menuItem}`, drinkType, timestamp, menuItem };
};

describe('a menu of the hosts', () => {
  test('the hosts’ menu is above the six tiles, which keep their order, and has the name of the couple as its title', async () => {
    await openMenu([OBSTLER, SPRITZ]);
    const heading = screen.getByRole('heading', { level: 3 });
    expect(heading.textContent).toBe("Ana & Ben's menu");
    const section = heading.closest('section') as HTMLElement;
    expect(
      within(section)
        .getAllByRole('button')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual([OBSTLER.name, SPRITZ.name]);
    const all = within(screen.getByRole('region', { name: 'What are you drinking?' })).getAllByRole('button');
    expect(all.slice(-6).map(({ textContent }) => textContent?.slice(2))).toEqual([
      'Beer',
      'Wine',
      'Cocktail',
      'Shot',
      'Water',
      'Other',
    ]);
  });

  test('one tap opens the question without asking for the spirit, and Undo takes the drink back', async () => {
    const { guest, store } = await openMenu([{ ...OBSTLER, drinkType: 'shot' }]);
    await guest.click(button(OBSTLER.name));
    expect(screen.getByRole('dialog', { name: `Add ${OBSTLER.name}?` })).toBeDefined();
    expect(screen.getByText('counts as a shot')).toBeDefined();
    await guest.click(button('Confirm'));
    expect(status()).toContain(`Added ${OBSTLER.name}!`);
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'shot', menuItem: OBSTLER.id }]);
    expect(button(`${OBSTLER.name}, 1 today`)).toBeDefined();
    expect(button('Shot')).toBeDefined();
    await guest.click(button('Undo'));
    expect(status()).toContain(`${OBSTLER.name} taken back`);
    expect(store.getState().session.drinks).toEqual([]);
  });

  test('the hosts’ menu says what is without alcohol and what is sold out, and a sold-out drink cannot be tapped', async () => {
    await openMenu([LEMONADE, { ...SPRITZ, isSoldOut: true }], [had(SPRITZ.id)]);
    expect(button(`${LEMONADE.name}, without alcohol`)).toBeDefined();
    expect(button(`${SPRITZ.name}, sold out, 1 today`).hasAttribute('disabled')).toBe(true);
  });

  test.each<[what: string, next: readonly MenuItem[]]>([
    ['taken off', []],
    ['sold out', [{ ...SPRITZ, isSoldOut: true }]],
  ])('a drink that is %s between the tap and Confirm is added with its name all the same', async (_, next) => {
    const { guest, store, learn } = await openMenu([SPRITZ]);
    await guest.click(button(SPRITZ.name));
    learn(next);
    await guest.click(button('Confirm'));
    expect(status()).toContain(`Added ${SPRITZ.name}!`);
    expect(store.getState().session.drinks).toMatchObject([{ menuItem: SPRITZ.id, drinkType: 'cocktail' }]);
  });

  test('a menu from which a drink was removed counts the logged ones at the tile of their kind again', async () => {
    await openMenu([LEMONADE, { id: SPRITZ.id, name: SPRITZ.name, sign: SPRITZ.sign }], [had(SPRITZ.id)]);
    expect(button('Cocktail, 1 today')).toBeDefined();
    expect(screen.queryByRole('button', { name: new RegExp(SPRITZ.name) })).toBeNull();
  });

  test('a menu with drinks that this page does not know shows the kind of a logged drink', async () => {
    await openMenu([], [had('never-heard')]);
    expect(button('Cocktail, 1 today')).toBeDefined();
  });

  test('the hosts’ menu changes only after the thumb has been up for two seconds', async () => {
    // With reduced motion a change appears at once, so that this test can see it.
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { learn } = await openMenu([SPRITZ]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    act(() => void window.dispatchEvent(new PointerEvent('pointerdown')));
    learn([SPRITZ, OBSTLER]);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole('button', { name: OBSTLER.name })).toBeNull();
    act(() => void window.dispatchEvent(new PointerEvent('pointerup')));
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole('button', { name: OBSTLER.name })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_200));
    expect(button(OBSTLER.name)).toBeDefined();
    expect(document.documentElement.dataset.menu).toBe('2');
  });

  test.each([
    ['is offered no longer', true],
    ['is offered again', false],
  ])('alcohol that %s changes no tile, no card and no line under a thumb', async (_, withoutAlcohol) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { turn } = await openMenu([SPRITZ, LEMONADE], [had(LEMONADE.id, 'other')]);
    turn(!withoutAlcohol);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const page = () => [
      screen.getAllByRole('button').map(({ textContent }) => textContent),
      screen.queryByRole('slider'),
    ];
    const before = page();
    act(() => void window.dispatchEvent(new PointerEvent('pointerdown')));
    turn(withoutAlcohol);
    act(() => vi.advanceTimersByTime(10_000));
    expect(page()).toEqual(before);
    act(() => void window.dispatchEvent(new PointerEvent('pointerup')));
    act(() => vi.advanceTimersByTime(1_000));
    expect(page()).toEqual(before);
    await act(() => vi.advanceTimersByTimeAsync(3_200));
    const isThere = !withoutAlcohol;
    expect(screen.queryByRole('button', { name: 'Beer' }) !== null).toBe(isThere);
    expect(screen.queryByRole('button', { name: SPRITZ.name }) !== null).toBe(isThere);
    expect(screen.queryByRole('slider') !== null).toBe(isThere);
  });
});
