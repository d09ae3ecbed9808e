import { expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { EVENING, testClock, testRandom, testStorage } from '../phone.fixture.ts';

/** A phone whose clock was set back by an hour during an evening with one drink. */
function phoneSetBack() {
  const clock = testClock();
  const store = createSessionStore({ storage: testStorage(), clock, random: testRandom, log: () => {} });
  const drink = store.addDrink({ drinkType: 'beer' });
  clock.set(EVENING - HOUR_MS);
  store.catchUp();
  return { store, clock, drinkId: drink?.id ?? '' };
}

test('an old evening without a drink starts again at the phone’s present time, even after the clock was set back', () => {
  const { store, clock, drinkId } = phoneSetBack();
  store.undoDrink(drinkId);
  clock.set(EVENING + 20 * HOUR_MS);
  store.wake();
  expect(store.getState().session).toEqual({ drinks: [], sessionStart: clock.now() });
});

test('the session after a deleted one starts at the phone’s present time, even after the clock was set back', () => {
  const { store, clock } = phoneSetBack();
  store.acknowledge(store.getState(), undefined, {});
  clock.set(EVENING);
  store.startNext(store.getState().identity.sessionId, 'deleted');
  expect(store.getState().session).toEqual({ drinks: [], sessionStart: clock.now() });
});

test('a phone moves on from a session only once, however often the server says that it is gone', () => {
  const { store } = phoneSetBack();
  const { identity, next } = store.getState();
  store.startNext(identity.sessionId, 'expired');
  store.startNext(identity.sessionId, 'expired');
  expect(store.getState().identity).toEqual(next);
});
