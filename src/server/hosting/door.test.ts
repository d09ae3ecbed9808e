import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { applyRoomChange } from '../../domain/hosting/apply-room-change.ts';
import type { HostRoom, RoomChange } from '../../domain/hosting/host-room.ts';
import type { LogEntry, LogPage } from '../../domain/hosting/log-entry.ts';
import { followEvents, hostCall, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

async function startWithDoor(door: 'ask' | 'closed') {
  const service = await startHostedService();
  const ana = await service.arrive('Ana');
  expect((await service.marek('PATCH', service.at, { door })).status).toBe(200);
  async function knocks() {
    const stream = followEvents(await service.request(`/api/host${service.at}/guests/live`, hostCall(MAREK)));
    await service.timers.advance(1_000);
    const [first, ...changes] = stream.events.map(({ data }) => data as unknown as RoomChange);
    const { guests } = changes.reduce(applyRoomChange, first as unknown as HostRoom);
    return guests.filter(({ state }) => state === 'knocked').sort((a, b) => a.name.localeCompare(b.name));
  }

  async function storedOf({ sessionId }: { readonly sessionId: string }) {
    const text = 'SELECT drinks_data, latitude FROM drink_sessions WHERE session_id = ?';
    if (isOnPostgres()) return service.sql(text.replace('drink_sessions', 'sessions'), sessionId);
    let rows: unknown[] = [];
    // The server must be stopped, because it locks the file.
    await service.restart(() => {
      const db = new Database(join(service.dataDir, 'clink.sqlite'));
      rows = db.prepare(text).all(sessionId);
      db.close();
    });
    return rows;
  }

  return { ...service, ana, knocks, storedOf };
}

describe('a closed door', () => {
  test('a closed door keeps newcomers out without storing their drinks, and does not affect guests who are already in', async () => {
    const { save, ana, names, marek, at, knocks, storedOf } = await startWithDoor('closed');
    const ben = newPhone();
    const drinks = [{ id: `${NOON}-a`, drinkType: 'beer' as const, timestamp: NOON }];
    const location = { latitude: 48.2, longitude: 16.37 };
    const refused = await save(ben, { userName: 'Ben', drinks, location });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'door-closed' }]);
    expect((await save(ana, { userName: 'Anna' })).status).toBe(200);
    expect(await names()).toEqual(['Anna']);
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 1, waiting: 0, door: 'closed' });
    expect(await knocks()).toMatchObject([{ id: ben.sessionId, name: 'Ben', drinks: 0 }]);
    expect(await storedOf(ben)).toEqual([{ drinks_data: '[]', latitude: null }]);
  });

  test('hosts see who has knocked at a closed door, and can let that guest in with all drinks', async () => {
    const { save, names, moderate, knocks } = await startWithDoor('closed');
    const [ben, cem] = [newPhone(), newPhone()];
    const drinks = [{ id: `${NOON}-a`, drinkType: 'beer' as const, timestamp: NOON }];
    for (const [phone, userName] of [
      [ben, 'Ben'],
      [cem, 'Cem'],
    ] as const) {
      expect((await save(phone, { userName, drinks })).status).toBe(403);
    }
    expect((await knocks()).map(({ name }) => name)).toEqual(['Ben', 'Cem']);
    expect((await moderate(ben, { action: 'let-in' })).status).toBe(200);
    const saved = await save(ben, { userName: 'Ben', drinks });
    expect([saved.status, (await saved.json()).host]).toEqual([200, undefined]);
    expect((await save(cem, { userName: 'Cem', drinks })).status).toBe(403);
    expect(await names()).toEqual(['Ana', 'Ben']);
    expect((await knocks()).map(({ name }) => name)).toEqual(['Cem']);
  });

  test('a closed door shows the newest name of each guest who knocks, and stores each guest only once', async () => {
    const { save, knocks } = await startWithDoor('closed');
    const ben = newPhone();
    for (const userName of ['Ben', 'Ben', 'Ben Kern']) await save(ben, { userName });
    expect(await knocks()).toMatchObject([{ name: 'Ben Kern' }]);
  });

  test.each(['open', 'ask'] as const)('a guest who has knocked can come in by the door “%s”', async (door) => {
    const { save, marek, at, knocks } = await startWithDoor('closed');
    const ben = newPhone();
    await save(ben, { userName: 'Ben' });
    await marek('PATCH', at, { door });
    expect((await (await save(ben, { userName: 'Ben' })).json()).host).toEqual(
      door === 'ask' ? { admission: 'waiting' } : undefined,
    );
    expect(await knocks()).toEqual([]);
  });

  test.each(['open', 'ask'] as const)(
    'a name that hosts gave to a guest at the closed door is kept when the door is set to “%s”',
    async (door) => {
      const { save, marek, at, moderate } = await startWithDoor('closed');
      const ben = newPhone();
      await save(ben, { userName: 'Ben' });
      await moderate(ben, { action: 'rename', name: 'Uncle Ben' });
      await marek('PATCH', at, { door });
      const { host } = await (await save(ben, { userName: 'Ben' })).json();
      expect(host).toEqual({ name: 'Uncle Ben', ...(door === 'ask' && { admission: 'waiting' }) });
    },
  );

  test('a guest whom a host does not let in is told that a host has decided this', async () => {
    const { save, moderate, knocks } = await startWithDoor('closed');
    const ben = newPhone();
    await save(ben, { userName: 'Ben' });
    await moderate(ben, { action: 'turn-away' });
    expect((await (await save(ben, { userName: 'Ben' })).json()).host).toEqual({ admission: 'turned-away' });
    expect(await knocks()).toEqual([]);
  });

  test('at most a hundred guests who knock are stored, even if they knock at the same moment', async () => {
    const { save, knocks, marek, at } = await startWithDoor('closed');
    const guests = Array.from({ length: 103 }, (_, count) => save(newPhone(), { userName: `Guest ${count}` }));
    for (const answer of await Promise.all(guests)) expect(answer.status).toBe(403);
    expect(await knocks()).toHaveLength(100);
    await marek('PATCH', at, { door: 'open' });
    expect((await save(newPhone(), { userName: 'Ben' })).status).toBe(200);
  });

  test('a closed door has places for others when one network takes all places, and a guest who loses a place knocks again', async () => {
    const { knocks, request, timers, celebration, moderate } = await startWithDoor('closed');
    const knock = async (name: string, address: string, phone = newPhone()) => {
      const save = saveAt(timers.now(), { userName: name, drinks: [], sessionStart: NOON });
      const answer = await request(...put(phone, save, celebration.code), address);
      return { phone, code: (await answer.json()).code };
    };
    const names = async () => (await knocks()).map(({ name }) => name);
    const flood = [];
    for (let count = 0; count < 100; count += 1) flood.push(await knock(`Eve ${count}`, '198.51.100.1'));
    expect((await knock('Eve', '198.51.100.1')).code).toBe('door-closed');
    expect(await names()).not.toContain('Eve');
    const guests = ['Ben', 'Cem', 'Dan'];
    for (const [index, name] of guests.entries()) await knock(name, `203.0.113.${index}`);
    expect(await names()).toEqual(expect.arrayContaining([...guests, 'Eve 0', 'Eve 96']));
    expect(await knocks()).toHaveLength(100);
    const last = flood.at(-1);
    expect((await knock('Eve 99', '198.51.100.1', last?.phone)).code).toBe('gone');
    const [ben] = (await knocks()).filter(({ name }) => name === 'Ben');
    expect((await moderate({ sessionId: ben?.id ?? '' }, { action: 'let-in' })).status).toBe(200);
  });

  test('a closed door still has places for others if they arrive at the same moment', async () => {
    const { knocks, request, timers, celebration } = await startWithDoor('closed');
    const knock = (address: string) => {
      const save = saveAt(timers.now(), { userName: address, drinks: [], sessionStart: NOON });
      return request(...put(newPhone(), save, celebration.code), address);
    };
    for (let count = 0; count < 100; count += 1) await knock('198.51.100.1');
    await Promise.all(Array.from({ length: 20 }, (_, index) => knock(`203.0.113.${index}`)));
    const found = await knocks();
    expect(found).toHaveLength(100);
    expect(found.filter(({ name }) => name.startsWith('203')).length).toBe(20);
  });

  test('a guest who has knocked and then deletes everything is removed from the closed door', async () => {
    const { save, knocks, request, celebration } = await startWithDoor('closed');
    const ben = newPhone();
    await save(ben, { userName: 'Ben' });
    const path = `/api/sessions/${ben.sessionId}?c=${celebration.code}&forget=1`;
    expect((await request(path, { method: 'DELETE', headers: ben.headers })).status).toBe(204);
    expect(await knocks()).toEqual([]);
  });

  test('when a closed door is opened, a phone that keeps trying is let in', async () => {
    const { save, names, marek, at } = await startWithDoor('closed');
    const ben = newPhone();
    for (let attempt = 0; attempt < 3; attempt++) expect((await save(ben, { userName: 'Ben' })).status).toBe(403);
    await marek('PATCH', at, { door: 'open' });
    expect((await save(ben, { userName: 'Ben' })).status).toBe(200);
    expect(await names()).toEqual(['Ana', 'Ben']);
  });

  test('a closed door is still closed after a restart', async () => {
    const { save, restart } = await startWithDoor('closed');
    await restart();
    expect((await save(newPhone(), { userName: 'Ben' })).status).toBe(403);
  });
});

describe('a door at which the hosts are asked', () => {
  test('a newcomer who waits for the hosts’ decision is counted nowhere and loses no drink', async () => {
    const { arrive, save, names, moderate, timers, marek, at } = await startWithDoor('ask');
    const ben = await arrive('Ben');
    expect(ben.answer).toMatchObject({ host: { admission: 'waiting' } });
    const drinks = [1, 2, 3].map((n) => ({
      id: `${timers.now()}-${n}`,
      drinkType: 'beer' as const,
      timestamp: timers.now(),
    }));
    await save(ben, { userName: 'Ben', drinks });
    expect(await names()).toEqual(['Ana']);
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 1, waiting: 1 });
    await moderate(ben, { action: 'let-in' });
    expect(await names()).toEqual(['Ana', 'Ben']);
  });

  test('any number of newcomers can wait for the hosts’ decision at once', async () => {
    const { arrive, names, marek, at } = await startWithDoor('ask');
    for (const name of ['Ben', 'Cem', 'Dora']) await arrive(name);
    const answer = await marek('POST', `${at}/guests`, { action: 'let-in-all' });
    const { entry } = (await answer.json()) as { entry: LogEntry };
    expect(entry).toMatchObject({ action: 'let-in-all', guests: 3, canUndo: true });
    expect(await names()).toEqual(['Ana', 'Ben', 'Cem', 'Dora']);
    await marek('POST', `${at}/actions/${entry.id}/undo`, {});
    expect(await names()).toEqual(['Ana']);
  });

  test('if only some waiting guests can be stored, these are let in, and the log and the answer contain their number', async () => {
    const { arrive, names, marek, at, refuseChangesOf } = await startWithDoor('ask');
    for (const name of ['Ben', 'Cem', 'Dora']) await arrive(name);
    await refuseChangesOf('Cem');
    const answer = await marek('POST', `${at}/guests`, { action: 'let-in-all' });
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', detail: expect.stringContaining('2 of 3 guests were let in.') },
    ]);
    expect(await names()).toEqual(['Ana', 'Ben', 'Dora']);
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as LogPage;
    expect(entries[0]).toMatchObject({ action: 'let-in-all', guests: 2, canUndo: true });
    const undone = await marek('POST', `${at}/actions/${entries[0]?.id}/undo`, {});
    expect([undone.status, await names()]).toEqual([200, ['Ana']]);
  });

  test('if no waiting guest can be stored, nobody is let in, and no entry is added to the log', async () => {
    const { arrive, names, marek, at, refuseChangesOf } = await startWithDoor('ask');
    await arrive('Cem');
    await refuseChangesOf('Cem');
    expect((await marek('POST', `${at}/guests`, { action: 'let-in-all' })).status).toBe(503);
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as LogPage;
    expect([entries[0]?.action, await names()]).toEqual(['door', ['Ana']]);
  });

  test('if two hosts decide about a waiting guest, the second host is told who was quicker', async () => {
    const { arrive, welcome, as, at, moderate } = await startWithDoor('ask');
    await welcome(SOFIE);
    const ben = await arrive('Ben');
    await as(SOFIE)('POST', `${at}/guests`, { action: 'let-in-all' });
    const again = await as(SOFIE)('POST', `${at}/guests`, { action: 'let-in-all' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'too-late', by: 'Sofie' }]);
    const late = await moderate(ben, { action: 'turn-away' });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'too-late', state: 'in' }]);
  });

  test('a guest who was turned away can ask again with another name', async () => {
    const { arrive, save, moderate, names } = await startWithDoor('ask');
    const ines = await arrive('Ines K');
    await moderate(ines, { action: 'turn-away' });
    expect(await (await save(ines, { userName: 'Ines K' })).json()).toMatchObject({
      host: { admission: 'turned-away' },
    });
    const asked = await save(ines, { userName: 'Ines Kern' }, '&ask=1');
    expect(await asked.json()).toMatchObject({ host: { admission: 'waiting' } });
    await moderate(ines, { action: 'let-in' });
    expect(await names()).toEqual(['Ana', 'Ines Kern']);
  });
});

test('letting many guests in, and undoing it, uses up calls of this host only', async () => {
  const limits = { callsPerHost: { burst: 6, perSecond: 0.01 } };
  const { save, marek, at, welcome, as } = await startHostedService({ limits });
  expect((await marek('PATCH', at, { door: 'ask' })).status).toBe(200);
  await welcome(SOFIE);
  for (let guest = 0; guest < 60; guest += 1) await save(newPhone(), { userName: `Guest ${guest}` });
  const letIn = await marek('POST', `${at}/guests`, { action: 'let-in-all' });
  const { entry } = (await letIn.json()) as { entry: LogEntry };
  expect(entry.guests).toBe(60);
  // An undo counts as one call, and as 1.2 more calls for its 60 guests.
  expect((await marek('POST', `${at}/actions/${entry.id}/undo`, {})).status).toBe(429);
  expect((await as(SOFIE)('POST', `${at}/actions/${entry.id}/undo`, {})).status).toBe(200);
});
