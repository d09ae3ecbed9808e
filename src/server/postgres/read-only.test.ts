import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';
import { allowOnlyReading } from './read-only.fixture.ts';

describe.skipIf(!hasPostgres)('a server whose database is read-only', () => {
  test('a server whose database is read-only refuses saves, ends its streams, and is not ready until it can save again', async () => {
    const url = await newDatabaseUrl();
    const server = await startServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: url } });
    const at = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    const save = async () => {
      const [path, init] = put(newPhone(), saveAt(Date.now()));
      return (await fetch(`${server.url}${path}`, init)).status;
    };
    const timesLogged = (text: string) => server.stderr().split(text).length - 1;
    expect([await save(), await at('/readyz')]).toEqual([200, 200]);
    const stream = await fetch(`${server.url}/api/leaderboard/live`);
    let hasEnded = false;
    void stream.text().finally(() => {
      hasEnded = true;
    });

    const readOnly = await allowOnlyReading(url);
    expect([await save(), await at('/readyz'), await at('/api/leaderboard')]).toEqual([503, 503, 200]);
    for (let look = 0; look < 30; look += 1) {
      await sleep(100);
      expect(await at('/readyz')).toBe(503);
    }
    expect(await save()).toBe(503);
    await expect.poll(() => hasEnded).toBe(true);

    await readOnly.end();
    await expect.poll(() => at('/readyz')).toBe(200);
    expect(await Promise.all(Array.from({ length: 8 }, save))).toEqual(Array(8).fill(200));
    expect(await at('/readyz')).toBe(200);
    expect([timesLogged('PostgreSQL does not do'), timesLogged('PostgreSQL works again')]).toEqual([1, 1]);
  });
});
