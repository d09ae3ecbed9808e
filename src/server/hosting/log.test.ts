import { describe, expect, onTestFinished, test } from 'vitest';
import type { LogEntry, LogPage } from '../../domain/hosting/log-entry.ts';
import { UNMODERATED } from '../../domain/session/moderation.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { refuseChanges } from '../testing/refuse-changes.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';
import { forgetGuests } from './guests/forget-guests.ts';
import { logTable } from './tables/log-table.ts';
import { newAction } from './tables/logged-action.ts';

async function startLogged() {
  const service = await startHostedService();
  await service.welcome(SOFIE);
  const { marek, at, moderate, as } = service;
  const log = async (query = '') => (await (await marek('GET', `${at}/actions${query}`)).json()) as LogPage;
  return {
    ...service,
    log,
    act: async (guest: { sessionId: string }, action: object, host = MAREK) =>
      ((await (await moderate(guest, action, host)).json()) as { entry: LogEntry }).entry,
    undo: (id: number, host = MAREK) => as(host)('POST', `${at}/actions/${id}/undo`, {}),
  };
}

describe('the log', () => {
  test('the log lists all actions of hosts, the newest first, with host, time and kind', async () => {
    const { arrive, act, log, marek, at, timers, welcome } = await startLogged();
    const ben = await arrive('xX_Benni');
    await timers.advance(60_000);
    await act(ben, { action: 'rename', name: 'Ben K.' }, SOFIE);
    await act(ben, { action: 'remove', mayReturn: false });
    await marek('PATCH', at, { door: 'closed', paused: true, gettingHome: 'Taxi: 01 31300', names: 'Ana & Ben' });
    await welcome(SOFIE);
    const { entries, more } = await log();
    expect(more).toBe(false);
    const by = ({ id, name }: typeof MAREK) => ({ id, name });
    expect(entries.map(({ id: _, ...entry }) => entry)).toMatchObject([
      { action: 'invite', by: by(MAREK) },
      { action: 'details', fields: ['gettingHome'] },
      { action: 'pause', fields: ['pausedAt'] },
      { action: 'door', from: 'open', to: 'closed' },
      { action: 'remove', by: by(MAREK), guest: { id: ben.sessionId, name: 'Ben K.' }, mayReturn: false },
      { action: 'rename', by: by(SOFIE), guest: { name: 'xX_Benni' }, to: 'Ben K.', at: timers.now(), canUndo: true },
      { action: 'join', by: by(SOFIE), canUndo: false },
      { action: 'invite', by: by(MAREK) },
      { action: 'create', by: by(MAREK), canUndo: false },
    ]);
    const ids = entries.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  test.each([
    ['settings', 'door', null],
    ['what is done to one guest', 'hide', 'tom'],
  ])(
    'if a co-host floods the log with %s, it keeps the actions of other hosts and all actions on guests',
    async (_, action, guest) => {
      const { arrive, act, log, marek, at, timers, celebration, sql, moderate } = await startLogged();
      const [ben, ana] = [await arrive('Ben'), await arrive('Ana')];
      await act(ben, { action: 'remove', mayReturn: false }, SOFIE);
      await act(ana, { action: 'rename', name: 'Anna' });
      await marek('PATCH', at, { gettingHome: 'Taxi' });
      await sql(
        `INSERT INTO host_actions (celebration_id, at, host_id, host_name, action, guest_id, guest_name, details)
       WITH RECURSIVE times (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < ${guest ? 3_000 : 1_000})
       SELECT id, n, '${SOFIE.id}', 'Sofie', '${action}', ${guest ? `'${guest}', ''` : 'NULL, NULL'}, '{}'
       FROM times, celebrations WHERE id = ?`,
        celebration.id,
      );
      // The next action of each kind makes the log drop an earlier action.
      await marek('PATCH', at, { paused: true });
      expect((await moderate(ana, { action: 'hide' })).status).toBe(200);
      const kept: LogEntry[] = [];
      for (let page = await log(); ; page = await log(`?before=${kept.at(-1)?.id}`)) {
        kept.push(...page.entries);
        await timers.advance(1_000);
        if (!page.more) break;
      }
      const deeds = kept.filter(({ by, action: done }) => by.id === MAREK.id || done !== action);
      expect(deeds.map(({ by, action: done }) => `${by.name} ${done}`)).toEqual([
        ...['Marek hide', 'Marek pause', 'Marek details', 'Marek rename', 'Sofie remove'],
        ...['Sofie join', 'Marek invite', 'Marek create'],
      ]);
      expect(kept.length).toBeLessThanOrEqual(guest ? 3_010 : 1_010);
    },
  );

  test('the log is read in pages, and keeps the latest thousand entries', async () => {
    const { log, marek, at, timers, celebration, sql } = await startLogged();
    await sql(
      `INSERT INTO host_actions (celebration_id, at, host_id, host_name, action, details)
       WITH RECURSIVE times (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < 1000)
       SELECT id, n, '${MAREK.id}', 'Marek', 'door', '{}' FROM times, celebrations WHERE id = ?`,
      celebration.id,
    );
    for (let change = 0; change < 20; change++) {
      await marek('PATCH', at, { door: change % 2 === 0 ? 'ask' : 'open' });
      await timers.advance(250);
    }
    const seen: number[] = [];
    for (let page = await log(); ; page = await log(`?before=${seen.at(-1)}`)) {
      seen.push(...page.entries.map(({ id }) => id));
      if (!page.more) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([1_000, 1_000]);
    expect((await log()).entries.slice(0, 20).map(({ action }) => action)).toEqual(Array(20).fill('door'));
  });

  test('the log has no entry for a refused action', async () => {
    const { arrive, act, log, moderate } = await startLogged();
    const ben = await arrive('Ben');
    await act(ben, { action: 'hide' });
    const { entries } = await log();
    expect((await moderate(ben, { action: 'hide' })).status).toBe(409);
    expect((await moderate(ben, { action: 'restore' })).status).toBe(409);
    expect((await moderate(ben, { action: 'dance' })).status).toBe(422);
    expect((await log()).entries).toEqual(entries);
  });

  test('the log contains every action, even if its details cannot be stored', async () => {
    const { arrive, moderate, names, log, sql } = await startLogged();
    const ben = await arrive('Ben');
    const allowChanges = await refuseChanges(sql, 'host_actions');
    expect((await moderate(ben, { action: 'hide' })).status).toBe(503);
    expect(await names()).toEqual([]);
    await allowChanges();
    expect((await log()).entries[0]).toMatchObject({ action: 'hide', guest: { name: 'Ben' }, canUndo: false });
  });

  test.each(['deletes everything', 'evening ends'])('a guest’s names are deleted from the log: %s', async (how) => {
    const { arrive, act, log, request, celebration, timers, moderate } = await startLogged();
    const ben = await arrive('xX_Benni');
    await act(ben, { action: 'rename', name: 'Ben K.' });
    await moderate(ben, { action: 'rename', name: 'Benjamin' });
    if (how === 'evening ends') await timers.sleep(25 * 3_600_000);
    else
      await request(`/api/sessions/${ben.sessionId}?c=${celebration.code}`, {
        method: 'DELETE',
        headers: ben.headers,
      });
    await timers.advance(60_000);
    const page = await log();
    // Ben's shortest name is searched only as a whole text, because random ids may contain it.
    expect(JSON.stringify(page)).not.toMatch(/Benni|"Ben/);
    expect(page.entries.slice(0, 2)).toMatchObject([
      { action: 'rename', guest: { name: '' }, canUndo: false },
      { action: 'rename', guest: { name: '' }, canUndo: false },
    ]);
  });

  test('the log contains no name of a guest who deletes everything while an action is being logged', async () => {
    const { openHosts, celebration, log } = await startLogged();
    const hosts = await openHosts();
    onTestFinished(() => hosts.close());
    const call = { celebrationId: celebration.id, host: MAREK };
    const entry = newAction(call, NOON, 'rename', { guest: { id: 'ben', name: 'Ben' } });
    const id = await hosts.transact(() => logTable.add(entry));
    await hosts.transact(() => forgetGuests(['ben']));
    const after = { ...UNMODERATED, name: 'Benjamin' };
    const details = { guest: { before: UNMODERATED, after }, newName: 'Benjamin' };
    await hosts.transact(() => logTable.setDetails(id, details));
    const [last] = (await log()).entries;
    expect(last).toMatchObject({ action: 'rename', guest: { id: 'ben', name: '' }, canUndo: false });
    expect(JSON.stringify(last)).not.toContain('Benjamin');
  });

  test('the log shows no name of a guest whose evening is over, even if the name is still stored', async () => {
    const { openHosts, celebration, log, sql } = await startLogged();
    const hosts = await openHosts();
    onTestFinished(() => hosts.close());
    for (const celebrationId of [celebration.id, 'another']) {
      const call = { celebrationId, host: MAREK };
      const entry = newAction(call, NOON - 24 * 3_600_000 - 1, 'hide', { guest: { id: celebrationId, name: 'Ben' } });
      await hosts.transact(() => logTable.add(entry));
    }
    expect((await log()).entries[0]).toMatchObject({ action: 'hide', guest: { id: celebration.id, name: '' } });
    expect(await sql("SELECT celebration_id FROM host_actions WHERE guest_name <> ''")).toEqual([
      { celebration_id: 'another' },
    ]);
  });

  test('if a guest’s names could not be deleted from the log, a second deletion by the guest deletes them', async () => {
    const { arrive, act, log, request, celebration, timers, sql } = await startLogged();
    const ben = await arrive('xX_Benni');
    await act(ben, { action: 'rename', name: 'Benjamin' });
    const path = `/api/sessions/${ben.sessionId}?c=${celebration.code}`;
    const removeAll = async (headers = ben.headers) => {
      const { status } = await request(path, { method: 'DELETE', headers });
      await timers.advance(1_000);
      return status;
    };
    const allowChanges = await refuseChanges(sql, 'host_actions');
    expect(await removeAll()).toBe(204);
    await allowChanges();
    expect(await removeAll(newPhone().headers)).toBe(403);
    expect(JSON.stringify(await log())).toContain('Benni');
    expect(await removeAll()).toBe(410);
    expect(JSON.stringify(await log())).not.toMatch(/Benni|Benjamin/);
  });
});

describe('an action taken back', () => {
  test('an undo restores the guest’s previous state, and the log says who did it', async () => {
    const { arrive, act, undo, names, save, log } = await startLogged();
    const ben = await arrive('Ben');
    const renamed = await act(ben, { action: 'rename', name: 'Ben K.' });
    const removed = await act(ben, { action: 'remove' });
    expect((await undo(removed.id, SOFIE)).status).toBe(200);
    expect(await names()).toEqual(['Ben K.']);
    expect((await undo(renamed.id)).status).toBe(200);
    expect(await names()).toEqual(['Ben']);
    expect((await save(ben, { userName: 'Ben' })).status).toBe(200);
    const [last] = (await log()).entries;
    expect(last).toMatchObject({ action: 'remove', canUndo: false, undone: { by: 'Sofie' } });
  });

  test('an undo by two hosts at once takes effect once', async () => {
    const { arrive, act, undo } = await startLogged();
    const hidden = await act(await arrive('Ben'), { action: 'hide' });
    const answers = await Promise.all([undo(hidden.id, SOFIE), undo(hidden.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({ code: 'too-late', by: expect.stringMatching(/Marek|Sofie/) });
  });

  test('an undo is too late if another host has made the same decision again since', async () => {
    const { arrive, act, undo, names, log } = await startLogged();
    const ben = await arrive('Ben');
    const first = await act(ben, { action: 'rename', name: 'Ben K.' });
    await act(ben, { action: 'rename', name: 'Benjamin' }, SOFIE);
    const answer = await undo(first.id);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too-late', by: 'Sofie', state: 'in' }]);
    expect(await names()).toEqual(['Benjamin']);
    expect((await log()).entries.find(({ id }) => id === first.id)).not.toHaveProperty('undone');
  });

  test('the door, a pause, the end and the details can be undone', async () => {
    const { marek, at, log, undo } = await startLogged();
    const boards = { mostDrinks: false, hydration: true };
    await marek('PATCH', at, { door: 'ask', paused: true, state: 'over', names: 'Mia & Leo', boards });
    const { entries } = await log();
    for (const { id, canUndo } of entries) if (canUndo) expect((await undo(id)).status).toBe(200);
    expect(await (await marek('GET', at)).json()).toMatchObject({
      door: 'open',
      pausedAt: null,
      state: 'open',
      names: 'Ana & Ben',
      boards: ['mostDrinks', 'fastestPace'],
    });
  });

  test('a single setting of the wall can be undone, even if a host has changed several at once', async () => {
    const { marek, at, log, undo } = await startLogged();
    await marek('PATCH', at, {
      wall: 'totals',
      wallColours: 'day',
      wallPace: true,
      moments: false,
      hideWallCode: true,
    });
    const made = (await log()).entries.slice(0, 5);
    expect(made.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['wall-code', 'shown', 'hidden'],
      ['moments', 'on', 'off'],
      ['wall-pace', 'off', 'on'],
      ['wall', 'clock', 'day'],
      ['wall', 'names', 'totals'],
    ]);
    const moments = made.find(({ action }) => action === 'moments');
    expect((await undo(moments?.id ?? 0)).status).toBe(200);
    expect(await (await marek('GET', at)).json()).toMatchObject({
      ...{ wall: 'totals', wallColours: 'day', wallPace: true, moments: true },
      wallCodeHiddenUntil: expect.any(Number),
    });
  });

  test('an undo is refused for actions of other celebrations, and for kinds that cannot be undone', async () => {
    const { undo, log, marek, at } = await startLogged();
    const created = (await log()).entries.at(-1)?.id ?? 0;
    const answers = [await undo(created), await undo(987_654), await marek('POST', `${at}/actions/1e3/undo`, {})];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 422]);
  });
});
