import { expect, test } from 'vitest';
import { SESSION_LIFETIME_MS } from '../domain/limits.ts';
import { EVENING, kept, problem, type SentSave, testPhone } from './phone.fixture.ts';

const BEER = { drinkType: 'beer' } as const;

type TestPhone = ReturnType<typeof testPhone>;

test('nothing is sent before there is a name', async () => {
  const phone = testPhone(({ revision }) => kept(revision));
  phone.store.addDrink(BEER);
  await phone.clock.pass(60_000);
  expect(phone.sent).toEqual([]);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  expect(phone.sent).toMatchObject([{ userName: 'Ana', revision: 3, drinkingPace: 'moderate', location: null }]);
  expect(phone.sent[0]?.drinks).toHaveLength(1);
});

test('every change is sent as the whole session, and then there is nothing left to send', async () => {
  const phone = testPhone(({ revision }) => kept(revision));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.choosePace('fast');
  await phone.clock.pass(0);
  const entry = phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  phone.store.undoDrink(entry?.id ?? '');
  await phone.clock.pass(600_000);
  expect(phone.sent.map(({ revision, drinks }) => [revision, drinks.length])).toEqual([
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 0],
  ]);
  expect(phone.store.getState().session).toMatchObject({ revision: 5, acknowledged: 5 });
});

test('changes made while a save is under way go out together after it', async () => {
  let answer = (_: Response) => {};
  const phone = testPhone(({ revision }, attempt) =>
    attempt === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : kept(revision),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.addDrink(BEER);
  phone.store.addDrink(BEER);
  await phone.clock.pass(100);
  expect(phone.sent).toHaveLength(1);
  answer(kept(2));
  await phone.clock.pass(0);
  expect(phone.sent.map(({ revision }) => revision)).toEqual([2, 4]);
});

test('a dead network is tried again after 200 ms, doubling up to 30 s, for ever', async () => {
  const phone = testPhone(() => Promise.reject(new TypeError('Failed to fetch')));
  phone.store.saveName('Ana');
  const waits: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    await phone.clock.pass(0);
    const [wait] = phone.clock.waiting();
    waits.push(wait ?? 0);
    await phone.clock.pass(wait ?? 0);
  }
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000]);
});

test.each([408, 429, 500, 502, 503])('a %i is tried again', async (status) => {
  const phone = testPhone(({ revision }, attempt) => (attempt < 3 ? problem(status, 'unavailable') : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(1_000);
  expect(phone.sent).toHaveLength(3);
  expect(phone.store.getState().session.acknowledged).toBe(2);
});

test.each([429, 503])(
  'after a %i the phone waits as long as it is asked to, whatever happens meanwhile',
  async (status) => {
    const phone = testPhone(({ revision }, attempt) =>
      attempt === 1 ? problem(status, 'too-many', {}, { 'retry-after': '7' }) : kept(revision),
    );
    phone.store.saveName('Ana');
    await phone.clock.pass(1_000);
    phone.store.addDrink(BEER);
    phone.lifecycle.wake('online');
    phone.lifecycle.wake('visible');
    await phone.clock.pass(5_999);
    expect(phone.sent).toHaveLength(1);
    await phone.clock.pass(1);
    expect(phone.sent).toHaveLength(2);
  },
);

test('what a guest does while the phone is asked to wait goes out together afterwards: nothing is lost', async () => {
  const phone = testPhone(({ revision }, attempt) =>
    attempt <= 2 ? problem(429, 'too-many', {}, { 'retry-after': '7' }) : kept(revision),
  );
  phone.store.saveName('Ana');
  for (let drink = 0; drink < 5; drink++) {
    await phone.clock.pass(2_000);
    phone.store.addDrink(BEER);
  }
  await phone.clock.pass(60_000);
  expect(phone.sent.map(({ drinks }) => drinks.length)).toEqual([0, 3, 5]);
  expect(phone.store.getState().session).toMatchObject({ revision: 7, acknowledged: 7 });
});

test('an attempt that hangs is given up after 15 s and repeated', async () => {
  const phone = testPhone(({ revision }, attempt) => (attempt === 1 ? new Promise(() => {}) : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(15_199);
  expect(phone.sent).toHaveLength(1);
  await phone.clock.pass(1);
  expect(phone.sent).toHaveLength(2);
});

test('coming back online gives the hanging attempt up and tries again', async () => {
  const phone = testPhone(({ revision }, attempt) => (attempt === 1 ? new Promise(() => {}) : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(1_000);
  phone.lifecycle.wake('online');
  await phone.clock.pass(200);
  expect(phone.sent).toHaveLength(2);
});

test('a tab the guest looks at again does not wait for its back-off', async () => {
  let isDown = true;
  const phone = testPhone(({ revision }) => (isDown ? problem(503, 'unavailable') : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(60_000);
  const attempts = phone.sent.length;
  isDown = false;
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.sent).toHaveLength(attempts + 1);
});

test('another content under the same revision counts on and sends again', async () => {
  const phone = testPhone(({ revision }, attempt) =>
    attempt === 1 ? problem(409, 'conflict', { revision: 2 }) : kept(revision),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(200);
  expect(phone.sent.map(({ revision }) => revision)).toEqual([2, 3]);
  expect(phone.logged).toEqual([]);
});

/** A server that takes what goes on from what it keeps; what it `keeps` can be put back. */
function forgetfulServer() {
  const server = { keeps: [] as SentSave[] };
  const respond = (save: SentSave) => {
    const last = server.keeps.at(-1);
    if (last && save.base !== `"${last.revision}"`) {
      return problem(409, 'conflict', { revision: last.revision, session: last, serverTime: save.sentAt });
    }
    server.keeps.push(save);
    return kept(save.revision);
  };
  return { server, respond };
}

test.each([
  ['with the next drink', 4, (phone: TestPhone) => phone.store.addDrink(BEER)],
  ['when the guest looks at the phone again', 3, (phone: TestPhone) => phone.lifecycle.wake('visible')],
])('what a server has lost although it acknowledged it is brought back %s', async (_, drinks, does) => {
  const { server, respond } = forgetfulServer();
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  for (let drink = 0; drink < 3; drink++) {
    await phone.clock.pass(0);
    phone.store.addDrink(BEER);
  }
  phone.store.hide(true);
  await phone.clock.pass(0);
  server.keeps.splice(2);
  does(phone);
  await phone.clock.pass(0);
  const { session } = phone.store.getState();
  expect(session).toMatchObject({ acknowledged: session.revision, unsent: [] });
  expect(session.drinks).toHaveLength(drinks);
  expect(server.keeps.at(-1)).toMatchObject({ revision: session.revision, drinks: session.drinks, hidden: true });
  const sent = phone.sent.length;
  await phone.clock.pass(600_000);
  expect(phone.sent).toHaveLength(sent);
});

test('a session that is gone begins afresh under a new id, with name, pace and what was never sent', async () => {
  let gone = '';
  const phone = testPhone(({ path, revision }) => (path === gone ? problem(410, 'gone') : kept(revision)));
  phone.store.saveName('Ana');
  phone.store.choosePace('fast');
  phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  gone = phone.sent.at(-1)?.path ?? '';
  const news = phone.store.addDrink(BEER);
  await phone.clock.pass(1_000);
  const fresh = phone.sent.at(-1);
  expect(fresh?.path).not.toBe(gone);
  expect(fresh).toMatchObject({
    userName: 'Ana',
    drinkingPace: 'fast',
    drinks: [news],
    sessionStart: EVENING,
    revision: 1,
  });
});

test('a guest who reset an old evening without network keeps the drinks of the new one, though the server has let go of both', async () => {
  let isOnline = true;
  let first = '';
  const phone = testPhone(({ path, revision }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    first ||= path;
    const isOver = phone.clock.now() > EVENING + SESSION_LIFETIME_MS;
    return isOver && path === first ? problem(410, 'gone') : kept(revision);
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
  expect(phone.store.getState().session).toMatchObject({ drinks, sessionStart, unsent: [], acknowledged: 1 });
  expect(phone.sent.at(-1)).toMatchObject({ drinks, sessionStart });
});

test('a guest who hides is sent as hidden, once', async () => {
  const phone = testPhone(({ revision }) => kept(revision));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.hide(true);
  phone.store.hide(true);
  await phone.clock.pass(60_000);
  expect(phone.sent.map(({ hidden }) => hidden)).toEqual([false, true]);
});

test('a session that its guest deleted ends, and nothing goes on with its name', async () => {
  const phone = testPhone(({ revision, drinks }) =>
    drinks.length === 1 ? problem(410, 'gone', { forgotten: true }) : kept(revision),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.addDrink(BEER);
  await phone.clock.pass(60_000);
  expect(phone.sent).toHaveLength(3);
  expect(phone.store.getState()).toMatchObject({ userName: null, session: { drinks: [] } });
  expect(phone.storage.values.has('userName')).toBe(false);
});

test('what is refused for good is logged once and waits for the next change', async () => {
  const phone = testPhone(({ revision }) => (revision === 2 ? problem(422, 'invalid') : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(3_600_000);
  expect(phone.sent).toHaveLength(1);
  expect(phone.logged).toEqual(['Error saving session']);
  phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  expect(phone.sent.map(({ revision }) => revision)).toEqual([2, 3]);
});

test.each([
  ['the name', 'Error saving session', ['name']],
  ['a drink', 'Error updating session', ['drink']],
  ['the pace', 'Error saving pace', ['pace']],
  ['a drink and the pace', 'Error updating session', ['pace', 'drink']],
  ['everything', 'Error saving session', ['pace', 'drink', 'name']],
])('a failed save of %s is logged as %j, once per attempt', async (_, message, kinds) => {
  let isDown = false;
  const phone = testPhone(({ revision }) => (isDown ? problem(503, 'unavailable') : kept(revision)));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  isDown = true;
  for (const kind of kinds) {
    if (kind === 'name') phone.store.saveName('Bea');
    if (kind === 'drink') phone.store.addDrink(BEER);
    if (kind === 'pace') phone.store.choosePace('slow');
  }
  await phone.clock.pass(200);
  expect(phone.logged.at(-1)).toBe(message);
  expect(phone.logged).toHaveLength(phone.sent.length - 1);
});

test('a later save of this phone that overtook this one is not undone', async () => {
  const phone = testPhone(({ revision }, attempt) => kept(attempt === 2 ? 9 : revision));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.addDrink(BEER);
  await phone.clock.pass(200);
  expect(phone.sent.map(({ revision }) => revision)).toEqual([2, 3, 10]);
  expect(phone.sent.at(-1)?.drinks).toHaveLength(1);
});
