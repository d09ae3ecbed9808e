import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANA_AND_BEN,
  anaInTwoTabs,
  BEER,
  MIA_AND_LEO,
  POSITION,
  type Second,
  type Written,
} from './two-tabs.fixture.ts';

/** The actions and events of the second tab before it knows of everything that the first tab has written. */
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
  test.each(MEANWHILE)('a late tab does not bring the deleted data back when it %s', (__, meanwhile) => {
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

test('a tab that slept while the guest switched and then deleted the data brings nothing back, in whatever order it learns of both', () => {
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

test('a name that is typed into a late tab does not become the name of the next guest', () => {
  const { first, second, stored } = anaInTwoTabs();
  first.deletions.forget();
  const before = stored();
  second.store.saveName('Ana');
  expect(second.store.getState().userName).toBeNull();
  expect(second.store.ending()).toBe('cleared');
  expect(stored()).toBe(before);
});

test('an evening that is being deleted does not return after a reload, even if a late tab has written all of it', () => {
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

test('‘Go back’ does not offer an evening that was deleted in another tab', () => {
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
