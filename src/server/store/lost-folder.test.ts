import { cpSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

async function startWithLog() {
  const lines: { msg: string }[] = [];
  const service = await startTestService({ log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }) });
  const save = async () => (await service.request(...put(newPhone(), saveAt(NOON)))).status;
  const ready = async () => (await service.request('/readyz')).status;
  expect([await save(), await ready()]).toEqual([200, 200]);
  return { ...service, lines, save, ready };
}

test.each<[string, (dataDir: string) => void]>([
  ['deleted', (dataDir) => rmSync(dataDir, { recursive: true })],
  ['renamed', (dataDir) => renameSync(dataDir, `${dataDir}-away`)],
  [
    'replaced by a copy',
    (dataDir) => {
      renameSync(dataDir, `${dataDir}-away`);
      cpSync(`${dataDir}-away`, dataDir, { recursive: true });
    },
  ],
])('when the data folder is %s, no save is acknowledged, and the log says how to repair it', async (_, happens) => {
  const { dataDir, save, ready, lines, timers } = await startWithLog();
  happens(dataDir);
  expect([await save(), await ready(), await save()]).toEqual([503, 503, 503]);
  await timers.advance(60_000);
  expect(lines.filter(({ msg }) => /Put it back, or restart Clink/.test(msg))).toHaveLength(1);
});

test('no deletion is acknowledged while the data folder is missing, because the folder may be restored', async () => {
  const { dataDir, request } = await startWithLog();
  const phone = newPhone();
  expect((await request(...put(phone, saveAt(NOON)))).status).toBe(200);
  rmSync(dataDir, { recursive: true });
  const deletion = { method: 'DELETE', headers: phone.headers };
  expect((await request(`/api/sessions/${phone.sessionId}`, deletion)).status).toBe(503);
});

test('guests can still read while the data folder is missing', async () => {
  const { dataDir, request } = await startWithLog();
  rmSync(dataDir, { recursive: true });
  expect((await (await request('/api/leaderboard')).json()).guests).toBe(1);
});

test('when the data folder is restored, saves are accepted again', async () => {
  const { dataDir, save, ready } = await startWithLog();
  renameSync(dataDir, `${dataDir}-away`);
  expect(await save()).toBe(503);
  renameSync(`${dataDir}-away`, dataDir);
  expect([await save(), await ready()]).toEqual([200, 200]);
});
