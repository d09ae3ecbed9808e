import { describe, expect, test } from 'vitest';
import { HOUR_MS, MAX_DRINKS, MINUTE_MS } from '../../domain/limits.ts';
import { MAX_REMOVED_BY_APP } from '../../domain/session/session-edits.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import type { SessionView } from '../../domain/session/session-view.ts';
import { isSaved } from '../phone/phone.ts';
import { EVENING, testClock, testRandom, testStorage } from '../phone.fixture.ts';
import { createSessionStore } from './session-store.ts';

const BEER = { drinkType: 'beer' } as const;

function openTab(storage = testStorage(), clock = testClock()) {
  const logged: string[] = [];
  const log = (message: string, error: unknown) => logged.push(`${message}: ${String(error)}`);
  return { store: createSessionStore({ storage, clock, random: testRandom, log }), storage, clock, logged };
}

test('a fresh phone has an id, a secret and an empty evening, all of it stored [SPEC-3.8, 3.15, 4.1, 6.2]', () => {
  const { storage, logged } = openTab();
  expect(storage.values.get('sessionId')).toMatch(/^[\w-]{22}$/);
  expect(storage.values.get('writeKey')).toMatch(/^[\w-]{43}$/);
  expect(storage.values.get('drinkingPace')).toBe('moderate');
  expect(storage.values.has('userName')).toBe(false);
  expect(JSON.parse(storage.values.get('clink') ?? '')).toMatchObject({ drinks: [], sessionStart: EVENING });
  expect(logged).toEqual([]);
});

test('a drink is on the phone as soon as it is confirmed, and after a reload [SPEC-4.2, 4.8]', () => {
  const { store, storage } = openTab();
  const entry = store.addDrink({ drinkType: 'shot', alcoholType: 'gin' });
  expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toEqual([entry]);
  expect(entry).toMatchObject({ drinkType: 'shot', alcoholType: 'gin', timestamp: EVENING });
  expect(openTab(storage).store.getState().session.drinks).toEqual([entry]);
});

test('the id of a drink has the moment of its timestamp, also when the clock ticks at every reading', () => {
  let nowMs = EVENING;
  const { store } = openTab(testStorage(), { ...testClock(), now: () => nowMs++ });
  const entry = store.addDrink(BEER);
  expect(store.getState().session.drinks).toEqual([entry]);
  expect(entry?.id).toMatch(new RegExp(`^${entry?.timestamp}-`));
});

test('undo takes back exactly that entry', () => {
  const { store } = openTab();
  const [first, second] = [store.addDrink(BEER), store.addDrink(BEER)];
  store.undoDrink(first?.id ?? '');
  expect(store.getState().session.drinks).toEqual([second]);
});

test('reset empties the list and restarts the clock, under the same id', () => {
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

test('after too many undone drinks no more can be undone, and the guest can be told', () => {
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

test('two tabs that log at the same time, a hundred times each, end with two hundred drinks', () => {
  const storage = testStorage();
  const [left, right] = [openTab(storage), openTab(storage)];
  for (let drink = 0; drink < 100; drink++) {
    left.store.addDrink(BEER);
    right.store.addDrink(BEER);
  }
  storage.writeElsewhere('clink', storage.values.get('clink') ?? '');
  expect(left.store.getState().session.drinks).toHaveLength(200);
  expect(right.store.getState().session).toEqual(left.store.getState().session);
});

test('a write of another tab that lacks this tab’s drink is merged and written again', () => {
  const { store, storage } = openTab();
  const before = storage.values.get('clink') ?? '';
  const entry = store.addDrink(BEER);
  storage.writeElsewhere('clink', before);
  expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toEqual([entry]);
});

test('failing storage is logged once; the app goes on in memory and stores again when it can', () => {
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

test('a phone that cannot store at all starts all the same', () => {
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
])('corrupt storage (%s) starts with what can be read, and is logged', (_, clink, drinks) => {
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

  test('starts again when the app is opened 6 hours later, so that it does not end in the middle of the party', () => {
    const storage = testStorage();
    openTab(storage).store.saveName('Ana');
    const early = openTab(storage, testClock(EVENING + 6 * HOUR_MS)).store;
    expect(early.getState().session.sessionStart).toBe(EVENING);
    const { store } = openTab(storage, testClock(NEXT_DAY));
    expect(store.getState()).toMatchObject({ userName: 'Ana', session: { sessionStart: NEXT_DAY } });
    expect(isSaved(store.getState())).toBe(false);
  });

  test('starts again when the guest comes back to it', () => {
    const { store, clock } = openTab();
    clock.set(NEXT_DAY);
    store.catchUp();
    expect(store.getState().session.sessionStart).toBe(EVENING);
    store.wake();
    expect(store.getState().session.sessionStart).toBe(NEXT_DAY);
  });

  test('does not start again once it has a drink, even water', () => {
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

  test('shows the evening as if the clock had been right all along, and time goes on', () => {
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

  test('goes on from the last drink, because the phone cannot know how long ago that was', () => {
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

  test('does not change the stored times', () => {
    const { store } = evening();
    const { drinks } = store.getState().state;
    expect(store.catchUp().state.drinks).toEqual(drinks);
  });

  test('by less than 5 minutes is not noticed', () => {
    const { store, clock } = openTab();
    store.addDrink(BEER);
    clock.set(EVENING - 5 * MINUTE_MS);
    expect(store.catchUp().session.sessionStart).toBe(EVENING);
    clock.set(EVENING - 5 * MINUTE_MS - 1);
    expect(store.catchUp().session.sessionStart).toBe(EVENING - 5 * MINUTE_MS - 1);
  });
});

test('sharing is switched for all tabs of the phone, and an unknown position does not change', () => {
  const storage = testStorage();
  const [left, right] = [openTab(storage), openTab(storage)];
  left.store.share({ latitude: 48.2, longitude: 16.37 });
  expect(storage.values.get('locationSharing')).toBe('on');
  expect(right.store.catchUp().position).toBeUndefined();
  right.store.share(null);
  expect(storage.values.has('locationSharing')).toBe(false);
  expect(left.store.catchUp().position).toBeNull();
});

test('a phone that cannot store shares its position all the same', () => {
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

describe('two tabs that open in the same instant on a first visit', () => {
  const both = ['left', 'right'] as const;
  const outcomes = both.flatMap((id) => both.flatMap((key) => both.map((clink) => ({ id, key, clink }))));

  test.each(outcomes)('leave no id with the secret of another: %j', async ({ id, key, clink }) => {
    const tabs = { left: openTab(), right: openTab() };
    const secrets = both.map((side) => tabs[side].store.getState().identity);
    const storage = testStorage({
      sessionId: tabs[id].storage.values.get('sessionId') ?? '',
      writeKey: tabs[key].storage.values.get('writeKey') ?? '',
      clink: tabs[clink].storage.values.get('clink') ?? '',
    });
    const { store, clock } = openTab(storage);
    // Both tabs are closed, so the one with the id does not write its copy again.
    await clock.pass(3_000);
    const { sessionId, writeKey } = store.getState().identity;
    const made = secrets.find((identity) => identity.sessionId === sessionId);
    expect(made?.writeKey ?? writeKey).toBe(writeKey);
    expect(storage.values.get('writeKey')).toBe(writeKey);
  });
});

describe('two tabs when the server has lost the session', () => {
  function bothLose(reasons: readonly GoneReason[]) {
    const storage = testStorage();
    const [left, right] = [openTab(storage).store, openTab(storage).store];
    left.saveName('Ana');
    const entry = left.addDrink(BEER);
    right.catchUp();
    const { sessionId } = left.getState().identity;
    for (const [index, reason] of reasons.entries()) [left, right][index]?.startNext(sessionId, reason);
    for (const { catchUp } of [left, right, left]) catchUp();
    return { left, right, entry };
  }

  test.each<[string, readonly GoneReason[]]>([
    ['and both hear so', ['expired', 'expired']],
    ['and one hears so', ['expired']],
  ])('go on with the same session (%s)', (_, reasons) => {
    const { left, right, entry } = bothLose(reasons);
    expect(left.getState().session.drinks).toEqual([entry]);
    expect(right.getState()).toEqual(left.getState());
  });
});

test('a page that loads while another tab moves to the next session finds the drinks that were never acknowledged', () => {
  const { store, storage } = openTab();
  store.saveName('Ana');
  const entry = store.addDrink(BEER);
  const { identity, next } = store.getState();
  storage.set('writeKey', next.writeKey);
  storage.set('sessionId', next.sessionId);
  const moved = openTab(storage).store.getState();
  expect(moved).toMatchObject({ identity: next, userName: 'Ana', session: { drinks: [entry] } });
  expect(moved.identity).not.toEqual(identity);
});

describe('a quiet guest', () => {
  test('stays quiet in all tabs, after a reload and after a reset, until the guest wants it otherwise', () => {
    const storage = testStorage();
    const [left, right] = [openTab(storage), openTab(storage)];
    left.store.beQuiet(true);
    right.store.addDrink(BEER);
    right.store.reset();
    for (const { store } of [right, openTab(storage)]) expect(store.getState().state.isQuiet).toBe(true);
    right.store.beQuiet(false);
    expect(left.store.catchUp().state.isQuiet).toBe(false);
  });

  test('what an older page has stored has no write of it, so the one on the server wins', () => {
    const storage = testStorage();
    openTab(storage).store.beQuiet(true);
    const { isQuiet, stamps, ...older } = JSON.parse(storage.get('clink') ?? '');
    expect(isQuiet).toBe(true);
    storage.set('clink', JSON.stringify({ ...older, stamps: { ...stamps, isQuiet: undefined } }));
    expect(openTab(storage).store.getState().state).toMatchObject({ isQuiet: false, stamps: { isQuiet: [0, ''] } });
  });

  test('stays quiet when the server no longer knows the session', () => {
    const { store } = openTab();
    store.saveName('Ana');
    store.beQuiet(true);
    store.startNext(store.getState().identity.sessionId, 'deleted');
    expect(store.getState().state.isQuiet).toBe(true);
  });
});

describe('a guest who hides', () => {
  test('stays hidden in all tabs, after a reload and after a reset', () => {
    const storage = testStorage();
    const [left, right] = [openTab(storage), openTab(storage)];
    left.store.hide(true);
    right.store.addDrink(BEER);
    right.store.reset();
    for (const { store } of [right, openTab(storage)]) expect(store.getState().state.hidden).toBe(true);
    right.store.hide(false);
    expect(left.store.catchUp().state.hidden).toBe(false);
  });

  test('stays hidden when the server no longer knows the session', () => {
    const { store } = openTab();
    store.saveName('Ana');
    store.hide(true);
    store.startNext(store.getState().identity.sessionId, 'deleted');
    expect(store.getState().state.hidden).toBe(true);
    expect(isSaved(store.getState())).toBe(false);
  });
});

describe('a guest who deletes the data', () => {
  function ana(storage = testStorage()) {
    const tab = openTab(storage);
    tab.store.saveName('Ana');
    tab.store.choosePace('fast');
    tab.store.hide(true);
    tab.store.addDrink(BEER);
    tab.store.share({ latitude: 48.2, longitude: 16.37 });
    for (const key of ['theme', 'lastLeaderboard', 'gettingHome', 'locationDialogShown']) storage.set(key, 'Ana');
    return tab;
  }
  const FIRST_VISIT = ['clink', 'drinkingPace', 'sessionId', 'writeKey'];

  test('is gone from the phone, which starts as on a first visit', () => {
    const { store, storage } = ana();
    const before = store.getState().identity;
    store.clearGuest();
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
    expect(JSON.stringify([...storage.values])).not.toMatch(/\b(Ana|beer|fast)\b/);
    expect(store.getState()).toMatchObject({ userName: null, pace: 'moderate', position: null });
    expect(store.getState().identity.sessionId).not.toBe(before.sessionId);
    expect(store.getState().state.hidden).toBe(false);
  });

  test('is gone from the other tab, which writes nothing of it again', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    store.clearGuest();
    const kept = new Map(storage.values);
    storage.writeElsewhere('userName', null);
    expect(other.store.getState().userName).toBeNull();
    other.store.addDrink(BEER);
    other.store.acknowledge(other.store.getState(), undefined, {});
    expect(storage.values).toEqual(kept);
  });

  test('is not brought back by a tab that was suspended meanwhile', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    store.clearGuest();
    const after = other.store.catchUp();
    expect(after).toMatchObject({ userName: null, identity: store.getState().identity, session: { drinks: [] } });
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
  });

  test('is not brought back by a tab that only learns that the session is gone', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    const { sessionId } = other.store.getState().identity;
    store.clearGuest();
    other.store.startNext(sessionId, 'expired');
    expect(JSON.stringify([...storage.values])).not.toMatch(/\b(Ana|beer|fast)\b/);
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
  });

  test('is not brought back by what another tab writes late', () => {
    const { store, storage } = ana();
    const late = storage.values.get('clink') ?? '';
    store.clearGuest();
    const again = openTab(storage);
    storage.writeElsewhere('clink', late);
    expect(again.store.getState().session.drinks).toEqual([]);
    expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toEqual([]);
    storage.writeElsewhere('clink', late);
    expect(openTab(storage).store.getState().session.drinks).toEqual([]);
  });

  test.each([
    ['alone', (_storage: ReturnType<typeof testStorage>, _clink: string) => {}],
    [
      'together with the evening',
      (storage: ReturnType<typeof testStorage>, clink: string) => storage.set('clink', clink),
    ],
  ])('gets no name from another tab that writes it late, %s', (_, writesMore) => {
    const { store, storage } = ana();
    const late = storage.values.get('clink') ?? '';
    store.clearGuest();
    storage.set('userName', 'Ana');
    storage.set('drinkingPace', 'fast');
    writesMore(storage, late);
    const again = openTab(storage);
    expect(again.store.getState()).toMatchObject({ userName: null, pace: 'moderate', session: { drinks: [] } });
    expect(JSON.stringify([...storage.values])).not.toMatch(/\b(Ana|beer)\b/);
  });

  test('is gone from an old backup of the phone as well, once the server has answered', () => {
    const { store, storage } = ana();
    store.endForgotten(store.getState().identity.sessionId);
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
    expect(store.getState().userName).toBeNull();
  });

  test('whose tab could not store is gone from it, and the guest after her is not affected', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    storage.break(true);
    other.store.addDrink(BEER);
    const { sessionId } = other.store.getState().identity;
    storage.break(false);
    store.clearGuest();
    const next = openTab(storage);
    next.store.saveName('Bea');
    other.store.endForgotten(sessionId);
    expect(other.store.getState()).toMatchObject({ userName: 'Bea', session: { drinks: [] } });
    expect(storage.values.get('userName')).toBe('Bea');
  });
});
