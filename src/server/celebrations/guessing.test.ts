import { describe, expect, test } from 'vitest';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const GUESSER = '198.51.100.7';
const VENUE = '192.0.2.1';
const UNKNOWN = '/api/celebrations/00000000';
const KNOWN = `/api/celebrations/${WEDDING.code}`;
const LEADERBOARD = `/api/leaderboard?c=${WEDDING.code}`;

/** A server on which this address has used up its guesses. */
async function startGuessing(guesser: string) {
  const service = await startTestService({ celebrations: [WEDDING, OTHER_WEDDING] });
  const statusOf = async (path: string, address: string, init?: RequestInit) =>
    (await service.request(path, init, address)).status;
  const guess = async (address: string) => {
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push(await statusOf(UNKNOWN, address));
    return statuses;
  };
  const save = async (phone: ReturnType<typeof newPhone>, address: string, code: string, changes = {}) => {
    const [path, init] = put(phone, saveAt(NOON, changes), code);
    return statusOf(path, address, init);
  };
  return { ...service, statusOf, guess, save, statuses: await guess(guesser) };
}

describe('an address that guesses codes', () => {
  test('an address has 60 guesses, and one more each second', async () => {
    const { statuses, statusOf, timers } = await startGuessing(GUESSER);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
    await timers.advance(1_000);
    expect(await statusOf(UNKNOWN, GUESSER)).toBe(404);
    expect(await statusOf(UNKNOWN, GUESSER)).toBe(429);
  });

  test('an address that has no guesses left learns nothing about any code', async () => {
    const { request } = await startGuessing(GUESSER);
    const { sessionId, headers } = newPhone();
    const answers = [];
    for (const code of ['00000000', 'x', WEDDING.code]) {
      answers.push(await request(`/api/celebrations/${code}`, {}, GUESSER));
      answers.push(await request(`/api/leaderboard?c=${code}`, {}, GUESSER));
      answers.push(await request(`/api/leaderboard?c=${code}&sessionId=${sessionId}`, { headers }, GUESSER));
      answers.push(await request(...put({ sessionId, headers }, saveAt(NOON), code), GUESSER));
    }
    const told = await Promise.all(answers.map(async (answer) => [...answer.headers, await answer.text()].join()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
    expect(new Set(told).size).toBe(1);
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
  });

  test('an address that guesses codes does not restrict the open celebration or other addresses', async () => {
    const { statusOf, request } = await startGuessing(GUESSER);
    expect(await statusOf('/api/leaderboard', GUESSER)).toBe(200);
    expect((await request(...put(newPhone(), saveAt(NOON)), GUESSER)).status).toBe(200);
    expect(await statusOf(KNOWN, VENUE)).toBe(200);
  });

  test('an address gets no further guesses by using a known code', async () => {
    const { statusOf } = await startTestService({ celebrations: [WEDDING] }).then(({ request }) => ({
      statusOf: async (path: string) => (await request(path, {}, GUESSER)).status,
    }));
    for (let count = 0; count < 200; count++) expect(await statusOf(KNOWN)).toBe(200);
    expect(await statusOf(UNKNOWN)).toBe(404);
  });

  test('IPv6 guesses are counted by /64, and a /48 has four times as many guesses', async () => {
    const { guess, statusOf } = await startGuessing('2001:db8:1:1::1');
    expect(await statusOf(UNKNOWN, '2001:db8:1:1::2')).toBe(429);
    for (const network of [2, 3, 4]) await guess(`2001:db8:1:${network}::1`);
    expect(await statusOf(UNKNOWN, '2001:db8:1:5::1')).toBe(429);
    expect(await statusOf(UNKNOWN, '2001:db8:2:1::1')).toBe(404);
  });
});

describe('guessing codes in the venue’s network', () => {
  test('somebody who guesses codes in the venue’s network locks nobody out after a guest has saved from there', async () => {
    const { save, guess, statusOf } = await startGuessing(GUESSER);
    expect(await save(newPhone(), VENUE, WEDDING.code)).toBe(200);
    await guess(VENUE);
    expect(await statusOf(LEADERBOARD, VENUE)).toBe(200);
    expect(await save(newPhone(), VENUE, WEDDING.code)).toBe(200);
    expect(await statusOf(`/api/leaderboard?c=${OTHER_WEDDING.code}`, VENUE)).toBe(429);
  });

  test('somebody who guesses codes in the venue’s network locks out no guest with a session, not even after a restart', async () => {
    const { save, guess, statusOf, restart } = await startGuessing(GUESSER);
    const cem = newPhone();
    await save(cem, '203.0.113.9', WEDDING.code);
    await restart();
    await guess(VENUE);
    const ownBoard = `${LEADERBOARD}&sessionId=${cem.sessionId}`;
    expect(await statusOf(ownBoard, VENUE, { headers: newPhone().headers })).toBe(429);
    expect(await statusOf(ownBoard, VENUE, { headers: cem.headers })).toBe(200);
    expect(await save(cem, VENUE, WEDDING.code, { userName: 'Cem' })).toBe(200);
    expect(await statusOf(LEADERBOARD, VENUE)).toBe(200);
  });
});
