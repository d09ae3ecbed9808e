import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { startDemo } from './demo.fixture.ts';

test('a round starts with guests who already have drinks, and who log more at human speed', async () => {
  const { timers, request, codeNow, names } = await startDemo();
  expect(await names()).toContain('Grandma Rosi');
  const drinks = async () => {
    const answer = await request(`/api/leaderboard/guests?c=${await codeNow()}`);
    const { rows } = (await answer.json()) as { rows: { total_drinks: number }[] };
    return { guests: rows.length, drinks: rows.reduce((sum, { total_drinks: total }) => sum + total, 0) };
  };
  const before = await drinks();
  expect(before.drinks).toBeGreaterThan(before.guests);
  await timers.pass(30 * MINUTE_MS);
  const after = await drinks();
  expect(after.guests).toBeGreaterThan(before.guests);
  // None of the roughly 25 guests has more than three drinks in half an hour.
  expect(after.drinks).toBeGreaterThan(before.drinks);
  expect(after.drinks - before.drinks).toBeLessThan(3 * after.guests);
});

test('in two hours of rounds, all data is deleted after each round', async () => {
  const { request, codeNow, names, save, roundNow, nextRound } = await startDemo();
  const seen = new Set<string>();
  for (const name of ['Vera', 'Wim']) {
    const [code, { round, endsInMs }] = [await codeNow(), await roundNow()];
    expect(endsInMs).toBeLessThanOrEqual(HOUR_MS);
    expect(seen.has(code) || seen.has(round)).toBe(false);
    seen.add(code).add(round);
    const phone = newPhone();
    expect((await save(phone, code, { userName: name })).status).toBe(200);
    expect(await names()).toContain(name);
    await nextRound();
    expect(await names()).not.toContain(name);
    const [path, init] = [`/api/sessions/${phone.sessionId}?c=${await codeNow()}`, { headers: phone.headers }];
    expect((await request(path, init)).status).toBe(404);
  }
});

test('saves from a phone of an earlier round are never stored, however often it tries', async () => {
  const { request, codeNow, names, save, nextRound } = await startDemo();
  const [phone, before] = [newPhone(), await codeNow()];
  await save(phone, before, { userName: 'Vera' });
  await nextRound();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const late = await save(phone, before, { userName: 'Vera' });
    expect([late.status, (await late.json()).code]).toEqual([404, 'unknown-celebration']);
  }
  expect(await names()).not.toContain('Vera');
  // After a hundred unknown codes, the next visitor from this address would be refused.
  const code = await codeNow();
  expect((await request(`/api/celebrations/${code}`)).status).toBe(200);
  expect((await request(`/?c=${before}`)).headers.get('location')).toBe(`/?c=${code}`);
});

test('visitors can use the demo while the next round begins', async () => {
  const { timers, request, codeNow, roundNow } = await startDemo();
  await timers.pass(HOUR_MS - 1_000);
  const { round: before } = await roundNow();
  const ending = timers.advance(1_000);
  let [looks, now] = [0, before];
  for (; looks < 1_000 && now === before; looks += 1) {
    expect((await request(`/api/leaderboard/guests?c=${await codeNow()}`)).status).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
    now = (await roundNow()).round;
  }
  await ending;
  expect(looks).toBeGreaterThan(10);
  expect(now).toEqual(expect.any(String));
  expect(now).not.toBe(before);
});

test('a round whose end passed while the computer slept is replaced soon after it wakes up', async () => {
  const { timers, roundNow, standBy } = await startDemo();
  const { round } = await roundNow();
  standBy(HOUR_MS);
  await timers.advance(20_000);
  await vi.waitUntil(async () => (await roundNow()).round !== round);
});

test('a demo can begin on a server that allows only one guest per address', async () => {
  const { names } = await startDemo({ ...DEFAULT_LIMITS, newSessionsPerAddress: { burst: 1, perSecond: 0.001 } });
  expect(await names()).toContain('Grandma Rosi');
});

test('if a round cannot begin, its resources are closed, and the demo tries again five seconds later', async () => {
  const limits = { ...DEFAULT_LIMITS };
  const { timers, request, timerCount, names } = await startDemo(limits);
  const closing = vi.spyOn(Database.prototype, 'close');
  onTestFinished(() => closing.mockRestore());
  limits.sessions = 10;
  await timers.pass(HOUR_MS);
  await vi.waitUntil(async () => (await request('/api/demo')).status === 503 && timerCount() === 1);
  // Two databases belonged to the round that is over, and two to the round that could not begin.
  expect(new Set(closing.mock.contexts).size).toBe(4);
  limits.sessions = DEFAULT_LIMITS.sessions;
  await timers.advance(4_999);
  expect((await request('/api/demo')).status).toBe(503);
  await timers.advance(1);
  await vi.waitUntil(async () => (await request('/api/demo')).status === 200);
  expect(await names()).toContain('Grandma Rosi');
});
