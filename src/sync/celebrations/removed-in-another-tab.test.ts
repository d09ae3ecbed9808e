import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSessionStore } from '../evening/session-store.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import { createOtherPhone } from '../two-phones/other-phone.ts';
import { createDeletions } from './deletions.ts';
import { createEvenings } from './evenings.ts';

const BEER = { drinkType: 'beer' } as const;
const POSITION = { latitude: 48.2, longitude: 16.37 };
const ANA_AND_BEN = celebrationOf('K7MP4XRT', 'Ana & Ben');
const MIA_AND_LEO = celebrationOf('M1A1E000', 'Mia & Leo');

function celebrationOf(code: string, names: string): KnownCelebration {
  return { code, names, date: '2026-06-20', language: 'en', state: 'open', learnedAt: 1 };
}

type Written = readonly [key: string, value: string | null];

/** A phone whose tabs see each other's values at once, and hear of them only when the test says so. */
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
  /** The server has confirmed every deletion. */
  const confirm = () => {
    for (const key of shared.keys()) if (key.startsWith('deletion.')) shared.remove(key);
  };
  return { shared, openTab, written, stored, confirm };
}

/** Ana has an evening at a celebration, open in two tabs. */
function anaInTwoTabs() {
  const phone = openPhone();
  const first = phone.openTab();
  first.evenings.switchTo(ANA_AND_BEN);
  first.store.saveName('Ana');
  first.store.addDrink(BEER);
  const second = phone.openTab();
  phone.written.length = 0;
  return { ...phone, first, second, sessionId: first.store.getState().identity.sessionId };
}

type Second = ReturnType<typeof anaInTwoTabs>['second'];

/** What the second tab does, or hears, before it has heard of everything that the first one has written. */
const MEANWHILE: readonly (readonly [string, (second: Second, written: readonly Written[]) => void])[] = [
  ['hears of it in the order of the writes', (second, written) => hearAll(second, written)],
  ['hears of it backwards', (second, written) => hearAll(second, [...written].reverse())],
  ['hears of the new session first', (second, written) => hearAll(second, onlyOf('clink', written))],
  ['hears of the asides first', (second, written) => hearAll(second, onlyOf('aside', written))],
  ['logs a drink', ({ store }) => store.addDrink(BEER)],
  ['wakes', ({ store }) => store.wake()],
  ['catches up', ({ store }) => store.catchUp()],
  ['changes the name', ({ store }) => store.saveName('Anna')],
  ['hears the hosts’ facts', ({ store }) => store.learn({ ...ANA_AND_BEN, learnedAt: 2 })],
  ['shares a position', ({ store }) => store.share(POSITION)],
  ['goes to another celebration', ({ evenings }) => evenings.switchTo(MIA_AND_LEO)],
];

function hearAll({ hear }: Second, written: readonly Written[]): void {
  for (const one of written) hear(one);
}

const onlyOf = (prefix: string, written: readonly Written[]) => written.filter(([key]) => key.startsWith(prefix));

describe.each([
  ['before the server has confirmed it', () => undefined],
  ['after the server has confirmed it', (confirm: () => void) => confirm()],
])('a tab that learns of a deletion late, %s,', (_, confirmed) => {
  test.each(MEANWHILE)('brings nothing back when it %s', (__, meanwhile) => {
    const { first, second, written, stored, shared, confirm, sessionId, openTab } = anaInTwoTabs();
    first.deletions.forget();
    confirmed(confirm);
    const before = stored();
    meanwhile(second, [...written]);
    expect(stored()).toBe(before);
    expect(second.store.ending()).toBe('cleared');
    expect([...shared.values.keys()].filter((key) => key.startsWith('aside.'))).toEqual([]);
    const reloaded = openTab();
    expect(reloaded.store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
    expect(reloaded.store.getState().identity.sessionId).not.toBe(sessionId);
  });

  test('leaves the next guest alone', () => {
    const { first, second, confirm, openTab, stored } = anaInTwoTabs();
    first.deletions.forget();
    confirmed(confirm);
    const next = openTab();
    next.store.saveName('Bea');
    next.store.addDrink(BEER);
    const before = stored();
    second.store.addDrink(BEER);
    second.store.endForgotten(second.store.getState().identity.sessionId);
    expect(stored()).toBe(before);
    expect(openTab().store.getState()).toMatchObject({ userName: 'Bea', session: { drinks: [{}] } });
  });
});

test('a tab that slept through an evening elsewhere and the deletion brings nothing back, in whatever order it hears of that', () => {
  const asleep = () => {
    const phone = anaInTwoTabs();
    const { first, confirm, written } = phone;
    first.store.addDrink(BEER);
    first.evenings.switchTo(MIA_AND_LEO);
    first.store.addDrink(BEER);
    first.evenings.switchTo(ANA_AND_BEN);
    first.store.saveName('Anna');
    first.deletions.forget();
    confirm();
    return { ...phone, heard: [...written] };
  };
  const { length } = asleep().heard;
  fc.assert(
    fc.property(fc.shuffledSubarray([...Array(length).keys()], { minLength: 1 }), (order) => {
      const { second, heard, stored, openTab } = asleep();
      const before = stored();
      hearAll(
        second,
        order.flatMap((place) => heard.slice(place, place + 1)),
      );
      second.store.addDrink(BEER);
      expect(stored()).toBe(before);
      expect(second.store.ending()).toBe('cleared');
      expect(openTab().store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
    }),
  );
});

test('a guest who deletes the data in both tabs asks the server again, and leaves the next guest alone', () => {
  const { first, second, confirm, openTab, shared, sessionId } = anaInTwoTabs();
  first.deletions.forget();
  confirm();
  openTab().store.saveName('Bea');
  second.deletions.forget();
  expect(second.store.ending()).toBe('cleared');
  expect([...shared.values.keys()].filter((key) => key.startsWith('deletion.'))).toEqual([`deletion.${sessionId}`]);
  expect(openTab().store.getState().userName).toBe('Bea');
});

test('a tab that sees the deletion before anything is removed writes nothing more', () => {
  const { second, shared, stored, sessionId } = anaInTwoTabs();
  shared.set(`deletion.${sessionId}`, 'secret');
  const before = stored();
  second.store.addDrink(BEER);
  expect(stored()).toBe(before);
  expect(second.store.ending()).toBe('cleared');
});

test('a name that is typed into a late tab is not the name of the next guest', () => {
  const { first, second, stored } = anaInTwoTabs();
  first.deletions.forget();
  const before = stored();
  second.store.saveName('Ana');
  expect(second.store.getState().userName).toBeNull();
  expect(second.store.ending()).toBe('cleared');
  expect(stored()).toBe(before);
});

test('an evening that is being deleted is not there again after a reload, even if a late tab has written all of it', () => {
  const { first, shared, sessionId, openTab } = anaInTwoTabs();
  const whole = [...shared.values];
  first.deletions.forget();
  for (const [key, value] of whole) shared.set(key, value);
  const reloaded = openTab();
  expect(reloaded.store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
  expect(reloaded.store.getState().identity.sessionId).not.toBe(sessionId);
  expect(reloaded.evenings.list()).toEqual([]);
  reloaded.evenings.removeOld();
  expect([...shared.values].join('\n')).not.toMatch(/Ana|beer/);
});

test('‘Go back’ leads to no evening that was deleted in another tab', () => {
  const { first, openTab, stored, confirm } = anaInTwoTabs();
  const from = first.store.getState();
  first.evenings.switchTo(MIA_AND_LEO);
  const late = openTab();
  first.deletions.forget();
  confirm();
  const before = stored();
  expect(late.evenings.goOnWith(from)).toBe(false);
  expect(stored()).toBe(before);
});

test('a page that the guest has left writes nothing more when the evening set aside is deleted', () => {
  const { first, second, stored, confirm, shared } = anaInTwoTabs();
  first.evenings.switchTo(MIA_AND_LEO);
  second.store.catchUp();
  expect(second.store.ending()).toBe('switched');
  first.deletions.forget();
  confirm();
  const before = stored();
  second.store.addDrink(BEER);
  expect(stored()).toBe(before);
  expect([...shared.values.keys()].filter((key) => key.startsWith('aside.'))).toEqual([]);
});

test('a tab does not set aside the evening from which the guest has signed off in another tab', () => {
  const { first, second, stored } = anaInTwoTabs();
  const { sessionId } = first.store.getState().identity;
  first.evenings.remove(sessionId);
  first.store.clearGuest();
  const before = stored();
  second.store.addDrink(BEER);
  expect(second.store.ending()).toBe('cleared');
  expect(stored()).toBe(before);
});

test.each([
  [
    'has deleted the data',
    undefined,
    ({ deletions }: Second, confirm: () => void) => {
      deletions.forget();
      confirm();
    },
  ],
  [
    'has signed off',
    'signed-off',
    ({ otherPhone, evenings, store }: Second) => {
      otherPhone.signOff();
      evenings.remove(store.getState().identity.sessionId);
      store.clearGuest();
    },
  ],
])('a late tab does not say that the other phone has deleted the evening when the guest %s', (_, note, leave) => {
  const { first, openTab, confirm, shared } = anaInTwoTabs();
  first.otherPhone.note();
  const late = openTab();
  leave(first, confirm);
  late.store.addDrink(BEER);
  expect(late.store.ending()).toBe('cleared');
  expect(shared.values.get('otherPhone')).toBe(note);
});

test('a tab sets its evening aside when the guest has switched in another tab', () => {
  const { first, second, sessionId, openTab } = anaInTwoTabs();
  first.evenings.switchTo(MIA_AND_LEO);
  second.store.addDrink(BEER);
  expect(second.store.ending()).toBe('switched');
  const [aside] = openTab().store.asides.of(sessionId);
  expect(aside?.state.drinks).toHaveLength(2);
});

test.each([
  ['switched', ({ evenings }: Second) => evenings.switchTo(MIA_AND_LEO)],
  ['cleared', ({ deletions }: Second) => deletions.forget()],
] as const)(
  'a late answer about an earlier evening ends a page that the guest has %s in another tab',
  (ending, leave) => {
    const { first, second } = anaInTwoTabs();
    leave(first);
    const endings: unknown[] = [];
    second.store.subscribe(() => endings.push(second.store.ending()));
    second.store.startNext('an-earlier-evening-aaa', 'deleted');
    expect(endings).toEqual([ending]);
  },
);

test('an answer about the evening does not bring back a guest who has left it in another tab', () => {
  const { first, second, sessionId, confirm } = anaInTwoTabs();
  first.deletions.forget();
  confirm();
  second.store.startNext(sessionId, 'deleted');
  expect(second.store.ending()).toBe('cleared');
  expect(second.store.getState().userName).toBeNull();
});

test('a page that the guest has left does not share its position at the other celebration', () => {
  const { first, second, shared } = anaInTwoTabs();
  first.evenings.switchTo(MIA_AND_LEO);
  second.store.share(POSITION);
  expect(shared.values.has('locationSharing')).toBe(false);
});
