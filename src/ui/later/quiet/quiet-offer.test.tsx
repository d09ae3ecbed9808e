import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../app.fixture.tsx';

const QUESTION = 'Your numbers are yours. Keep them off the list?';
const WEDDING = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' as const };
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the page of a guest who has had these drinks, one each second. */
async function openWith(drinkTypes: readonly string[], kept: Record<string, string> = {}, withoutAlcohol = false) {
  const now = Date.now();
  const drinks = drinkTypes.map((drinkType, index) => {
    const timestamp = now - (10 - index) * 1_000;
    return { id: `${timestamp}-${index}`, drinkType, timestamp };
  });
  const celebration = { ...WEDDING, learnedAt: now, ...(withoutAlcohol && { withoutAlcohol }) };
  const clink = JSON.stringify({ drinks, sessionStart: now - 20_000, celebration });
  const app = openApp({ userName: 'Ana', locationDialogShown: 'true', clink, ...kept });
  await act(() => vi.dynamicImportSettled());
  return app;
}

test('after three drinks without alcohol a guest is asked once, and is quiet with one tap', async () => {
  const { guest, store, storage } = await openWith(['water', 'other', 'water']);
  expect(screen.getByText(QUESTION)).toBeTruthy();
  await guest.click(button('Keep them off'));
  expect(store.getState().state.isQuiet).toBe(true);
  expect(screen.queryByText(QUESTION)).toBeNull();
  store.beQuiet(false);
  expect(storage.get('quietOffer')).toBe('answered');
});

test('a guest who says no keeps the numbers visible, and is not asked again', async () => {
  const { guest, store, storage } = await openWith(['water', 'other', 'water']);
  await guest.click(button('No, thanks'));
  expect(store.getState().state.isQuiet).toBe(false);
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(storage.get('quietOffer')).toBe('answered');
});

test.each<[string, readonly string[], Record<string, string>, boolean]>([
  ['two drinks', ['water', 'water'], {}, false],
  ['a beer among the first three', ['water', 'beer', 'water', 'water'], {}, false],
  ['an answer', ['water', 'water', 'water'], { quietOffer: 'answered' }, false],
  ['an evening without alcohol', ['water', 'water', 'water'], {}, true],
])('with %s nobody is asked', async (_, drinks, kept, withoutAlcohol) => {
  await openWith(drinks, kept, withoutAlcohol);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('the switch is beside "Hide me" in the settings', async () => {
  const { guest, store } = await openWith(['beer']);
  await guest.click(button('Ana, your settings'));
  const own = await screen.findByRole('switch', { name: 'On the list, without numbers' });
  expect(own.previousElementSibling?.textContent).toBe('Hide me from the leaderboard');
  await guest.click(own);
  expect(own.getAttribute('aria-checked')).toBe('true');
  expect(store.getState().state.isQuiet).toBe(true);
});
