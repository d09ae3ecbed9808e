import { describe, expect, test } from 'vitest';
import { createEvenings } from '../celebrations/evenings.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { testClock, testRandom, testStorage } from '../phone.fixture.ts';

const BEER = { drinkType: 'beer' } as const;

function openTab(storage = testStorage()) {
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const deps = { storage, clock: testClock(), random: testRandom, log };
  const store = createSessionStore(deps);
  return { ...deps, store, logged, switchTo: createEvenings({ ...deps, store }).switchTo };
}

/** The storage, and the keys that a tab removes from it. */
function watchRemovals(storage: ReturnType<typeof testStorage>) {
  const removed: string[] = [];
  const remove = (key: string) => {
    removed.push(key);
    storage.remove(key);
  };
  return { watched: { ...storage, remove }, removed };
}

test('other tabs do not mistake the opening of a tab for a deletion', () => {
  const { store, storage } = openTab();
  store.saveName('Ana');
  const { watched, removed } = watchRemovals(storage);
  openTab(watched);
  expect(removed).toEqual([]);
});

/** A storage that this tab can read, but that only other tabs can write. */
function fullStorage() {
  const set = () => {
    throw new Error('QuotaExceededError');
  };
  return { ...testStorage(), set };
}

test('a page that cannot store from the beginning logs this once in the console', () => {
  const { store, logged } = openTab(fullStorage());
  store.addDrink(BEER);
  store.addDrink(BEER);
  expect(logged).toEqual(['Error writing storage']);
});

test('two pages that could not store have one guest as soon as one of them can', () => {
  const storage = testStorage();
  let isFull = true;
  const set = (key: string, value: string) => {
    if (isFull) throw new Error('QuotaExceededError');
    storage.set(key, value);
  };
  const [first, second] = [openTab({ ...storage, set }).store, openTab({ ...storage, set }).store];
  isFull = false;
  first.saveName('Ana');
  second.catchUp();
  first.catchUp();
  const { userName, identity } = first.getState();
  expect(userName).toBe('Ana');
  expect(second.getState()).toMatchObject({ userName, identity, isStored: true });
});

test('a drink that another tab wrote is not lost, even if this tab has overwritten it', () => {
  const storage = testStorage();
  let deliver = (_key: string, _value: string) => {};
  const { store } = openTab({
    ...storage,
    onChange: (listener) => {
      deliver = listener;
      return () => true;
    },
  });
  const before = storage.values.get('clink') ?? '';
  const [own, elsewhere] = [store, openTab(testStorage(Object.fromEntries(storage.values))).store].map((tab) =>
    tab.addDrink(BEER),
  );
  const written = JSON.stringify({ ...JSON.parse(before), drinks: [elsewhere] });
  deliver('clink', written);
  const ids = [own?.id, elsewhere?.id].sort();
  expect(store.getState().session.drinks.map(({ id }) => id)).toEqual(ids);
  expect(JSON.parse(storage.values.get('clink') ?? '').drinks).toHaveLength(2);
});

describe('a tab whose storage was changed elsewhere', () => {
  test('a tab whose storage was cleared elsewhere does not write an evening without a name', () => {
    const { storage } = openTab();
    storage.writeElsewhere('clink', null);
    expect(storage.values.has('clink')).toBe(false);
  });

  test('a tab that finds the id of another session in the storage does not restore its own session', () => {
    const { store, storage } = openTab();
    const early = storage.values.get('clink') ?? '';
    store.addDrink(BEER);
    const { identity } = openTab().store.getState();
    storage.set('writeKey', identity.writeKey);
    storage.set('sessionId', identity.sessionId);
    storage.writeElsewhere('clink', early);
    expect(storage.values.get('sessionId')).toBe(identity.sessionId);
  });
});

describe('two pages that were opened at the same moment', () => {
  /** The phone has the session id of the first page. The second page has not seen the first page's copy yet. */
  function twoPages() {
    const [first, second] = [openTab(), openTab()];
    const { identity } = first.store.getState();
    second.storage.set('writeKey', identity.writeKey);
    second.storage.set('sessionId', identity.sessionId);
    first.store.saveName('Ana');
    return { identity, named: first.storage.values.get('clink') ?? '', ...second };
  }

  test('a page without a guest leaves the phone to the guest who has just entered a name on another page', () => {
    const { identity, named, store, storage } = twoPages();
    store.wake();
    store.choosePace('fast');
    store.catchUp();
    expect(storage.values.get('sessionId')).toBe(identity.sessionId);
    storage.writeElsewhere('clink', named);
    expect(store.getState()).toMatchObject({ userName: 'Ana', identity });
    expect(store.ending()).toBeNull();
  });

  test('a page without a guest begins its own evening when a guest enters a name on it', () => {
    const { store, storage } = twoPages();
    const { sessionId } = store.getState().identity;
    store.saveName('Bea');
    expect(storage.values.get('sessionId')).toBe(sessionId);
    expect(openTab(storage).store.getState().userName).toBe('Bea');
  });
});

describe('a page that loads while the storage lacks the copy of the phone’s session', () => {
  function latePage() {
    const { store, storage } = openTab();
    store.saveName('Ana');
    const named = storage.values.get('clink') ?? '';
    storage.set('clink', openTab().storage.values.get('clink') ?? '');
    const before = new Map(storage.values);
    return { named, before, ...openTab(storage) };
  }

  test('a page that waits for the copy writes nothing, and shows the guest as soon as the copy is stored', () => {
    const { store, storage, named, before } = latePage();
    expect(storage.values).toEqual(before);
    storage.writeElsewhere('clink', named);
    expect(store.getState().userName).toBe('Ana');
  });

  test('a page begins a new evening after three seconds without the copy, and nothing of the old guest stays', async () => {
    const { store, storage, clock } = latePage();
    await clock.pass(2_999);
    expect(storage.values.get('userName')).toBe('Ana');
    await clock.pass(1);
    expect(storage.values.get('sessionId')).toBe(store.getState().identity.sessionId);
    expect(storage.values.has('userName')).toBe(false);
    expect(openTab(storage).store.getState().identity).toEqual(store.getState().identity);
  });

  test('a page that waits for the copy begins no evening after it was closed', async () => {
    const { store, storage, clock, before } = latePage();
    store.close();
    await clock.pass(3_000);
    expect(storage.values).toEqual(before);
  });
});

test('a guest who switches to another celebration shares no position there, and sees no leaderboard of the first', () => {
  const { store, storage, switchTo } = openTab();
  store.saveName('Ana');
  store.share({ latitude: 48.2, longitude: 16.37 });
  storage.set('lastLeaderboard', '{}');
  switchTo({
    code: 'M1A1E000',
    names: 'Mia & Leo',
    date: '2026-06-20',
    language: 'en',
    state: 'open',
    learnedAt: 1,
  });
  expect(store.catchUp().position).toBeNull();
  expect(openTab(storage).store.getState().position).toBeNull();
  expect(storage.values.has('lastLeaderboard')).toBe(false);
});

describe('when a page must reload', () => {
  test('a page must reload when the guest deletes the data in it', () => {
    const { store } = openTab();
    store.saveName('Ana');
    store.clearGuest();
    expect(store.ending()).toBe('cleared');
  });

  test('a page must reload when the guest was deleted in another tab', () => {
    const { store, storage } = openTab();
    store.saveName('Ana');
    expect(store.ending()).toBeNull();
    storage.writeElsewhere('userName', null);
    expect(store.ending()).toBe('cleared');
  });

  test('a page without a named guest does not reload, whatever other tabs remove', () => {
    const { store, storage } = openTab();
    storage.writeElsewhere('userName', null);
    expect(store.ending()).toBeNull();
    expect(store.saveName('Ana')).toBeNull();
    expect(storage.values.get('userName')).toBe('Ana');
  });

  test('a page does not reload if the phone cannot store the deletion, because a reload would bring the guest back', () => {
    const { store, storage } = openTab();
    store.saveName('Ana');
    storage.break(true);
    store.clearGuest();
    expect(store.ending()).toBeNull();
    expect(store.getState().userName).toBeNull();
  });

  test('a page must reload when an evening is over, and writes nothing before the reload', () => {
    const { store, storage } = openTab();
    store.saveName('Ana');
    store.clear();
    store.addDrink(BEER);
    expect(store.ending()).toBe('cleared');
    expect([...storage.values.keys()]).toEqual([]);
  });
});

describe('when the guest is removed in another tab, a tab that cannot store', () => {
  function tabWithDrink() {
    const { store, storage } = openTab(fullStorage());
    store.saveName('Ana');
    store.addDrink(BEER);
    return { store, storage };
  }

  test('a tab that cannot store keeps a drink that the server lacks, and ends as soon as the server has it', () => {
    const { store, storage } = tabWithDrink();
    storage.writeElsewhere('userName', null);
    store.addDrink(BEER);
    expect(store.ending()).toBeNull();
    expect(store.getState()).toMatchObject({ userName: 'Ana', session: { drinks: [{}, {}] } });
    store.acknowledge(store.catchUp(), undefined, {});
    expect(store.ending()).toBe('cleared');
    expect(store.getState().userName).toBeNull();
  });

  test('a tab that cannot store ends immediately if the server has everything', () => {
    const { store, storage } = tabWithDrink();
    store.acknowledge(store.catchUp(), undefined, {});
    storage.writeElsewhere('userName', null);
    expect(store.ending()).toBe('cleared');
  });

  describe('while the tab waits for the server', () => {
    function tabBesideNewGuest() {
      const { store, storage } = tabWithDrink();
      storage.writeElsewhere('userName', null);
      storage.writeElsewhere('userName', 'Bea');
      return { store, storage };
    }

    test('a tab that waits for the server does not affect the next guest when its evening is over', () => {
      const { store, storage } = tabBesideNewGuest();
      store.clear();
      expect(store.ending()).toBe('cleared');
      expect(storage.values.get('userName')).toBe('Bea');
    });

    test('a tab that waits for the server does not affect the next guest when its own guest deletes the data', () => {
      const { store, storage } = tabBesideNewGuest();
      store.clearGuest();
      expect(store.ending()).toBe('cleared');
      expect(store.getState().userName).toBeNull();
      expect(storage.values.get('userName')).toBe('Bea');
    });
  });

  test('a tab that cannot store ends immediately if the guest deletes the data in the other tab', () => {
    const { store, storage } = tabWithDrink();
    const { sessionId, writeKey } = store.getState().identity;
    storage.writeElsewhere(`deletion.${sessionId}`, writeKey);
    storage.writeElsewhere('userName', null);
    expect(store.ending()).toBe('cleared');
  });
});

test('a closed tab no longer reacts to other tabs', () => {
  const { store, storage } = openTab();
  const other = openTab(storage);
  store.close();
  other.store.addDrink(BEER);
  storage.writeElsewhere('clink', storage.values.get('clink') ?? '');
  expect(store.getState().session.drinks).toEqual([]);
});
