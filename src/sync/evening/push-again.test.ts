import { describe, expect, test } from 'vitest';
import { EVENING, problem, type SentSave, saved, testPhone, testStorage } from '../phone.fixture.ts';
import { BARN, BEER, isAllSaved } from './pushing.fixture.ts';

test('without a network a save is repeated without end, after pauses that double from 200 ms up to 30 s', async () => {
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

describe('an answer to another save or of a login page acknowledges nothing, and the save is repeated', () => {
  test.each<[string, (save: SentSave) => Response]>([
    ['a login page with 200', () => html(200)],
    ['a login page with 403', () => html(403)],
    ['a proxy with 408', () => html(408)],
    ['a login page with 404', () => html(404)],
    ['a login page with 410', () => html(410)],
    ['a login page with 422', () => html(422)],
    ['a proxy’s JSON with 404', () => Response.json({ error: 'not found' }, { status: 404 })],
    ['a problem of another status', () => new Response(problem(403, 'not-yours').body, { status: 410 })],
    ['a problem with an unknown code', () => problem(403, 'forbidden')],
    ['JSON that is no answer to a save', () => Response.json({ ok: true })],
    ['an answer that was cached', ({ sentAt }) => Response.json({ serverTime: EVENING, sentAt: sentAt - 1 })],
    ['a truncated answer', ({ sentAt }) => new Response(`{"serverTime":${EVENING},"sentAt":${sentAt}`)],
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

test('changes made while the phone must wait are sent together afterwards, and nothing is lost', async () => {
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

test('a tab that is shown again sends at once, and does not wait for its back-off', async () => {
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

test('a tab that wakes during a save saves again, because the first save may be old', async () => {
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
  'after each load a phone that %s its position saves once, because the server may have lost data',
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

  test('a save that waits for the lock is not sent if another tab has sent the same state meanwhile', async () => {
    const { phone, turns } = await savedPhone();
    phone.store.acknowledge(phone.store.getState(), undefined, {});
    turns[0]?.();
    await phone.clock.pass(60_000);
    expect(phone.sent).toHaveLength(1);
  });

  test('a save that waits for the lock is sent once, even if the tab sleeps and wakes before its turn', async () => {
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
