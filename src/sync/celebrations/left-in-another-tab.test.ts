import { expect, test } from 'vitest';
import { anaInTwoTabs, BEER, MIA_AND_LEO, POSITION, type Second } from './two-tabs.fixture.ts';

test('a tab that the guest has left writes nothing more when its evening, which was set aside, is deleted', () => {
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

test('a tab does not set aside an evening from which the guest has signed off in another tab', () => {
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

test('a late answer about an evening does not bring back a guest who has left it in another tab', () => {
  const { first, second, sessionId, confirm } = anaInTwoTabs();
  first.deletions.forget();
  confirm();
  second.store.startNext(sessionId, 'deleted');
  expect(second.store.ending()).toBe('cleared');
  expect(second.store.getState().userName).toBeNull();
});

test('a tab that the guest has left does not share its position at the other celebration', () => {
  const { first, second, shared } = anaInTwoTabs();
  first.evenings.switchTo(MIA_AND_LEO);
  second.store.share(POSITION);
  expect(shared.values.has('locationSharing')).toBe(false);
});
