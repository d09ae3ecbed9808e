import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';
import { browserGeolocation } from '../../browser/browser-geolocation.ts';
import { TOAST_MS } from '../../feedback/feedback.tsx';
import { BARN, button, DENIED, dialog, load, pass, tap } from './location-dialog.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const expectInOneSecond = async () => {
  await pass(999);
  expect(dialog()).toBeNull();
  await pass(1);
  expect(dialog()).not.toBeNull();
};

describe('the offer', () => {
  it('the offer has the text of the specification, to the letter [SPEC-2.25-27]', async () => {
    await load();
    await pass(1_000);
    expect(dialog()?.textContent).toContain(
      'Share your location to see other users within 300 feet on the leaderboard!',
    );
    expect(screen.getByText('Only nearby users will appear in your leaderboard')).toBeDefined();
    expect(
      screen.getByText('Your location is only used to find nearby users and is not stored permanently.'),
    ).toBeDefined();
    expect(button('Skip (Show All Users)')).toBeDefined();
    expect(document.activeElement).toBe(button('Share My Location'));
  });

  it('the offer appears 1 s after there is a name, and not before [SPEC-4.15, 9.7]', async () => {
    await load(memoryStorage({}));
    await pass(5_000);
    expect(dialog()).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Ana' } });
    await tap('Start Tracking! 🎉');
    await expectInOneSecond();
  });

  it('the offer does not interrupt a guest who is about to confirm a drink [SPEC-4.15]', async () => {
    const { store } = await load();
    await tap('Beer');
    await pass(10_000);
    expect(dialog()).toBeNull();
    await tap('Confirm');
    expect(store.getState().session.drinks).toHaveLength(1);
  });

  it("the offer waits while 'Undo' is offered, and a second longer", async () => {
    await load();
    await tap('Beer');
    await tap('Confirm');
    await pass(TOAST_MS);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expectInOneSecond();
  });

  it('the offer does not cover a sheet that the guest has opened, and appears when that sheet is closed', async () => {
    const { store } = await load();
    act(() => store.noteDecision(store.getState(), { admission: 'removed' }));
    await tap('Count on my own');
    await tap('Off the leaderboard: you count on your own');
    await pass(10_000);
    expect(dialog()).toBeNull();
    await tap('Count on my own');
    await expectInOneSecond();
  });

  it("the offer lets a guest who has just been let in read 'You're in.' first", async () => {
    const { store } = await load();
    act(() => store.noteDecision(store.getState(), { admission: 'waiting' }));
    await pass(10_000);
    act(() => store.noteDecision(store.getState(), {}));
    await pass(TOAST_MS);
    expect(dialog()).toBeNull();
    expect(screen.queryByText("You're in.")).toBeNull();
    await pass(1_000);
    expect(dialog()).not.toBeNull();
  });

  it('the offer does not appear while the evening of another phone is on its way', async () => {
    location.hash = `#carry=${'A'.repeat(65)}`;
    await load(undefined, undefined, () => new Promise(() => undefined));
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it('a skipped offer does not appear again, not even after a reload [SPEC-4.15, 4.17]', async () => {
    const { storage, position } = await load();
    await pass(1_000);
    await tap('Skip (Show All Users)');
    await pass(60_000);
    expect(dialog()).toBeNull();
    expect(storage.get('locationDialogShown')).toBe('true');
    await load(storage);
    await pass(60_000);
    expect(dialog()).toBeNull();
    expect(position).not.toHaveBeenCalled();
  });

  it('the offer does not appear if the position is already shared', async () => {
    const { find } = await load(memoryStorage({ userName: 'Ana', locationSharing: 'on' }), 'granted');
    await find();
    await pass(60_000);
    expect(dialog()).toBeNull();
  });

  it('the offer appears again after the next load if it was closed without an answer', async () => {
    const { storage } = await load();
    await pass(1_000);
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    await pass(60_000);
    expect(dialog()).toBeNull();
    expect(storage.get('locationDialogShown')).toBeNull();
    await load(storage);
    await pass(1_000);
    expect(dialog()).not.toBeNull();
  });
});

describe('an accepted offer', () => {
  it("an accepted offer says 'Requesting Location...' while it waits, then 'Location Enabled!' [SPEC-2.26, 4.16]", async () => {
    const { store, storage, find } = await load();
    await pass(1_000);
    await tap('Share My Location');
    expect(button('Requesting Location...').getAttribute('aria-disabled')).toBe('true');
    expect(storage.get('locationDialogShown')).toBeNull();
    await find();
    expect(dialog()).toBeNull();
    expect(storage.get('locationDialogShown')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Location Enabled!');
    expect(store.getState().position).toEqual(BARN);
    await pass(1_300);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('an accepted offer counts as handled if the browser denies the position, which is logged but not shown [SPEC-8.4]', async () => {
    const errors = expectedErrors();
    const { store, storage, refuse } = await load();
    await pass(1_000);
    await tap('Share My Location');
    await refuse();
    expect(dialog()).toBeNull();
    expect(storage.get('locationDialogShown')).toBe('true');
    expect(store.getState().position).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(errors.mock.calls).toEqual([['Error getting location', DENIED]]);
  });

  it('an accepted offer can be skipped while the browser never answers', async () => {
    const { store, find } = await load();
    await pass(1_000);
    await tap('Share My Location');
    await tap('Skip (Show All Users)');
    await find();
    expect(dialog()).toBeNull();
    expect(store.getState().position).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('an accepted offer in a browser without geolocation is only logged [SPEC-4.19, 8.6]', async () => {
    const errors = expectedErrors();
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined, permissions: undefined });
    const storage = memoryStorage({ userName: 'Ana' });
    openApp({}, storage, browserGeolocation);
    // The time starts when the dialog's code has loaded.
    await pass(0);
    await pass(1_000);
    await tap('Share My Location');
    expect(dialog()).toBeNull();
    expect(storage.get('locationDialogShown')).toBe('true');
    expect(storage.get('locationSharing')).toBeNull();
    expect(errors.mock.calls).toEqual([['Error getting location', expect.any(Error)]]);
  });
});
