import { describe, expect, test } from 'vitest';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

const HALF_A_MINUTE = 30_000;
const VENUE_WIFI = '203.0.113.1';
const BARN = { latitude: 48.2082, longitude: 16.3738 };
/** A place `metres` north of the barn. */
const north = (metres: number) => ({ ...BARN, latitude: BARN.latitude + metres / 111_195 });

/** Two servers on one database, at which an address can open an area every half minute. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const limits = { areasPerAddress: { burst: 1, perSecond: 1 / 30 } };
  const options = { databaseUrl, limits, celebrations: [WEDDING] };
  return [await startTestService(options), await startTestService(options)] as const;
}

describe.skipIf(!hasPostgres)('at two servers', () => {
  test.each([
    ['delete everything', null],
    ['stop sharing', { location: null }],
    ['hide', { hidden: true }],
  ])('guests who %s at the other server do not take an area from later guests', async (_, changes) => {
    const [a, b] = await startTwo();
    const arrive = async (metres: number) => {
      const phone = newPhone();
      const [path, init] = put(phone, saveAt(a.timers.now(), { location: north(metres) }), WEDDING.code);
      expect((await a.request(path, init, VENUE_WIFI)).status).toBe(200);
      return phone;
    };
    await arrive(0);
    for (const phone of [await arrive(2_000), await arrive(2_000), await arrive(2_000)]) {
      const [path, init] = put(phone, saveAt(NOON, { ...changes }), WEDDING.code);
      const answer = await b.request(path, changes ? init : { method: 'DELETE', headers: phone.headers });
      expect(answer.ok).toBe(true);
    }
    await a.timers.advance(HALF_A_MINUTE);
    const { sessionId, headers } = await arrive(5_000);
    const path = `/api/leaderboard?scope=nearby&sessionId=${sessionId}&c=${WEDDING.code}`;
    expect(await (await a.request(path, { headers }, VENUE_WIFI)).json()).toMatchObject({ scope: 'nearby' });
  });
});
