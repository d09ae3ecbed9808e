import { onTestFinished } from 'vitest';
import { createSessionStore } from '../evening/session-store.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import { createOtherPhone } from '../two-phones/other-phone.ts';
import { createDeletions } from './deletions.ts';
import { createEvenings } from './evenings.ts';

export const BEER = { drinkType: 'beer' } as const;

export const POSITION = { latitude: 48.2, longitude: 16.37 };

export const ANA_AND_BEN = celebrationOf('K7MP4XRT', 'Ana & Ben');

export const MIA_AND_LEO = celebrationOf('M1A1E000', 'Mia & Leo');

function celebrationOf(code: string, names: string): KnownCelebration {
  return { code, names, date: '2026-06-20', language: 'en', state: 'open', learnedAt: 1 };
}

export type Written = readonly [key: string, value: string | null];

/**
 * A phone whose tabs can read each other's values immediately, but are notified of them only when the test delivers the
 * notification.
 */
function openPhone() {
  const shared = testStorage();
  const clock = testClock();
  const written: Written[] = [];

  function openTab() {
    const listeners = new Set<(key: string | null, value: string | null) => void>();
    const storage = {
      ...shared,
      set: (key: string, value: string) => {
        shared.set(key, value);
        written.push([key, value]);
      },
      remove: (key: string) => {
        shared.remove(key);
        written.push([key, null]);
      },
      onChange: (listener: (key: string | null, value: string | null) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const deps = { storage, clock, random: testRandom, log: () => undefined };
    const store = createSessionStore(deps);
    const fetch = () => new Promise<Response>(() => undefined);
    const deletions = createDeletions({ ...deps, store, fetch, lifecycle: testLifecycle() });
    const otherPhone = createOtherPhone({ ...deps, store });
    onTestFinished(deletions.close);
    const hear = ([key, value]: Written) => {
      for (const listener of listeners) listener(key, value);
    };
    return { store, deletions, otherPhone, evenings: createEvenings({ ...deps, store }), hear };
  }

  const stored = () => [...shared.values].map(([key, value]) => `${key}=${value}`).join('\n');
  /** Lets the server confirm every deletion. */
  const confirm = () => {
    for (const key of shared.keys()) if (key.startsWith('deletion.')) shared.remove(key);
  };
  return { shared, openTab, written, stored, confirm };
}

/** Ana has an evening at a celebration, open in two tabs. */
export function anaInTwoTabs() {
  const phone = openPhone();
  const first = phone.openTab();
  first.evenings.switchTo(ANA_AND_BEN);
  first.store.saveName('Ana');
  first.store.addDrink(BEER);
  const second = phone.openTab();
  phone.written.length = 0;
  return { ...phone, first, second, sessionId: first.store.getState().identity.sessionId };
}

export type Second = ReturnType<typeof anaInTwoTabs>['second'];
