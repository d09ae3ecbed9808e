import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresUser } from '../../../scripts/find-postgres.ts';
import { mountSmallDisk } from '../store/small-disk.fixture.ts';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { hasPostgres, startOwnPostgres } from './postgres.fixture.ts';

describe.skipIf(!hasPostgres)('a server whose database has a full disk', () => {
  test('a server whose database has a full disk is not ready until the disk has space again, although small rows still fit', async (context) => {
    const disk = mountSmallDisk(context, 4);
    postgresUser(disk.dir);
    const postgres = await startOwnPostgres();
    const variables = { DATABASE_URL: postgres.url() };
    const server = await startServerChild({ dataDir: newFolder(), variables });
    const client = new Client({ connectionString: postgres.url() });
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`CREATE TABLESPACE small LOCATION '${disk.dir}'`);
    await client.query('ALTER TABLE sessions SET TABLESPACE small');
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const save = async () => {
      const now = Date.now();
      const drinks = Array.from({ length: 20 }, (_, at) => ({
        id: `${now}-${at}`,
        drinkType: 'beer' as const,
        timestamp: now,
      }));
      const [path, init] = put(newPhone(), saveAt(now, { sessionStart: now, drinks }));
      return (await fetch(`${server.url}${path}`, init)).status;
    };
    expect([await save(), await ready()]).toEqual([200, 200]);
    disk.fill();
    let saves = 0;
    while ((await save()) === 200) saves += 1;
    expect(saves).toBeGreaterThan(0);
    for (let look = 0; look < 20; look += 1) {
      expect(await ready()).toBe(503);
      await sleep(100);
    }
    disk.free();
    await expect.poll(ready).toBe(200);
    expect(await save()).toBe(200);
    expect(server.stderr().split('PostgreSQL works again')).toHaveLength(2);
  });
});
