import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../domain/limits.ts';
import { addEarlier } from '../../../sync/evening/forgotten-drinks.ts';
import { openApp } from '../../app.fixture.tsx';

const WEDDING = {
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  language: 'en',
  state: 'open',
  learnedAt: 1,
};

/** Ana has added a beer of five hours ago, which the server refuses. */
async function refused(mayCome: boolean) {
  const clink = JSON.stringify({ drinks: [], sessionStart: Date.now() - HOUR_MS, celebration: WEDDING });
  const { store } = openApp({ userName: 'Ana', locationDialogShown: 'true', clink });
  await act(() => vi.dynamicImportSettled());
  addEarlier(store, { drinkType: 'beer' }, Date.now() - 5 * HOUR_MS, Date.now());
  const refuse = () => act(() => store.refuse('invalid', { drinks: store.getState().state.drinks, mayCome }));
  return { store, refuse };
}
const said = () => screen.getByRole('status').textContent;

test('a guest is told that an earlier drink was not added, and why', async () => {
  const { store, refuse } = await refused(false);
  refuse();
  expect(said()).toMatch(/^Not added: Beer, \d\d:\d\d\. That time is outside this celebration\.$/);
  expect(store.getState().session.drinks).toEqual([]);
});

test('several refused drinks are told together, even if the server refuses them one after the other', async () => {
  const { store, refuse } = await refused(false);
  addEarlier(store, { drinkType: 'wine' }, Date.now() - 4 * HOUR_MS, Date.now());
  addEarlier(store, { drinkType: 'water' }, Date.now() - 3 * HOUR_MS, Date.now());
  const [beer, ...others] = store.getState().state.drinks;
  act(() => store.refuse('invalid', { drinks: beer ? [beer] : [], mayCome: false }));
  expect(said()).toMatch(/^Not added: Beer, /);
  act(() => store.refuse('invalid', { drinks: others, mayCome: false }));
  expect(said()).toBe('3 drinks were not added. Their times are outside this celebration.');
  vi.useFakeTimers({ now: Date.now() + HOUR_MS });
  addEarlier(store, { drinkType: 'shot', alcoholType: 'gin' }, Date.now() - 5 * HOUR_MS, Date.now());
  refuse();
  expect(said()).toMatch(/^Not added: Gin Shot, /);
  vi.useRealTimers();
});

test('a guest who looks at another app is told when the page is visible again', async () => {
  const { refuse } = await refused(false);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  refuse();
  expect(said()).toBe('');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toMatch(/^Not added: Beer, /);
});

test('a drink that an older server does not accept is only on this phone', async () => {
  const { store, refuse } = await refused(true);
  refuse();
  expect(said()).toMatch(/^Only on this phone for now: Beer, \d\d:\d\d\.$/);
  expect(store.getState().session.drinks).toHaveLength(1);
});
