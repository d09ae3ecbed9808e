import { expect, it, vi } from 'vitest';
import { EXPIRY_CHECK_MS } from '../domain/limits.ts';
import { testClock, testRandom, testStorage } from '../sync/phone.fixture.ts';
import { createSessionStore } from '../sync/session-store.ts';
import { watchExpiry } from './watch-expiry.ts';

function guestOnPhone() {
  const storage = testStorage();
  const store = createSessionStore({ storage, clock: testClock(), random: testRandom, log: () => undefined });
  store.saveName('Ana');
  return { store, storage };
}

function watchedEvening() {
  const evening = { isOver: false, wake: () => {}, hourPasses: () => {}, waitMs: 0 };
  const { store: phone, storage } = guestOnPhone();
  const store = { isExpired: () => evening.isOver, isOver: phone.isOver, clear: vi.fn(), subscribe: phone.subscribe };
  const reload = vi.fn();
  const stop = watchExpiry({
    store,
    reload,
    clock: {
      now: () => 0,
      after: (delayMs, callback) => {
        Object.assign(evening, { waitMs: delayMs, hourPasses: callback });
        return () => Object.assign(evening, { hourPasses: () => {} });
      },
    },
    lifecycle: {
      isVisible: () => true,
      onHide: () => () => {},
      onWake: (listener) => {
        evening.wake = () => listener('visible');
        return () => Object.assign(evening, { wake: () => {} });
      },
    },
  });
  return { evening, store, phone, storage, reload, stop };
}

it('an evening within its 24 hours goes on', () => {
  const { evening, store, reload } = watchedEvening();
  evening.hourPasses();
  evening.wake();
  expect(store.clear).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('an evening that is over is cleared at the hourly look, and the page begins anew', () => {
  const { evening, store, reload } = watchedEvening();
  evening.isOver = true;
  expect(evening.waitMs).toBe(EXPIRY_CHECK_MS);
  evening.hourPasses();
  expect(store.clear).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('coming back to the page looks at once', () => {
  const { evening, reload } = watchedEvening();
  evening.isOver = true;
  evening.wake();
  expect(reload).toHaveBeenCalledOnce();
});

it('a guest who deletes the data begins anew, in the other tabs as well', () => {
  const [here, elsewhere] = [watchedEvening(), watchedEvening()];
  here.phone.addDrink({ drinkType: 'beer' });
  expect(here.reload).not.toHaveBeenCalled();
  here.phone.forget();
  expect(here.reload).toHaveBeenCalledOnce();
  elsewhere.storage.writeElsewhere('userName', null);
  expect(elsewhere.reload).toHaveBeenCalledOnce();
});

it('nothing is looked at any more once stopped', () => {
  const { evening, reload, stop } = watchedEvening();
  stop();
  evening.isOver = true;
  evening.wake();
  evening.hourPasses();
  expect(reload).not.toHaveBeenCalled();
});
