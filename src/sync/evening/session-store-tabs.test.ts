import { describe, expect, test } from 'vitest';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import { testStorage } from '../phone.fixture.ts';
import { BEER, openTab } from './open-tab.fixture.ts';

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

describe('two tabs that open in the same instant on a first visit', () => {
  const both = ['left', 'right'] as const;
  const outcomes = both.flatMap((id) => both.flatMap((key) => both.map((clink) => ({ id, key, clink }))));

  test.each(outcomes)(
    'two tabs that open at once never store an id with the secret of another id: %j',
    async ({ id, key, clink }) => {
      const tabs = { left: openTab(), right: openTab() };
      const secrets = both.map((side) => tabs[side].store.getState().identity);
      const storage = testStorage({
        sessionId: tabs[id].storage.values.get('sessionId') ?? '',
        writeKey: tabs[key].storage.values.get('writeKey') ?? '',
        clink: tabs[clink].storage.values.get('clink') ?? '',
      });
      const { store, clock } = openTab(storage);
      // Both tabs are closed, so neither writes its copy again.
      await clock.pass(3_000);
      const { sessionId, writeKey } = store.getState().identity;
      const made = secrets.find((identity) => identity.sessionId === sessionId);
      expect(made?.writeKey ?? writeKey).toBe(writeKey);
      expect(storage.values.get('writeKey')).toBe(writeKey);
    },
  );
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
  ])('two tabs go on with the same session when the server has lost theirs (%s)', (_, reasons) => {
    const { left, right, entry } = bothLose(reasons);
    expect(left.getState().session.drinks).toEqual([entry]);
    expect(right.getState()).toEqual(left.getState());
  });
});

test('a page that loads while another tab moves to the next session finds the unacknowledged drinks', () => {
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
