import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Moderation } from '../../../sync/phone/decision.ts';
import { openApp } from '../../app.fixture.tsx';

// The address of a phone at a celebration contains the code, so it must be reset.
afterEach(() => history.replaceState(null, '', '/'));

/**
 * Opens the app of Ben, who has answered the location dialog. `decide` delivers a decision of the hosts, as the answer
 * to a save does.
 */
function openPhone(more: Record<string, string> = {}) {
  const app = openApp({ userName: 'Ben', locationDialogShown: 'true', ...more });
  const decide = (moderation: Moderation) => act(() => app.store.noteDecision(app.store.getState(), moderation));
  return { ...app, decide };
}

it('a removed guest is told once what is safe, and can reopen the sheet from the second line of the tracker', async () => {
  const { guest, decide, store } = openPhone();
  act(() => void store.addDrink({ drinkType: 'beer' }));
  decide({ admission: 'removed' });
  const sheet = await screen.findByRole('dialog', { name: "You're off the leaderboard" });
  expect(sheet.textContent).toContain('Your drink and your stats are safe on this phone.');
  await guest.click(screen.getByRole('button', { name: 'Count on my own' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  decide({ admission: 'removed' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await guest.click(screen.getByRole('button', { name: 'Off the leaderboard: you count on your own' }));
  await guest.click(screen.getByRole('button', { name: 'Ask to come back' }));
  expect(store.getState().asks).toBe('entry');
});

it('a guest who may not return can only choose another celebration, and cannot ask the hosts', async () => {
  const { decide } = openPhone();
  decide({ admission: 'barred' });
  await screen.findByRole('dialog', { name: "You're off the leaderboard" });
  expect(screen.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go to another celebration' })).toBeDefined();
});

it('a sheet about an old decision closes, and a toast says that the guest is in', async () => {
  const { decide, guest, store } = openPhone();
  decide({ admission: 'waiting' });
  await screen.findByRole('dialog', { name: 'One moment, Ben' });
  await guest.click(screen.getByRole('button', { name: 'Start Tracking! 🎉' }));
  expect(screen.getByText('At the door: the hosts have been asked')).toBeDefined();
  decide({});
  expect(await screen.findByText("You're in.")).toBeDefined();
  expect(screen.getByText('Keep track of your celebration!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().decision?.toldAdmission).toBeUndefined();
});

it('a guest who is let in while another sheet is open is told when that sheet closes, even much later', async () => {
  const { decide, guest } = openPhone();
  decide({ admission: 'waiting' });
  await screen.findByRole('dialog', { name: 'One moment, Ben' });
  await guest.click(screen.getByRole('button', { name: 'Start Tracking! 🎉' }));
  await guest.click(screen.getByRole('button', { name: 'Ben, your settings' }));
  await screen.findByRole('dialog', { name: 'You' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  decide({});
  act(() => vi.advanceTimersByTime(60_000));
  act(() => screen.getByRole('button', { name: 'Done' }).click());
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText("You're in.")).toBeDefined();
});

it.each([
  ['waiting', 'One moment, Ben'],
  ['door-closed', 'The door is closed just now'],
  ['turned-away', "They didn't recognise you"],
  ['removed', "You're off the leaderboard"],
] as const)('a guest who is let in while the sheet of "%s" is still open is told once', async (admission, name) => {
  const { decide, store } = openPhone();
  decide({ admission });
  await screen.findByRole('dialog', { name });
  decide({});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText("You're in.")).toBeDefined();
  const told = store.getState().decision;
  decide({});
  expect(store.getState().decision).toBe(told);
});

it('a guest who is let in before the sheet could open is told when the other sheet closes', async () => {
  const { decide, guest } = openPhone();
  await guest.click(await screen.findByRole('button', { name: 'Ben, your settings' }));
  await screen.findByRole('dialog', { name: 'You' });
  decide({ admission: 'waiting' });
  expect(screen.queryByRole('dialog', { name: 'One moment, Ben' })).toBeNull();
  decide({});
  await guest.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText("You're in.")).toBeDefined();
});

it.each(['open', 'closed'])('after a reload, with the sheet %s before, the guest is told exactly once', async (was) => {
  const { decide, guest, store, storage } = openPhone();
  decide({ admission: 'waiting' });
  const close = await screen.findByRole('button', { name: 'Start Tracking! 🎉' });
  if (was === 'closed') await guest.click(close);
  cleanup();
  // The answer arrives before the code of the sheets has loaded.
  act(() => store.noteDecision(store.getState(), {}));
  openApp({}, storage);
  expect(await screen.findByText("You're in.")).toBeDefined();
  cleanup();
  openApp({}, storage);
  expect(await screen.findByRole('button', { name: 'Ben, your settings' })).toBeDefined();
  expect(screen.queryByText("You're in.")).toBeNull();
});

it('a guest who is let in while the page is hidden is told when the page is visible again', async () => {
  const { decide } = openPhone();
  decide({ admission: 'waiting' });
  await screen.findByRole('dialog', { name: 'One moment, Ben' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  decide({});
  act(() => vi.advanceTimersByTime(60_000));
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText("You're in.")).toBeDefined();
});

it('a guest whose name the hosts have replaced does not read the old one again', async () => {
  const { decide } = openPhone();
  decide({ name: 'Marek' });
  const sheet = await screen.findByRole('dialog', { name: "You're “Marek” now" });
  expect(sheet.textContent).toContain('The hosts would like you to go by this name tonight.');
  expect(sheet.textContent).not.toContain('Ben');
});

it('a guest who was turned away asks again with another name', async () => {
  const { decide, guest, store } = openPhone();
  decide({ admission: 'turned-away' });
  await screen.findByRole('dialog', { name: "They didn't recognise you" });
  await guest.click(screen.getByRole('button', { name: 'Change my name and ask again' }));
  const field = screen.getByRole('textbox', { name: 'Your name' });
  await guest.clear(field);
  await guest.type(field, 'Ben Berger{Enter}');
  expect(store.getState()).toMatchObject({ userName: 'Ben Berger', asks: 'entry' });
});

it('a guest who asks again with a name of the couple is told that it is theirs', async () => {
  const facts = { code: 'K7MP4XRT', names: 'Zoë & Jürgen', date: '2026-06-20', language: 'en', state: 'open' };
  const celebration = { ...facts, learnedAt: 0 };
  const { decide, guest } = openPhone({ clink: JSON.stringify({ sessionStart: Date.now(), celebration }) });
  decide({ admission: 'turned-away' });
  await guest.click(await screen.findByRole('button', { name: 'Change my name and ask again' }));
  const field = screen.getByRole('textbox', { name: 'Your name' });
  await guest.clear(field);
  await guest.type(field, 'zoë');
  expect(screen.getByText(/The celebration is for somebody with this name/)).toBeDefined();
  await guest.type(field, ' K{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a renamed guest is told once, and the corner shows the name that the hosts gave', async () => {
  const { decide, guest } = openPhone();
  decide({ name: 'Ben K.' });
  const sheet = await screen.findByRole('dialog', { name: "You're “Ben K.” now" });
  expect(sheet.textContent).toContain('there may be another Ben tonight');
  await guest.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ben K., your settings' })).toBeDefined();
});

it('a closed door answers the guest who has tried it, and says nothing when the phone asks by itself', async () => {
  const { decide, guest, store } = openPhone();
  const button = (name: string) => screen.findByRole('button', { name });
  decide({ admission: 'door-closed' });
  await guest.click(await button('Try the door again'));
  expect(await button('Looking…')).toBeDefined();
  decide({ admission: 'door-closed' });
  expect(screen.getByText('It is still closed.')).toBeDefined();
  act(() => store.ask('news'));
  expect(screen.getByText('It is still closed.')).toBeDefined();
  expect(await button('Try the door again')).toBeDefined();
  await guest.click(await button('Count on my own'));
  await guest.click(await button('The door is closed: you count on your own'));
  expect(screen.queryByText('It is still closed.')).toBeNull();
});

it('a guest whose evening the hosts have handed over is told once, after other due notices', async () => {
  const { decide, guest, store } = openPhone();
  decide({ name: 'Ben K.', handedOverAt: Date.UTC(2026, 5, 20, 19) });
  await screen.findByRole('dialog', { name: "You're “Ben K.” now" });
  await guest.click(screen.getByRole('button', { name: 'All right' }));
  const sheet = await screen.findByRole('dialog', { name: 'Your evening is on another phone too' });
  expect(sheet.textContent).toContain('If you did not ask for that, have a word with the hosts.');
  await guest.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  decide({ name: 'Ben K.', handedOverAt: Date.UTC(2026, 5, 20, 19) });
  expect(screen.queryByRole('dialog')).toBeNull();
  // The answer to a guest who is kept out does not repeat it.
  decide({ admission: 'removed' });
  await guest.click(await screen.findByRole('button', { name: 'Count on my own' }));
  expect(store.getState().decision).toMatchObject({ handedOverAt: Date.UTC(2026, 5, 20, 19) });
  expect(screen.queryByRole('dialog')).toBeNull();
});
