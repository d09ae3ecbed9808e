import { describe, expect, test } from 'vitest';
import { HOUR_MS, MAX_DRINKS, MINUTE_MS } from '../../domain/limits.ts';
import { MAX_REMOVED_BY_APP } from '../../domain/session/session-edits.ts';
import type { SessionView } from '../../domain/session/session-view.ts';
import { isSaved } from '../phone/phone.ts';
import { EVENING, testClock, testStorage } from '../phone.fixture.ts';
import { BEER, openTab } from './open-tab.fixture.ts';

test('a new phone stores an id, a secret and an empty evening [SPEC-3.8, 3.15, 4.1, 6.2]', () => {
  const { storage, logged } = openTab();
  expect(storage.values.get('sessionId')).toMatch(/^[\w-]{22}$/);
  expect(storage.values.get('writeKey')).toMatch(/^[\w-]{43}$/);
  expect(storage.values.get('drinkingPace')).toBe('moderate');
  expect(storage.values.has('userName')).toBe(false);
  expect(JSON.parse(storage.values.get('clink') ?? '')).toMatchObject({ drinks: [], sessionStart: EVENING });
  expect(logged).toEqual([]);
});

test('a drink is stored on the phone as soon as it is confirmed, and is still there after a reload [SPEC-4.2, 4.8]', () => {
  const { store, storage } = openTab();
  const entry = store.addDrink({ drinkType: 'shot', alcoholType: 'gin' });
  expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toEqual([entry]);
  expect(entry).toMatchObject({ drinkType: 'shot', alcoholType: 'gin', timestamp: EVENING });
  expect(openTab(storage).store.getState().session.drinks).toEqual([entry]);
});

test('the id of a drink begins with its timestamp, even if the clock ticks at every reading', () => {
  let nowMs = EVENING;
  const { store } = openTab(testStorage(), { ...testClock(), now: () => nowMs++ });
  const entry = store.addDrink(BEER);
  expect(store.getState().session.drinks).toEqual([entry]);
  expect(entry?.id).toMatch(new RegExp(`^${entry?.timestamp}-`));
});

test('undo removes exactly the given entry', () => {
  const { store } = openTab();
  const [first, second] = [store.addDrink(BEER), store.addDrink(BEER)];
  store.undoDrink(first?.id ?? '');
  expect(store.getState().session.drinks).toEqual([second]);
});

test('reset empties the list and restarts the clock, and keeps the id', () => {
  const { store, clock } = openTab();
  const { identity } = store.getState();
  store.addDrink(BEER);
  clock.set(EVENING + 3_600_000);
  store.reset();
  expect(store.getState()).toMatchObject({ identity, session: { drinks: [], sessionStart: EVENING + 3_600_000 } });
});

test('a name is trimmed and stored; a blank one is refused and changes nothing [SPEC-4.13]', () => {
  const { store, storage } = openTab();
  expect(store.saveName('  ')).toBe('blank');
  expect(storage.values.has('userName')).toBe(false);
  expect(store.saveName('  Ana ')).toBeNull();
  expect(storage.values.get('userName')).toBe('Ana');
});

test('after too many undone drinks no further drink can be undone, and the function reports that', () => {
  const { store } = openTab();
  const addAndUndo = () => store.undoDrink(store.addDrink(BEER)?.id ?? '');
  for (let drink = 0; drink < MAX_REMOVED_BY_APP; drink++) expect(addAndUndo()).toBe(true);
  const last = store.addDrink(BEER);
  expect(store.undoDrink(last?.id ?? '')).toBe(false);
  store.reset();
  expect(store.getState()).toMatchObject({ canRemoveAll: false, session: { drinks: [last] } });
});

test('the five-hundred-and-first drink is refused', () => {
  const { store } = openTab();
  for (let drink = 0; drink < MAX_DRINKS; drink++) store.addDrink({ drinkType: 'water' });
  expect(store.addDrink(BEER)).toBeNull();
  expect(store.getState().session.drinks).toHaveLength(MAX_DRINKS);
});

test('a failing storage is logged once, and the app goes on in memory until it can store again', () => {
  const { store, storage, logged } = openTab();
  storage.break(true);
  store.addDrink(BEER);
  store.addDrink(BEER);
  expect(store.getState()).toMatchObject({ isStored: false, session: { drinks: [BEER, BEER] } });
  expect(logged.filter((line) => line.startsWith('Error writing storage'))).toHaveLength(1);
  storage.break(false);
  store.addDrink(BEER);
  expect(store.getState().isStored).toBe(true);
  expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toHaveLength(3);
});

test('a phone that cannot store at all still starts', () => {
  const storage = testStorage();
  storage.break(true);
  const { store } = openTab(storage);
  store.saveName('Ana');
  store.addDrink(BEER);
  expect(store.getState()).toMatchObject({ userName: 'Ana', isStored: false, session: { drinks: [BEER] } });
});

test.each([
  ['no JSON', '{{{', 0],
  ['another shape', '[1,2]', 0],
  ['a session without its start', '{"drinks":[]}', 0],
  [
    'one drink that can be read',
    JSON.stringify({
      drinks: [{ id: '1-a', drinkType: 'beer', timestamp: EVENING }, { id: 'x' }, 7],
      sessionStart: EVENING,
    }),
    1,
  ],
])('with a damaged storage (%s) the app starts with what it can read, and logs the damage', (_, clink, drinks) => {
  const { store, logged } = openTab(testStorage({ clink, drinkingPace: 'warp', userName: '\u202e', sessionId: '?' }));
  expect(store.getState().session.drinks).toHaveLength(drinks);
  expect(store.getState()).toMatchObject({ pace: 'moderate', userName: null });
  expect(logged.join()).toContain('Error reading session');
});

test('more than 24 hours after its start an evening is replaced by a new one, with a new id and no name', () => {
  const storage = testStorage();
  const first = openTab(storage);
  first.store.saveName('Ana');
  first.store.addDrink(BEER);
  const { sessionId } = first.store.getState().identity;
  expect(openTab(storage, testClock(EVENING + 24 * 3_600_000)).store.getState().userName).toBe('Ana');
  const { store } = openTab(storage, testClock(EVENING + 24 * 3_600_000 + 1));
  expect(store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
  expect(store.getState().identity.sessionId).not.toBe(sessionId);
});

describe('an evening without a drink', () => {
  const NEXT_DAY = EVENING + 20 * HOUR_MS;

  test('an evening without a drink starts again if the app is opened 6 hours later, so that it does not end during the party', () => {
    const storage = testStorage();
    openTab(storage).store.saveName('Ana');
    const early = openTab(storage, testClock(EVENING + 6 * HOUR_MS)).store;
    expect(early.getState().session.sessionStart).toBe(EVENING);
    const { store } = openTab(storage, testClock(NEXT_DAY));
    expect(store.getState()).toMatchObject({ userName: 'Ana', session: { sessionStart: NEXT_DAY } });
    expect(isSaved(store.getState())).toBe(false);
  });

  test('an evening without a drink starts again when the guest comes back to it', () => {
    const { store, clock } = openTab();
    clock.set(NEXT_DAY);
    store.catchUp();
    expect(store.getState().session.sessionStart).toBe(EVENING);
    store.wake();
    expect(store.getState().session.sessionStart).toBe(NEXT_DAY);
  });

  test('an evening with a drink does not start again, even if the drink is water', () => {
    const { store, clock, storage } = openTab();
    store.addDrink({ drinkType: 'water' });
    clock.set(NEXT_DAY);
    store.wake();
    expect(store.getState().session.sessionStart).toBe(EVENING);
    expect(openTab(storage, clock).store.getState().session.sessionStart).toBe(EVENING);
  });
});

describe('a clock that is set back', () => {
  function evening() {
    const tab = openTab();
    tab.store.addDrink(BEER);
    tab.clock.set(EVENING + HOUR_MS);
    tab.store.addDrink(BEER);
    tab.clock.set(EVENING - HOUR_MS);
    return tab;
  }
  const gapsOf = ({ drinks, sessionStart }: SessionView) => drinks.map(({ timestamp }) => timestamp - sessionStart);

  test('after a clock is set back, the evening looks as if the clock had always been right, and time goes on', () => {
    const { store, clock, storage } = evening();
    store.catchUp();
    expect(gapsOf(store.getState().session)).toEqual([0, HOUR_MS]);
    expect(store.getState().session.sessionStart).toBe(EVENING - 2 * HOUR_MS);
    clock.set(EVENING - HOUR_MS + 10 * MINUTE_MS);
    store.addDrink(BEER);
    for (const { session } of [store.getState(), openTab(storage, clock).store.getState()]) {
      expect(gapsOf(session)).toEqual([0, HOUR_MS, HOUR_MS + 10 * MINUTE_MS]);
      expect(session.drinks.at(-1)?.timestamp).toBe(clock.now());
    }
  });

  test('after a clock is set back, time goes on from the last drink, because the phone cannot know how long ago that was', () => {
    const { store, clock } = openTab();
    store.addDrink(BEER);
    clock.set(EVENING + HOUR_MS);
    store.addDrink(BEER);
    clock.set(EVENING + HOUR_MS + 30 * MINUTE_MS);
    clock.set(EVENING - HOUR_MS);
    const { session } = store.catchUp();
    expect(clock.now() - session.sessionStart).toBe(HOUR_MS);
    expect(session.drinks.at(-1)?.timestamp).toBe(clock.now());
  });

  test('a clock that is set back does not change the stored times', () => {
    const { store } = evening();
    const { drinks } = store.getState().state;
    expect(store.catchUp().state.drinks).toEqual(drinks);
  });

  test('a clock that is set back by less than 5 minutes changes nothing', () => {
    const { store, clock } = openTab();
    store.addDrink(BEER);
    clock.set(EVENING - 5 * MINUTE_MS);
    expect(store.catchUp().session.sessionStart).toBe(EVENING);
    clock.set(EVENING - 5 * MINUTE_MS - 1);
    expect(store.catchUp().session.sessionStart).toBe(EVENING - 5 * MINUTE_MS - 1);
  });
});

test('sharing is switched on or off for all tabs of the phone, and an unknown position stays unknown', () => {
  const storage = testStorage();
  const [left, right] = [openTab(storage), openTab(storage)];
  left.store.share({ latitude: 48.2, longitude: 16.37 });
  expect(storage.values.get('locationSharing')).toBe('on');
  expect(right.store.catchUp().position).toBeUndefined();
  right.store.share(null);
  expect(storage.values.has('locationSharing')).toBe(false);
  expect(left.store.catchUp().position).toBeNull();
});

test('a phone that cannot store can still share its position', () => {
  const { store, storage } = openTab();
  storage.break(true);
  store.share({ latitude: 48.2, longitude: 16.37 });
  expect(store.catchUp().position).toEqual({ latitude: 48.2, longitude: 16.37 });
});

test.each([
  ['theme', 'night', 0],
  ['lastLeaderboard', '{}', 0],
  ['userName', 'Bea', 0],
])('what another tab writes under %s (%s) causes %d notifications', (key, value, news) => {
  const { store, storage } = openTab();
  let notifications = 0;
  store.subscribe(() => {
    notifications += 1;
  });
  storage.writeElsewhere(key, value);
  expect(notifications).toBe(news);
});
