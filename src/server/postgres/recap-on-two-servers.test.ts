import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { MAREK, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

/**
 * Two servers. The clock of the second server is a minute fast. Seven guests join at the first server, and the
 * evening ends at 13:00.
 */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const a = await startHostedService({ databaseUrl });
  const b = await startHostedService({ databaseUrl });
  await b.timers.advance(MINUTE_MS);
  expect((await a.marek('PATCH', a.at, { ends: new Date(NOON + HOUR_MS).toISOString() })).status).toBe(200);
  const guests = [];
  for (let guest = 0; guest < 7; guest += 1) guests.push(await a.arrive(`Guest ${guest}`));
  const passBoth = async (ms: number) => void (await Promise.all([a.timers.advance(ms), b.timers.advance(ms)]));
  const sleepBoth = async (ms: number) => void (await Promise.all([a.timers.sleep(ms), b.timers.sleep(ms)]));
  const recapAt = async (server: typeof a) => (await server.as(MAREK)('GET', `${a.at}/recap`)).json();
  return { a, b, guests, passBoth, sleepBoth, recapAt };
}

describe.skipIf(!hasPostgres)('the recap of two servers whose clocks differ by a minute', () => {
  test('the recap is the same at two servers, and counts nobody twice', async () => {
    const { a, b, passBoth, sleepBoth, recapAt } = await startTwo();
    await sleepBoth(3 * HOUR_MS - MINUTE_MS);
    await expect
      .poll(async () => {
        await passBoth(MINUTE_MS);
        return [await recapAt(a), await recapAt(b)].map(({ isComplete }) => isComplete);
      })
      .toEqual([true, true]);
    await sleepBoth(25 * HOUR_MS);
    await passBoth(MINUTE_MS);
    const sums = { isComplete: true, guests: 7, logged: 7, drinks: 7 };
    expect([await recapAt(a), await recapAt(b)]).toMatchObject([sums, sums]);
  });

  test('the recap loses the group of a guest who deletes at the slow server after the fast server has made the recap', async () => {
    const { a, b, guests, recapAt } = await startTwo();
    await b.timers.sleep(3 * HOUR_MS);
    await expect.poll(async () => (await recapAt(b)).guests).toBe(7);
    const [ana] = guests;
    const init = { method: 'DELETE', headers: ana?.headers ?? {} };
    expect((await a.request(`/api/sessions/${ana?.sessionId}`, init)).status).toBe(204);
    expect([await recapAt(a), await recapAt(b)]).toMatchObject([{ guests: 'few' }, { guests: 'few' }]);
  });
});
