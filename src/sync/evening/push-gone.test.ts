import { describe, expect, test } from 'vitest';
import { MINUTE_MS, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { EVENING, mergingServer, problem, saved, testPhone, testRandom, testStorage } from '../phone.fixture.ts';
import { BEER, ids, isAllSaved, type TestPhone } from './pushing.fixture.ts';
import { createSessionStore } from './session-store.ts';

test.each([
  ['with the next drink', 4, (phone: TestPhone) => phone.store.addDrink(BEER)],
  ['when the guest looks at the phone again', 3, (phone: TestPhone) => phone.lifecycle.wake('visible')],
])('what a server acknowledged and then lost is brought back %s', async (_, drinks, does) => {
  const { server, respond } = mergingServer();
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  const backup = server.holds;
  for (let drink = 0; drink < 3; drink++) phone.store.addDrink(BEER);
  phone.store.hide(true);
  await phone.clock.pass(0);
  server.holds = backup;
  does(phone);
  await phone.clock.pass(0);
  expect(server.holds).toMatchObject({ hidden: true, drinks: phone.store.getState().session.drinks });
  expect(server.holds?.drinks).toHaveLength(drinks);
  const sent = phone.sent.length;
  await phone.clock.pass(600_000);
  expect(phone.sent).toHaveLength(sent);
});

describe('a session that is gone', () => {
  /** A server for which the first session is gone once `isGone` returns true. */
  function lostSession(isGone: () => boolean, extras: object) {
    let first = '';
    return testPhone((save) => {
      first ||= save.path;
      return isGone() && save.path === first ? problem(410, 'gone', extras) : saved(save);
    });
  }

  async function withTwoDrinks(extras: object) {
    let isGone = false;
    const phone = lostSession(() => isGone, extras);
    phone.store.saveName('Ana');
    phone.store.choosePace('fast');
    phone.store.hide(true);
    const known = phone.store.addDrink(BEER);
    await phone.clock.pass(0);
    isGone = true;
    const news = phone.store.addDrink(BEER);
    await phone.clock.pass(1_000);
    return { phone, known, news };
  }

  test.each([[{ reason: 'deleted' }], [{}]])(
    'a session that is gone continues under a new id with name, pace, hiding and the unacknowledged drinks (%j)',
    async (extras) => {
      const { phone, news } = await withTwoDrinks(extras);
      expect(new Set(phone.sent.map(({ path }) => path)).size).toBe(2);
      expect(phone.sent.at(-1)).toMatchObject({
        userName: 'Ana',
        drinkingPace: 'fast',
        hidden: true,
        drinks: [news],
        sessionStart: EVENING,
      });
      expect(isAllSaved(phone)).toBe(true);
    },
  );

  test('a session that is gone only by the server’s clock continues with every drink, once', async () => {
    const { phone, known, news } = await withTwoDrinks({ reason: 'expired' });
    expect(phone.sent.at(-1)).toMatchObject({ sessionStart: EVENING });
    expect(ids(phone.store.getState().session).sort()).toEqual([known?.id, news?.id].sort());
    await phone.clock.pass(600_000);
    expect(new Set(phone.sent.map(({ path }) => path)).size).toBe(2);
  });

  test('if the server answers again and again that the session is gone, saves become less and less frequent', async () => {
    const phone = testPhone(() => problem(410, 'gone', { reason: 'expired' }));
    phone.store.saveName('Ana');
    const entry = phone.store.addDrink(BEER);
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.sent.length).toBeLessThan(30);
    expect(ids(phone.store.getState().session)).toEqual([entry?.id]);
  });

  test('after an offline reset, the drinks of the new evening are kept, even if both evenings are over for the server', async () => {
    let isOnline = true;
    let first = '';
    const phone = testPhone((save) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      first ||= save.path;
      const isOver = phone.clock.now() > EVENING + SESSION_LIFETIME_MS;
      return isOver && save.path === first ? problem(410, 'gone', { reason: 'expired' }) : saved(save);
    });
    phone.store.saveName('Ana');
    phone.store.addDrink(BEER);
    await phone.clock.pass(SESSION_LIFETIME_MS - 3_600_000);
    isOnline = false;
    phone.store.reset();
    for (let drink = 0; drink < 5; drink++) phone.store.addDrink(BEER);
    const { drinks, sessionStart } = phone.store.getState().session;
    expect(drinks).toHaveLength(5);
    await phone.clock.pass(5_400_000);
    isOnline = true;
    phone.lifecycle.wake('online');
    await phone.clock.pass(1_000);
    expect(phone.store.getState().session).toEqual({ drinks, sessionStart });
    expect(phone.sent.at(-1)).toMatchObject({ drinks, sessionStart });
  });

  test('a session that its guest has deleted ends, and the phone does not continue with the name', async () => {
    const phone = testPhone((save) =>
      save.drinks.length === 1 ? problem(410, 'gone', { reason: 'forgotten' }) : saved(save),
    );
    phone.store.saveName('Ana');
    await phone.clock.pass(0);
    phone.store.addDrink(BEER);
    await phone.clock.pass(60_000);
    expect(phone.sent).toHaveLength(3);
    expect(phone.store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
    expect(phone.storage.values.has('userName')).toBe(false);
  });
});

test('a tab that learns late of a deletion does not end the session that the guest has started since', async () => {
  const storage = testStorage();
  let stale: ReadonlyMap<string, string> | null = null;
  const view = { ...storage, get: (key: string) => (stale ? (stale.get(key) ?? null) : storage.get(key)) };
  let deleted = '';
  const phone = testPhone(
    (save) => (save.path.endsWith(deleted || '?') ? problem(410, 'gone', { reason: 'forgotten' }) : saved(save)),
    view,
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  deleted = phone.store.getState().identity.sessionId;
  stale = new Map(storage.values);
  const other = createSessionStore({ storage, clock: phone.clock, random: testRandom, log: () => {} });
  other.clearGuest();
  const { store } = testPhone(saved, storage);
  store.saveName('Bea');
  phone.lifecycle.wake();
  await phone.clock.pass(500);
  stale = null;
  await phone.clock.pass(10_000);
  expect(phone.store.getState().userName).toBe('Bea');
  expect(storage.values.get('userName')).toBe('Bea');
});
