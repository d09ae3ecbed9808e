import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { memoryStorage } from '../../app.fixture.tsx';
import { BARN, button, dialog, load, pass, tap } from './location-dialog.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setting = (name: string) => screen.getByRole('switch', { name });

const isOn = (name: string) => setting(name).getAttribute('aria-checked');

const turn = async (name: string) => {
  fireEvent.click(setting(name));
  await pass(0);
};

describe('after a reload', () => {
  it('after a reload the position is read silently, if the guest shares it and the browser permits that', async () => {
    const storage = memoryStorage({ userName: 'Ana', locationSharing: 'on', locationDialogShown: 'true' });
    const { store, position, find } = await load(storage, 'granted');
    expect(position).toHaveBeenCalledOnce();
    await find();
    expect(store.getState().position).toEqual(BARN);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['skipped', { locationDialogShown: 'true' }, 'granted'],
    ['never answered', {}, 'granted'],
    ['shares it, but whose browser would ask', { locationDialogShown: 'true', locationSharing: 'on' }, 'prompt'],
    ['shares it, but took the permission back', { locationDialogShown: 'true', locationSharing: 'on' }, 'denied'],
  ] as const)('not for a guest who %s', async (_, kept, permission) => {
    const { position } = await load(memoryStorage({ userName: 'Ana', ...kept }), permission);
    await pass(60_000);
    expect(position).not.toHaveBeenCalled();
  });
});

describe('a position that is not found', () => {
  it('a failure to find the position is spoken after the dialog, and the focus is never lost [WCAG-4.1.3]', async () => {
    expectedErrors();
    const { refuse } = await load();
    await pass(1_000);
    button('Share My Location').focus();
    await tap('Share My Location');
    expect(document.activeElement).toBe(button('Requesting Location...'));
    await refuse();
    expect(dialog()).toBeNull();
    expect(screen.getByText(/^Your position could not be found/).getAttribute('aria-live')).toBe('polite');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a failure to find the position is said in the settings', async () => {
    expectedErrors();
    const { refuse } = await load(memoryStorage({ userName: 'Ana', locationDialogShown: 'true' }));
    await tap('Ana, your settings');
    await turn('Share my location');
    await refuse();
    expect(screen.getByText(/^Your position could not be found/).getAttribute('role')).toBe('status');
  });

  it('the page says nothing to a guest who skipped meanwhile', async () => {
    const { refuse } = await load();
    await pass(1_000);
    await tap('Share My Location');
    await tap('Skip (Show All Users)');
    expectedErrors();
    await refuse();
    expect(screen.queryByText(/^Your position could not be found/)).toBeNull();
  });
});

describe('later, beside the guest’s name', () => {
  it('sharing is switched off, and on again', async () => {
    const storage = memoryStorage({ userName: 'Ana', locationSharing: 'on', locationDialogShown: 'true' });
    const { store, find } = await load(storage, 'granted');
    await find();
    await tap('Ana, your settings');
    expect(isOn('Share my location')).toBe('true');
    await turn('Share my location');
    expect(isOn('Share my location')).toBe('false');
    expect(store.getState().position).toBeNull();
    expect(storage.get('locationSharing')).toBeNull();
    await turn('Share my location');
    await find();
    expect(store.getState().position).toEqual(BARN);
    expect(isOn('Share my location')).toBe('true');
  });

  it('a guest who skipped can share after all', async () => {
    const { store, storage, find } = await load(memoryStorage({ userName: 'Ana', locationDialogShown: 'true' }));
    await tap('Ana, your settings');
    await turn('Share my location');
    expect(setting('Requesting Location...').getAttribute('aria-busy')).toBe('true');
    expect(isOn('Requesting Location...')).toBe('false');
    await find();
    expect(store.getState().position).toEqual(BARN);
    expect(storage.get('locationSharing')).toBe('on');
  });

  it('a second tap asks again, when the browser has not answered the first', async () => {
    const { store, position, find } = await load(memoryStorage({ userName: 'Ana', locationDialogShown: 'true' }));
    await tap('Ana, your settings');
    await turn('Share my location');
    await turn('Requesting Location...');
    expect(position).toHaveBeenCalledTimes(2);
    await find();
    expect(store.getState().position).toEqual(BARN);
    expect(isOn('Share my location')).toBe('true');
  });

  it('there is nothing to switch before there is a name', async () => {
    await load(memoryStorage({}));
    expect(screen.queryByRole('switch', { name: 'Share my location' })).toBeNull();
  });
});
