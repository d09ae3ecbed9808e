import { expect, it, vi } from 'vitest';
import { EXPIRY_CHECK_MS, MINUTE_MS, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { createSessionStore } from '../../sync/evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../../sync/phone.fixture.ts';
import { watchExpiry } from './watch-expiry.ts';

/** Ana's evening, open in a tab. */
function watchedEvening() {
  const [clock, storage, lifecycle, reload] = [testClock(), testStorage(), testLifecycle(), vi.fn()];
  const store = createSessionStore({ storage, clock, random: testRandom, log: () => undefined });
  store.saveName('Ana');
  const stop = watchExpiry({ store, clock, lifecycle, reload });
  return { clock, storage, lifecycle, store, reload, stop };
}

it('an evening that is younger than 24 hours continues', async () => {
  const { clock, storage, lifecycle, reload } = watchedEvening();
  await clock.pass(SESSION_LIFETIME_MS);
  lifecycle.wake('visible');
  expect(reload).not.toHaveBeenCalled();
  expect(storage.values.get('userName')).toBe('Ana');
});

it('an evening that is over is cleared at the hourly check, and the page reloads [SPEC-4.3]', async () => {
  const { clock, storage, reload } = watchedEvening();
  expect(clock.waiting()).toEqual([EXPIRY_CHECK_MS]);
  clock.set(clock.now() + SESSION_LIFETIME_MS + 1);
  await clock.pass(0);
  expect(storage.values.size).toBe(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('an evening that is checked at every half hour ends on time, not half an hour later', async () => {
  const { clock, lifecycle, reload } = watchedEvening();
  await clock.pass(EXPIRY_CHECK_MS / 2);
  lifecycle.wake('visible');
  await clock.pass(SESSION_LIFETIME_MS - EXPIRY_CHECK_MS / 2);
  expect(reload).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('if another tab moves the start of an evening back by 10 minutes, the evening ends 10 minutes earlier', async () => {
  const { clock, storage, store, reload } = watchedEvening();
  await clock.pass(SESSION_LIFETIME_MS - 20 * MINUTE_MS);
  const { session } = store.getState();
  const stored = JSON.parse(storage.values.get('clink') ?? '');
  const earlier = {
    ...stored,
    sessionStart: session.sessionStart - 10 * MINUTE_MS,
    stamps: { ...stored.stamps, sessionStart: [2, 'other'] },
  };
  storage.writeElsewhere('clink', JSON.stringify(earlier));
  await clock.pass(10 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('an evening that is reset ends 24 hours after the reset', async () => {
  const { clock, store, reload } = watchedEvening();
  await clock.pass(SESSION_LIFETIME_MS);
  store.reset();
  await clock.pass(SESSION_LIFETIME_MS);
  expect(reload).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a guest who comes back to the page causes an immediate check', () => {
  const { clock, lifecycle, reload } = watchedEvening();
  clock.set(clock.now() + SESSION_LIFETIME_MS + 1);
  lifecycle.wake('visible');
  expect(reload).toHaveBeenCalledOnce();
});

it('when a guest deletes the data, the page reloads, also in the other tabs', () => {
  const [here, elsewhere] = [watchedEvening(), watchedEvening()];
  here.store.addDrink({ drinkType: 'beer' });
  expect(here.reload).not.toHaveBeenCalled();
  here.store.clearGuest();
  expect(here.reload).toHaveBeenCalledOnce();
  elsewhere.storage.writeElsewhere('userName', null);
  expect(elsewhere.reload).toHaveBeenCalledOnce();
});

it('nothing is checked once stopped', async () => {
  const { clock, lifecycle, reload, stop } = watchedEvening();
  stop();
  clock.set(clock.now() + SESSION_LIFETIME_MS + 1);
  lifecycle.wake('visible');
  await clock.pass(EXPIRY_CHECK_MS);
  expect(reload).not.toHaveBeenCalled();
});
