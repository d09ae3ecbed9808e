import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createSessionStore } from '../sync/evening/session-store.ts';
import type { Geolocation, KeyValueStorage } from '../sync/ports.ts';
import { browserPorts } from './browser/browser-ports.ts';
import { ClinkProvider } from './guest/clink-context.tsx';
import type { LoadSquares } from './later/squares.ts';
import { startSettings } from './later/start-settings.tsx';
import { lazyLiveFeed } from './loading/lazy-live-feed.ts';
import { loadOnce } from './loading/missing-code.ts';
import { App } from './root.tsx';

/** A browser that asks for the position and never gets the guest's answer. */
const UNDECIDED: Geolocation = { position: () => new Promise(() => undefined), permission: async () => 'prompt' };

/** Opens the whole app on a phone with storage in memory and no network. */
export function openApp(
  kept: Record<string, string> = { userName: 'Ana' },
  storage = memoryStorage(kept),
  geolocation = UNDECIDED,
  settingsCode: Promise<unknown> = Promise.resolve(),
  loadSquares: LoadSquares = () => import('./later/squares.ts'),
) {
  const fetch = () => Promise.reject(new TypeError('no network'));
  const ports = { ...browserPorts(() => localStorage), storage, geolocation, fetch };
  const store = createSessionStore(ports);
  const live = lazyLiveFeed(() => new Promise(() => undefined), ports.log);
  let settings: ReturnType<typeof startSettings> | undefined;
  const loadSettings = loadOnce(async () => {
    await settingsCode;
    settings = startSettings({
      ...ports,
      store,
      loadSquares,
      loadOffline: () => import('./offline/offline.ts'),
      reload: () => location.reload(),
    });
    return settings;
  });
  onTestFinished(() => settings?.close());
  render(
    <ClinkProvider clink={{ ...ports, store, live }}>
      <App loadSettings={loadSettings} />
    </ClinkProvider>,
  );
  return { store, storage, guest: userEvent.setup() };
}

export function memoryStorage(kept: Record<string, string>): KeyValueStorage {
  const values = new Map(Object.entries(kept));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
    keys: () => [...values.keys()],
    onChange: () => () => undefined,
  };
}
