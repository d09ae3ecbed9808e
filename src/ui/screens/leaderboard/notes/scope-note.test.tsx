import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heard, openLeaderboard } from '../leaderboard.fixture.tsx';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
const ALLOWED = { position: async () => BARN, permission: async () => 'granted' as const };
const DENIED = { position: () => Promise.reject(new Error('denied')), permission: async () => 'denied' as const };
const PARTY = heard(['ana 1']);

const NEARBY = 'Guests within 300 feet';
const NOT_YET = 'Your position does not count yet. Until it does, everyone is shown.';
const FAILED = 'Your position could not be found, so everyone is shown.';
const note = () => screen.queryByText(/feet|everyone is shown/)?.textContent ?? null;

it('a guest who shares no position sees no note', async () => {
  openLeaderboard(PARTY);
  await act(async () => undefined);
  expect(note()).toBeNull();
});

it('until the server counts a position, everyone is shown, as a note says', async () => {
  const { sharing, say } = openLeaderboard(PARTY, ALLOWED);
  await act(() => sharing.accept());
  expect(note()).toBe(NOT_YET);
  say({ scope: 'nearby' });
  expect(note()).toBe(NEARBY);
});

it('a note reports a denied position until the next attempt finds a position', async () => {
  const where = { ...DENIED };
  const { sharing, say } = openLeaderboard(PARTY, where);
  await act(() => sharing.accept());
  expect(note()).toBe(FAILED);
  await act(async () => sharing.skip());
  expect(note()).toBeNull();
  say({ leaderboard: null });
  await act(() => sharing.accept());
  expect(note()).toBeNull();
});

it('after a reload the stored position counts, and a note reports if it cannot be read again', async () => {
  let fail = (_: Error) => {};
  const hanging = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const { sharing, store, storage } = openLeaderboard(
    { ...PARTY, scope: 'nearby' },
    { ...ALLOWED, position: () => hanging },
  );
  storage.set('locationSharing', 'on');
  act(() => void store.catchUp());
  await act(async () => void sharing.resume());
  expect(note()).toBe('Guests within 300 feet of where you last were');
  await act(async () => fail(new Error('no satellites')));
  expect(note()).toBe(FAILED);
});

it('a guest who hides sees everyone, and reads why', async () => {
  const { sharing, store } = openLeaderboard(PARTY, ALLOWED);
  await act(() => sharing.accept());
  act(() => store.hide(true));
  expect(note()).toBe('While you are hidden, everyone is shown.');
});
