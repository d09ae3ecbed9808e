import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';

const WORDS = 'This is the one you wanted to stop at.';
const WEDDING = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' as const };
const field = () => screen.getByLabelText(/^Tell me when I’ve had/) as HTMLSelectElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A guest who has had these drinks, one each minute. */
async function openWith(
  drinkTypes: readonly string[],
  storage = memoryStorage({}),
  sessionStart = Date.now() - HOUR_MS,
) {
  const drinks = drinkTypes.map((drinkType, index) => {
    const timestamp = Date.now() - (20 - index) * MINUTE_MS;
    return { id: `${timestamp}-${index}`, drinkType, timestamp };
  });
  storage.set('userName', 'Ana');
  storage.set('locationDialogShown', 'true');
  storage.set('clink', JSON.stringify({ drinks, sessionStart, celebration: { ...WEDDING, learnedAt: Date.now() } }));
  const app = openApp({}, storage);
  await act(() => vi.dynamicImportSettled());
  const ask = async (name: string) => {
    await app.guest.click(button(new RegExp(`^${name}`)));
    return within(screen.getByRole('dialog', { name: `Add ${name}?` }));
  };
  return { ...app, ask };
}

test('the confirmation of the drink that reaches the limit mentions it, and both buttons stay', async () => {
  const { guest, ask } = await openWith(['beer', 'water']);
  await guest.selectOptions(field(), '3 with alcohol');
  const second = await ask('Wine');
  expect(second.queryByText(WORDS)).toBeNull();
  await guest.click(second.getByRole('button', { name: 'Confirm' }));
  expect(screen.queryByText(WORDS)).toBeNull();

  const water = await ask('Water');
  expect(water.queryByText(WORDS)).toBeNull();
  await guest.click(water.getByRole('button', { name: 'Go Back' }));

  const third = await ask('Beer');
  expect(third.getByText(WORDS)).toBeTruthy();
  expect(third.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go Back', 'Confirm']);
  await guest.click(third.getByRole('button', { name: 'Confirm' }));
  expect((await ask('Beer')).queryByText(WORDS)).toBeNull();
});

test('the confirmation of an earlier drink also mentions the limit', async () => {
  const { guest } = await openWith(['beer']);
  await guest.selectOptions(field(), '2 with alcohol');
  await guest.click(button('Tonight'));
  await guest.click(button('Add an earlier one'));
  await guest.click(
    within(screen.getByRole('dialog', { name: 'Which one was it?' })).getByRole('button', { name: /Wine/ }),
  );
  await guest.click(button('15 minutes ago'));
  expect(within(screen.getByRole('dialog', { name: 'Add Wine?' })).getByText(WORDS)).toBeTruthy();
});

test('the chooser for a spirit does not mention the limit', async () => {
  const { guest } = await openWith([]);
  await guest.selectOptions(field(), '1 with alcohol');
  await guest.click(button(/^Shot/));
  expect(screen.queryByText(WORDS)).toBeNull();
  await guest.click(button(/Gin/));
  expect(screen.getByText(WORDS)).toBeTruthy();
});

test('a limit that the guest has already reached cannot be chosen, and Off removes the limit', async () => {
  const { guest, storage } = await openWith(['beer', 'wine', 'water']);
  const offered = [...field().options].filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Off', ...[3, 4, 5, 6, 7, 8, 9].map((count) => `${count} with alcohol`)]);
  await guest.selectOptions(field(), '4 with alcohol');
  expect(storage.get('ownLimit')).toContain('"drinks":4');
  await guest.selectOptions(field(), 'Off');
  expect(storage.get('ownLimit')).toBeNull();
});

test('the limit is neither sent nor visible to others', async () => {
  const { guest, store } = await openWith(['beer']);
  const before = JSON.stringify(store.getState());
  await guest.selectOptions(field(), '3 with alcohol');
  expect(JSON.stringify(store.getState())).toBe(before);
});

test('the limit stays when the page is loaded again', async () => {
  const { guest, storage } = await openWith([]);
  await guest.selectOptions(field(), '2 with alcohol');
  openApp({}, storage);
  await act(() => vi.dynamicImportSettled());
  expect((screen.getAllByLabelText(/^Tell me when/).at(-1) as HTMLSelectElement).value).toBe('2');
});

test('the limit stays when an evening begins again before its first drink', async () => {
  const { guest, store, storage } = await openWith([], memoryStorage({}), Date.now() - HOUR_MS);
  await guest.selectOptions(field(), '2 with alcohol');
  vi.setSystemTime(Date.now() + 8 * HOUR_MS);
  act(() => store.wake());
  expect(field().value).toBe('2');
  expect(storage.get('ownLimit')).toContain(store.getState().state.stamps.sessionStart.join(' '));
  act(() => void store.addDrink({ drinkType: 'beer' }));
  vi.setSystemTime(Date.now() + MINUTE_MS);
  act(() => store.reset());
  expect(field().value).toBe('0');
  vi.useRealTimers();
});

test.each<[string, (app: Awaited<ReturnType<typeof openWith>>) => void]>([
  ['a reset', ({ store }) => store.reset()],
  ['the end of the session', ({ store }) => store.startNext(store.getState().identity.sessionId, 'expired')],
])('%s ends it', async (_, end) => {
  const app = await openWith(['beer']);
  await app.guest.selectOptions(field(), '3 with alcohol');
  act(() => end(app));
  expect(app.storage.get('ownLimit')).toBeNull();
  expect(field().value).toBe('0');
});

test('a limit of another session is removed when the page opens', async () => {
  const kept = JSON.stringify({ sessionId: 'another', start: '1 tag', drinks: 2 });
  const { storage } = await openWith(['beer'], memoryStorage({ ownLimit: kept }));
  expect(field().value).toBe('0');
  expect(storage.get('ownLimit')).toBeNull();
});
