import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mountSmallDisk } from '../store/small-disk.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';

const SAVES = 30;

/** Sends the first save of a new guest, and returns the status. */
async function saveNew(url: string | null): Promise<number> {
  const [path, init] = put(newPhone(), saveAt(Date.now()));
  return (await fetch(`${url}${path}`, init)).status;
}

async function readiness(url: string | null): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

test('on a full disk that also holds the log, the server refuses saves, is not ready, still deletes, and can be restarted [ASVS-16.5.2]', async (context) => {
  const disk = mountSmallDisk(context, 16);
  const logFile = join(disk.dir, 'clink.log');
  const start = () => startServerChild({ dataDir: join(disk.dir, 'data'), stderrFd: openSync(logFile, 'a') });
  const ana = newPhone();
  const deletion = { method: 'DELETE', headers: ana.headers };

  const first = await start();
  const [path, init] = put(ana, saveAt(Date.now()));
  expect((await fetch(`${first.url}${path}`, init)).status).toBe(200);
  expect(await readiness(first.url)).toBe(200);
  disk.fill(logFile);
  const statuses: number[] = [];
  for (let saves = 0; saves < SAVES; saves++) statuses.push(await saveNew(first.url));
  expect(statuses.slice(-10)).toEqual(Array(10).fill(503));
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await readiness(first.url)).toBe(503);
  expect(await first.stop()).toBe(0);

  const second = await start();
  expect((await fetch(`${second.url}${path}`, deletion)).status).toBe(204);
  expect([await saveNew(second.url), await readiness(second.url)]).toEqual([503, 503]);
  disk.free();
  await expect.poll(() => readiness(second.url)).toBe(200);
  expect(await saveNew(second.url)).toBe(200);
  expect(await second.stop()).toBe(0);
  expect(readFileSync(logFile, 'utf8')).toMatch(/"msg":"log lines were lost"[\s\S]*"msg":"closed"/);
});
