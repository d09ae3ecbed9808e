import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

/** A server that restarts after Ana and Bea have saved and the SQL `damage` has changed Ana's row. */
async function afterDamage(damage: string) {
  const lines: string[] = [];
  const service = await startTestService({ log: createLog('info', { write: (line) => lines.push(line) }) });
  const [ana, bea] = [newPhone(), newPhone()];
  const save = async (phone: typeof ana, userName: string) =>
    (await service.request(...put(phone, saveAt(NOON, { userName })))).status;
  for (const name of ['An', 'Anne', 'Ana']) expect(await save(ana, name)).toBe(200);
  expect(await save(bea, 'Bea')).toBe(200);
  await service.close();
  const db = new Database(join(service.dataDir, 'clink.sqlite'));
  db.prepare(`UPDATE drink_sessions SET ${damage} WHERE session_id = ?`).run(ana.sessionId);
  db.close();
  await service.restart();
  const names = async () => {
    const { rows } = await (await service.request('/api/leaderboard/guests')).json();
    return rows.map(({ user_name }: { user_name: string }) => user_name).sort();
  };
  return { ...service, ana, save, names, lines };
}

test.each([
  ['a pace nobody has', "drinking_pace = 'warp'"],
  ['whereabouts that are no JSON', "moves = '{'"],
])('a guest whose row has %s is not on the leaderboard, and the log counts the damaged rows', async (_, damage) => {
  const { names, lines } = await afterDamage(damage);
  expect(await names()).toEqual(['Bea']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { sessions: 1, file: expect.stringContaining('clink.sqlite'), msg: expect.stringContaining('Check the disk') },
  ]);
});

test('a damaged session is restored only by a save from its own phone', async () => {
  const { ana, names, save } = await afterDamage("drinks_data = 'x', drinking_pace = 'warp'");
  expect(await save({ ...ana, headers: newPhone().headers }, 'Thief')).toBe(403);
  expect(await names()).toEqual(['Bea']);
  expect(await save(ana, 'Ana')).toBe(200);
  expect(await names()).toEqual(['Ana', 'Bea']);
});

test('unreadable drinks are restored by the next save of their phone, and everybody sees them', async () => {
  const { request, ana, save, names } = await afterDamage("drinks_data = '[{'");
  expect(await save(ana, 'Anna')).toBe(200);
  expect(await names()).toEqual(['Anna', 'Bea']);
  const [path, init] = put(ana, saveAt(NOON, { userName: 'Anna', drinks: [] }));
  expect((await (await request(path, init)).json()).session.drinks).toHaveLength(3);
});

test('a guest can delete a damaged session', async () => {
  const { request, ana, names } = await afterDamage("drinking_pace = 'warp'");
  const remove = { method: 'DELETE', headers: ana.headers };
  expect((await request(`/api/sessions/${ana.sessionId}`, remove)).status).toBe(204);
  expect(await names()).toEqual(['Bea']);
});
