import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openApp } from '../app.fixture.tsx';
import { ignoreStrayTaps } from '../taps-and-focus/stray-taps.ts';

afterEach(() => history.replaceState(null, '', '/'));

const codeSheet = () => screen.findByRole('dialog', { name: 'Which celebration?' });
const pressEscape = async () => fireEvent(await codeSheet(), new Event('cancel', { cancelable: true }));

/** Opens the link of a celebration without a network, on a phone with nothing or with `kept`. */
function openLink(kept: Record<string, string> = {}) {
  history.replaceState(null, '', '/?c=K7MP4XRT');
  return openApp(kept);
}

it('a guest who closes the sheet for a code is still at the celebration of the link', async () => {
  const { guest, store } = openLink();
  await guest.click(await screen.findByRole('button', { name: 'Not your celebration? Type a code' }));
  await pressEscape();
  expect(screen.queryByRole('dialog', { name: 'Which celebration?' })).toBeNull();
  expect(store.getState().celebration?.code).toBe('K7MP4XRT');
  expect(location.search).toBe('?c=K7MP4XRT');
});

it('a guest whose celebration does not exist returns to the open one, so that the sheet does not open again', async () => {
  const { store } = openLink();
  await screen.findByRole('button', { name: 'Not your celebration? Type a code' });
  act(() => void store.saveName('Ines'));
  act(() => store.refuse('unknown-celebration'));
  await pressEscape();
  expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: null });
});

it('a guest whose celebration was deleted during the evening reads that it is gone, not that a letter is wrong', async () => {
  const { store } = openLink();
  await screen.findByRole('button', { name: 'Not your celebration? Type a code' });
  act(() => void store.saveName('Ines'));
  const facts = { code: 'K7MP4XRT', names: 'Zoë & Jürgen', date: '2026-06-20', language: 'en' };
  act(() => store.learn({ ...facts, state: 'open', learnedAt: 0 }));
  act(() => store.refuse('unknown-celebration'));
  const sheet = await codeSheet();
  expect(sheet.textContent).toContain('The celebration of Zoë & Jürgen is no longer here.');
  expect(sheet.textContent).not.toContain('No celebration has this code');
});

it('after the end the second line of the tracker says that the guest counts alone, until the hosts open it again', async () => {
  const { store } = openLink();
  await screen.findByRole('button', { name: 'Not your celebration? Type a code' });
  act(() => void store.saveName('Ines'));
  const facts = { code: 'K7MP4XRT', names: 'Zoë & Jürgen', date: '2026-06-20', language: 'en' };
  const learn = (state: 'open' | 'over', learnedAt: number) => act(() => store.learn({ ...facts, state, learnedAt }));
  learn('open', 1);
  expect(screen.getByText('Keep track of your celebration!')).toBeDefined();
  learn('over', 2);
  expect(screen.getByText('It is over: you count on your own')).toBeDefined();
  learn('open', 3);
  expect(screen.getByText('Keep track of your celebration!')).toBeDefined();
  // Its celebration was deleted.
  act(() => store.acknowledge(store.getState(), undefined, {}));
  act(() => store.refuse('unknown-celebration'));
  expect(screen.getByText('It is over: you count on your own')).toBeDefined();
});

it('a tap that was meant for the tracker does not answer a sheet for a code that opens by itself', async () => {
  onTestFinished(ignoreStrayTaps());
  const { guest } = openLink({ userName: 'Ines', locationDialogShown: 'true' });
  const sheet = await codeSheet();
  const without = screen.getByRole('button', { name: 'Go on without a code' });
  await guest.click(without);
  expect(sheet).toHaveProperty('open', true);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await guest.click(without);
  expect(sheet).toHaveProperty('open', false);
});

it('a newcomer reads on which day a past celebration was, and on the day itself that it was a lovely evening', async () => {
  const { store } = openLink();
  await screen.findByRole('button', { name: 'Not your celebration? Type a code' });
  const facts = { code: 'K7MP4XRT', names: 'Zoë & Jürgen', language: 'en' };
  act(() => store.learn({ ...facts, date: '2026-06-20', state: 'over', learnedAt: 1 }));
  expect(await screen.findByRole('dialog', { name: 'That was on Saturday' })).toBeDefined();
  act(() => store.learn({ ...facts, date: '2199-06-20', state: 'open', learnedAt: 2 }));
  act(() => store.learn({ ...facts, date: '2199-06-20', state: 'over', learnedAt: 3 }));
  expect(await screen.findByRole('dialog', { name: 'It was a lovely evening' })).toBeDefined();
});
