import { describe, expect, test } from 'vitest';
import { MAX_DRINKS, MINUTE_MS, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { isSaved } from '../phone/phone.ts';
import {
  EVENING,
  mergingServer,
  problem,
  type SentSave,
  saved,
  testPhone,
  testRandom,
  testStorage,
} from '../phone.fixture.ts';
import { createSessionStore } from './session-store.ts';

const BEER = { drinkType: 'beer' } as const;
const BARN = { latitude: 48.2, longitude: 16.37 };

type TestPhone = ReturnType<typeof testPhone>;
const ids = ({ drinks }: { drinks: readonly { id: string }[] }) => drinks.map(({ id }) => id);
const isAllSaved = ({ store }: TestPhone) => isSaved(store.getState());

test('nothing is sent before there is a name', async () => {
  const phone = testPhone(saved);
  phone.store.addDrink(BEER);
  await phone.clock.pass(60_000);
  expect(phone.sent).toEqual([]);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  expect(phone.sent).toMatchObject([{ userName: 'Ana', drinkingPace: 'moderate', hidden: false, location: null }]);
  expect(phone.sent[0]?.drinks).toHaveLength(1);
});

test('every change sends the whole session, once', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.choosePace('fast');
  await phone.clock.pass(0);
  const entry = phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  phone.store.undoDrink(entry?.id ?? '');
  await phone.clock.pass(600_000);
  expect(phone.sent.map(({ drinkingPace, drinks, removed }) => [drinkingPace, drinks.length, removed])).toEqual([
    ['moderate', 0, []],
    ['fast', 0, []],
    ['fast', 1, []],
    ['fast', 0, [entry?.id]],
  ]);
  expect(isAllSaved(phone)).toBe(true);
});

test('changes made during a save go out together after it', async () => {
  let answer = () => {};
  const phone = testPhone((save, attempt) =>
    attempt === 1 ? new Promise<Response>((resolve) => (answer = () => resolve(saved(save)))) : saved(save),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.addDrink(BEER);
  phone.store.addDrink(BEER);
  await phone.clock.pass(100);
  expect(phone.sent).toHaveLength(1);
  answer();
  await phone.clock.pass(0);
  expect(phone.sent.map(({ drinks }) => drinks.length)).toEqual([0, 2]);
});

test('without network a save is retried after 200 ms, doubling up to 30 s, for ever', async () => {
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

test.each([
  [429, 'too-many'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
] as const)('a %i is retried', async (status, code) => {
  const phone = testPhone((save, attempt) => (attempt < 3 ? problem(status, code) : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(1_000);
  expect(phone.sent).toHaveLength(3);
  expect(isAllSaved(phone)).toBe(true);
});

const html = (status: number) =>
  new Response('<h1>Please log in</h1>', { status, headers: { 'content-type': 'text/html' } });

describe('an answer to another save, or of a login page, acknowledges nothing and is retried', () => {
  test.each<[string, (save: SentSave) => Response]>([
    ['a login page with 200', () => html(200)],
    ['a login page with 403', () => html(403)],
    ['a proxy with 408', () => html(408)],
    ['a login page with 404', () => html(404)],
    ['a login page with 410', () => html(410)],
    ['a login page with 422', () => html(422)],
    ['a proxy’s JSON with 404', () => Response.json({ error: 'not found' }, { status: 404 })],
    ['a problem of another status', () => new Response(problem(403, 'not-yours').body, { status: 410 })],
    ['a problem of no code of ours', () => problem(403, 'forbidden')],
    ['JSON that is no answer to a save', () => Response.json({ ok: true })],
    ['an answer that was cached', ({ sentAt }) => Response.json({ serverTime: EVENING, sentAt: sentAt - 1 })],
    ['an answer that was cut', ({ sentAt }) => new Response(`{"serverTime":${EVENING},"sentAt":${sentAt}`)],
    [
      'an answer with half a session',
      ({ sentAt }) => Response.json({ serverTime: EVENING, sentAt, session: { drinks: [] } }),
    ],
  ])('%s', async (_, foreign) => {
    const phone = testPhone((save, attempt) => (attempt < 4 ? foreign(save) : saved(save)));
    phone.store.saveName('Ana');
    const { identity } = phone.store.getState();
    await phone.clock.pass(200);
    expect(isAllSaved(phone)).toBe(false);
    await phone.clock.pass(5_000);
    expect(phone.sent).toHaveLength(4);
    expect(isAllSaved(phone)).toBe(true);
    expect(phone.store.getState().identity).toEqual(identity);
    expect(phone.logged).toEqual(Array(3).fill('Error saving session'));
  });
});

test.each([429, 503])(
  'after a %i the phone waits as long as the server asks, whatever happens meanwhile',
  async (status) => {
    const phone = testPhone((save, attempt) =>
      attempt === 1 ? problem(status, 'too-many', {}, { 'retry-after': '7' }) : saved(save),
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

test('changes made while the phone must wait go out together afterwards: nothing is lost', async () => {
  const phone = testPhone((save, attempt) =>
    attempt <= 2 ? problem(429, 'too-many', {}, { 'retry-after': '7' }) : saved(save),
  );
  phone.store.saveName('Ana');
  for (let drink = 0; drink < 5; drink++) {
    await phone.clock.pass(2_000);
    phone.store.addDrink(BEER);
  }
  await phone.clock.pass(60_000);
  expect(phone.sent.map(({ drinks }) => drinks.length)).toEqual([0, 3, 5]);
  expect(isAllSaved(phone)).toBe(true);
});

test('an attempt that hangs is aborted after 15 s and repeated', async () => {
  const phone = testPhone((save, attempt) => (attempt === 1 ? new Promise(() => {}) : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(15_199);
  expect(phone.sent).toHaveLength(1);
  await phone.clock.pass(1);
  expect(phone.sent).toHaveLength(2);
});

test('coming back online aborts the hanging attempt and tries again', async () => {
  const phone = testPhone((save, attempt) => (attempt === 1 ? new Promise(() => {}) : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(1_000);
  phone.lifecycle.wake('online');
  await phone.clock.pass(200);
  expect(phone.sent).toHaveLength(2);
});

test('a tab that is shown again does not wait for its back-off', async () => {
  let isDown = true;
  const phone = testPhone((save) => (isDown ? problem(503, 'unavailable') : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(60_000);
  const attempts = phone.sent.length;
  isDown = false;
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.sent).toHaveLength(attempts + 1);
});

test('a tab that wakes during a save asks the server again, because that save may be old', async () => {
  const answers: (() => void)[] = [];
  const phone = testPhone((save) => new Promise((resolve) => answers.push(() => resolve(saved(save)))));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.lifecycle.wake('visible');
  answers[0]?.();
  await phone.clock.pass(0);
  expect(phone.sent).toHaveLength(2);
  answers[1]?.();
  await phone.clock.pass(60_000);
  expect(phone.sent).toHaveLength(2);
  expect(isAllSaved(phone)).toBe(true);
});

test.each([
  ['shares', BARN],
  ['does not share', null],
])(
  'after each load a phone that %s its position saves once: the server may have lost something',
  async (_, position) => {
    const storage = testStorage();
    const first = testPhone(saved, storage);
    first.store.saveName('Ana');
    first.store.share(position);
    await first.clock.pass(0);
    const reloaded = testPhone(saved, storage);
    await reloaded.clock.pass(600_000);
    expect(isAllSaved(first)).toBe(true);
    expect(reloaded.sent).toHaveLength(1);
  },
);

describe('a save that waits for the lock', () => {
  async function savedPhone() {
    const turns: (() => void)[] = [];
    let isTaken = false;
    const phone = testPhone(saved, testStorage(), async (work) => {
      if (isTaken) await new Promise<void>((resolve) => turns.push(resolve));
      await work();
    });
    phone.store.saveName('Ana');
    await phone.clock.pass(0);
    isTaken = true;
    phone.store.addDrink(BEER);
    return { phone, turns };
  }

  test('is not sent if another tab has sent it meanwhile', async () => {
    const { phone, turns } = await savedPhone();
    phone.store.acknowledge(phone.store.getState(), undefined, {});
    turns[0]?.();
    await phone.clock.pass(60_000);
    expect(phone.sent).toHaveLength(1);
  });

  test('is sent once, even if the tab sleeps and wakes before its turn', async () => {
    const { phone, turns } = await savedPhone();
    phone.lifecycle.wake('visible');
    for (const takeTurn of turns) takeTurn();
    await phone.clock.pass(0);
    expect(phone.sent.map(({ drinks }) => drinks.length)).toEqual([0, 1]);
  });
});

test('a lock that fails does not stop the saving', async () => {
  let isBroken = true;
  const phone = testPhone(saved, testStorage(), async (work) => {
    if (isBroken) throw new Error('no locks here');
    await work();
  });
  phone.store.saveName('Ana');
  await phone.clock.pass(1_000);
  expect(phone.sent).toEqual([]);
  isBroken = false;
  await phone.clock.pass(30_000);
  expect(isAllSaved(phone)).toBe(true);
});

describe('what the server has and the phone lacks', () => {
  test('arrives with the answer, in the times of this phone', async () => {
    const { server, respond } = mergingServer();
    const phone = testPhone(respond);
    phone.store.saveName('Ana');
    await phone.clock.pass(0);
    const elsewhere = { id: `${EVENING}-x`, drinkType: 'wine', timestamp: EVENING } as const;
    if (server.holds)
      server.holds = {
        ...server.holds,
        drinks: [elsewhere],
        userName: 'Anna',
        stamps: { ...server.holds.stamps, userName: [2, 'x'] },
      };
    const own = phone.store.addDrink(BEER);
    await phone.clock.pass(0);
    const { session, userName } = phone.store.getState();
    expect(ids(session).sort()).toEqual([elsewhere.id, own?.id].sort());
    expect(userName).toBe('Anna');
    expect(isAllSaved(phone)).toBe(true);
    await phone.clock.pass(600_000);
    expect(phone.sent).toHaveLength(2);
  });

  test('does not come if it was undone on another phone', async () => {
    const { server, respond } = mergingServer();
    const phone = testPhone(respond);
    phone.store.saveName('Ana');
    const entry = phone.store.addDrink(BEER);
    await phone.clock.pass(0);
    if (server.holds) server.holds = { ...server.holds, drinks: [], removed: [entry?.id ?? ''] };
    phone.lifecycle.wake('visible');
    await phone.clock.pass(0);
    expect(phone.store.getState().session.drinks).toEqual([]);
  });
});

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
  /** The first session is gone once `isGone` returns true. */
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
    'goes on under a new id with name, pace, hiding and the drinks that were never acknowledged (%j)',
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

  test('for the server’s clock alone goes on with every drink, once', async () => {
    const { phone, known, news } = await withTwoDrinks({ reason: 'expired' });
    expect(phone.sent.at(-1)).toMatchObject({ sessionStart: EVENING });
    expect(ids(phone.store.getState().session).sort()).toEqual([known?.id, news?.id].sort());
    await phone.clock.pass(600_000);
    expect(new Set(phone.sent.map(({ path }) => path)).size).toBe(2);
  });

  test('again and again is retried more and more slowly', async () => {
    const phone = testPhone(() => problem(410, 'gone', { reason: 'expired' }));
    phone.store.saveName('Ana');
    const entry = phone.store.addDrink(BEER);
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.sent.length).toBeLessThan(30);
    expect(ids(phone.store.getState().session)).toEqual([entry?.id]);
  });

  test('after a reset without network keeps the drinks of the new evening, even if both are over for the server', async () => {
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

  test('because its guest deleted it ends, and nothing goes on under its name', async () => {
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

test('a tab that hears late of a deletion does not end the session that the guest has started since', async () => {
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
  other.forget();
  const { store } = testPhone(saved, storage);
  store.saveName('Bea');
  phone.lifecycle.wake();
  await phone.clock.pass(500);
  stale = null;
  await phone.clock.pass(10_000);
  expect(phone.store.getState().userName).toBe('Bea');
  expect(storage.values.get('userName')).toBe('Bea');
});

test('a guest who hides is sent as hidden, once', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.hide(true);
  phone.store.hide(true);
  await phone.clock.pass(60_000);
  expect(phone.sent.map(({ hidden }) => hidden)).toEqual([false, true]);
});

test('a save that is refused for good is logged once and waits for the next change', async () => {
  const phone = testPhone((save, attempt) =>
    attempt === 1 ? problem(422, 'invalid', { field: 'userName' }) : saved(save),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(3_600_000);
  expect(phone.sent).toHaveLength(1);
  expect(phone.logged).toEqual(['Error saving session']);
  phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  expect(phone.sent).toHaveLength(2);
});

test('a drink that the server refuses does not hold back the others', async () => {
  const unknown = { id: `${EVENING}-m`, drinkType: 'mead', timestamp: EVENING };
  const clink = JSON.stringify({ drinks: [unknown], sessionStart: EVENING });
  const respond = (save: SentSave) => {
    const index = save.drinks.findIndex(({ drinkType }) => drinkType === 'mead');
    return index < 0 ? saved(save) : problem(422, 'invalid', { field: `drinks.${index}.drinkType` });
  };
  const phone = testPhone(respond, testStorage({ clink }));
  phone.store.saveName('Ana');
  const beer = phone.store.addDrink(BEER);
  await phone.clock.pass(3_600_000);
  expect(phone.sent.map(ids)).toEqual([[unknown.id], [beer?.id]]);
  expect(JSON.parse(phone.storage.values.get('clink') ?? '').drinks).toContainEqual(unknown);
});

test('the twelfth of twelve drinks is refused: the eleven others are sent', async () => {
  const respond = (save: SentSave) =>
    save.drinks.length === 12 ? problem(422, 'invalid', { field: 'drinks.11.drinkType' }) : saved(save);
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  for (let drink = 0; drink < 12; drink++) {
    phone.clock.set(EVENING + drink);
    phone.store.addDrink(BEER);
  }
  await phone.clock.pass(60_000);
  const { drinks } = phone.store.getState().session;
  expect(ids({ drinks: phone.sent.at(-1)?.drinks ?? [] })).toEqual(ids({ drinks: drinks.slice(0, 11) }));
});

test('an unknown drink from a newer server is stored and sent back unchanged', async () => {
  const { server, respond } = mergingServer();
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  const newer = { id: `${EVENING}-m`, drinkType: 'mead', alcoholType: 'honey', timestamp: EVENING, glass: 'horn' };
  if (server.holds) server.holds = { ...server.holds, drinks: [newer] };
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.store.getState().session.drinks).toMatchObject([{ id: newer.id, drinkType: 'other' }]);
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.sent.at(-1)?.drinks).toEqual([newer]);
});

test.each([
  ['the name', 'Error saving session', ['name']],
  ['a drink', 'Error updating session', ['drink']],
  ['the position', 'Error updating session', ['position']],
  ['the pace', 'Error saving pace', ['pace']],
  ['a drink and the pace', 'Error updating session', ['pace', 'drink']],
  ['the position and the pace', 'Error updating session', ['pace', 'position']],
  ['everything', 'Error saving session', ['pace', 'drink', 'name']],
])('a failed save of %s is logged as %j, once per attempt', async (_, message, kinds) => {
  let isDown = false;
  const phone = testPhone((save) => (isDown ? problem(503, 'unavailable') : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  isDown = true;
  for (const kind of kinds) {
    if (kind === 'name') phone.store.saveName('Bea');
    if (kind === 'drink') phone.store.addDrink(BEER);
    if (kind === 'pace') phone.store.choosePace('slow');
    if (kind === 'position') phone.store.share(BARN);
  }
  await phone.clock.pass(200);
  expect(phone.logged.at(-1)).toBe(message);
  expect(phone.logged).toHaveLength(phone.sent.length - 1);
});

test('a save outlives the page, unless it is larger than browsers allow for that', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  const mistakes = Array.from({ length: MAX_DRINKS }, () => phone.store.addDrink(BEER)?.id ?? '');
  await phone.clock.pass(0);
  for (const id of mistakes) phone.store.undoDrink(id);
  for (let drink = 0; drink < MAX_DRINKS; drink++) {
    phone.store.addDrink({ drinkType: 'cocktail', alcoholType: 'whiskey' });
  }
  await phone.clock.pass(0);
  expect([phone.sent[0]?.keepalive, phone.sent.at(-1)?.keepalive]).toEqual([true, false]);
});
