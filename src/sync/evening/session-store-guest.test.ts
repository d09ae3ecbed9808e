import { describe, expect, test } from 'vitest';
import { isSaved } from '../phone/phone.ts';
import { testStorage } from '../phone.fixture.ts';
import { BEER, openTab } from './open-tab.fixture.ts';

describe('a quiet guest', () => {
  test('a quiet guest stays quiet in all tabs, after a reload and after a reset, until the guest changes that', () => {
    const storage = testStorage();
    const [left, right] = [openTab(storage), openTab(storage)];
    left.store.beQuiet(true);
    right.store.addDrink(BEER);
    right.store.reset();
    for (const { store } of [right, openTab(storage)]) expect(store.getState().state.isQuiet).toBe(true);
    right.store.beQuiet(false);
    expect(left.store.catchUp().state.isQuiet).toBe(false);
  });

  test('the copy of an older page has no stamp of `isQuiet`, so the value on the server wins', () => {
    const storage = testStorage();
    openTab(storage).store.beQuiet(true);
    const { isQuiet, stamps, ...older } = JSON.parse(storage.get('clink') ?? '');
    expect(isQuiet).toBe(true);
    storage.set('clink', JSON.stringify({ ...older, stamps: { ...stamps, isQuiet: undefined } }));
    expect(openTab(storage).store.getState().state).toMatchObject({ isQuiet: false, stamps: { isQuiet: [0, ''] } });
  });

  test('a quiet guest stays quiet when the server no longer knows the session', () => {
    const { store } = openTab();
    store.saveName('Ana');
    store.beQuiet(true);
    store.startNext(store.getState().identity.sessionId, 'deleted');
    expect(store.getState().state.isQuiet).toBe(true);
  });
});

describe('a guest who hides', () => {
  test('a guest who hides stays hidden in all tabs, after a reload and after a reset', () => {
    const storage = testStorage();
    const [left, right] = [openTab(storage), openTab(storage)];
    left.store.hide(true);
    right.store.addDrink(BEER);
    right.store.reset();
    for (const { store } of [right, openTab(storage)]) expect(store.getState().state.hidden).toBe(true);
    right.store.hide(false);
    expect(left.store.catchUp().state.hidden).toBe(false);
  });

  test('a guest who hides stays hidden when the server no longer knows the session', () => {
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

  test('after a deletion the phone starts as on a first visit', () => {
    const { store, storage } = ana();
    const before = store.getState().identity;
    store.clearGuest();
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
    expect(JSON.stringify([...storage.values])).not.toMatch(/\b(Ana|beer|fast)\b/);
    expect(store.getState()).toMatchObject({ userName: null, pace: 'moderate', position: null });
    expect(store.getState().identity.sessionId).not.toBe(before.sessionId);
    expect(store.getState().state.hidden).toBe(false);
  });

  test('a deleted guest is gone from the other tab, which does not write the data again', () => {
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

  test('a deleted guest is not brought back by a tab that was suspended meanwhile', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    store.clearGuest();
    const after = other.store.catchUp();
    expect(after).toMatchObject({ userName: null, identity: store.getState().identity, session: { drinks: [] } });
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
  });

  test('a deleted guest is not brought back by a tab that only learns that the session is gone', () => {
    const { store, storage } = ana();
    const other = openTab(storage);
    const { sessionId } = other.store.getState().identity;
    store.clearGuest();
    other.store.startNext(sessionId, 'expired');
    expect(JSON.stringify([...storage.values])).not.toMatch(/\b(Ana|beer|fast)\b/);
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
  });

  test('a deleted guest is not brought back by a late write of another tab', () => {
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
  ])('a phone without a guest gets no name from a late write of another tab, %s', (_, writesMore) => {
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

  test('a deleted guest is gone from an old backup of the phone too, once the server has answered', () => {
    const { store, storage } = ana();
    store.endForgotten(store.getState().identity.sessionId);
    expect([...storage.values.keys()].sort()).toEqual(FIRST_VISIT);
    expect(store.getState().userName).toBeNull();
  });

  test('a deleted guest is gone from a tab that could not store, and the next guest is not affected', () => {
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
