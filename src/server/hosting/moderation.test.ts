import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CARLA, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

describe('a renamed guest', () => {
  test('a renamed guest is on the leaderboard with the hosts’ name, whatever the phone saves later', async () => {
    const { arrive, moderate, names, save, restart } = await startHostedService();
    const ben = await arrive('xX_Benni');
    expect((await moderate(ben, { action: 'rename', name: 'Ben K.' })).status).toBe(200);
    const answer = await save(ben, { userName: 'B3nni' });
    expect(await answer.json()).toMatchObject({ host: { name: 'Ben K.' } });
    expect(await names()).toEqual(['Ben K.']);
    await restart();
    expect(await names()).toEqual(['Ben K.']);
  });

  test.each([
    ['blank', ' '],
    ['too long', 'x'.repeat(21)],
    ['much too long', 'x'.repeat(10_000)],
    ['invisible', '\u200b\u2060'],
    ['turned around', '\u202eneB'],
    ['stacked', `Z${'\u0301'.repeat(8)}`],
    ['no text', 7],
  ])('hosts cannot give a guest a name that is %s', async (_, name) => {
    const { arrive, moderate, names } = await startHostedService();
    const ben = await arrive('Ben');
    const answer = await moderate(ben, { action: 'rename', name });
    expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'name' }]);
    expect(await names()).toEqual(['Ben']);
  });
});

describe('a guest whom the hosts hide', () => {
  test('a hidden guest is on no leaderboard and in no count, and is listed again after `show`', async () => {
    const { arrive, moderate, names, save } = await startHostedService();
    const [ben] = [await arrive('Ben'), await arrive('Ana')];
    await moderate(ben, { action: 'hide' });
    expect(await names()).toEqual(['Ana']);
    expect(
      await (await save(ben, { userName: 'Ben', hidden: false, stamps: { hidden: [99, 'z'] } })).json(),
    ).toMatchObject({
      host: { hidden: true },
    });
    expect(await names()).toEqual(['Ana']);
    await moderate(ben, { action: 'show' });
    expect(await names()).toEqual(['Ana', 'Ben']);
    const answer = await (await save(ben, { userName: 'Ben' })).json();
    expect(answer).not.toHaveProperty('host');
  });

  test('a hidden guest sees nobody nearby and is seen by nobody nearby', async () => {
    const { arrive, moderate, save, request, celebration } = await startHostedService();
    const [ana, ben] = [await arrive('Ana'), await arrive('Ben')];
    const location = { latitude: 48.2082, longitude: 16.3738 };
    for (const [guest, userName] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
    ] as const)
      await save(guest, { userName, location });
    const nearby = async ({ sessionId, headers }: typeof ana) => {
      const path = `/api/leaderboard?c=${celebration.code}&scope=nearby&sessionId=${sessionId}`;
      const { scope, guests } = (await (await request(path, { headers })).json()) as { scope: string; guests: number };
      return [scope, guests];
    };
    expect(await nearby(ana)).toEqual(['nearby', 2]);
    await moderate(ben, { action: 'hide' });
    expect(await nearby(ana)).toEqual(['nearby', 1]);
    expect(await nearby(ben)).toEqual(['everyone', 1]);
  });
});

describe('a removed guest', () => {
  test('a removed guest is told the reason, stays out, and returns with name and drinks when the hosts let the guest in', async () => {
    const { arrive, moderate, names, save } = await startHostedService();
    const ben = await arrive('Ben');
    await moderate(ben, { action: 'remove' });
    const told = await save(ben, { userName: 'Ben' });
    expect(told.status).toBe(410);
    expect(await told.json()).toMatchObject({ code: 'gone', reason: 'removed', mayReturn: true });
    expect(await names()).toEqual([]);
    await moderate(ben, { action: 'restore' });
    expect(await names()).toEqual(['Ben']);
    expect((await save(ben, { userName: 'Ben' })).status).toBe(200);
  });

  test('a removed guest can ask to return, then waits, and is in again when a host lets the guest in', async () => {
    const { arrive, moderate, names, save } = await startHostedService();
    const ben = await arrive('Ben');
    await moderate(ben, { action: 'remove' });
    const asked = await save(ben, { userName: 'Ben K' }, '&ask=1');
    expect([asked.status, await asked.json()]).toMatchObject([200, { host: { admission: 'waiting' } }]);
    expect(await names()).toEqual([]);
    await moderate(ben, { action: 'let-in' });
    expect(await names()).toEqual(['Ben K']);
  });

  test('a removed guest who may not return gets this answer, however often the phone asks', async () => {
    const { arrive, moderate, save, restart } = await startHostedService();
    const ben = await arrive('Ben');
    await moderate(ben, { action: 'remove', mayReturn: false });
    await restart();
    for (const query of ['', '&ask=1']) {
      const told = await save(ben, { userName: 'Ben' }, query);
      expect([told.status, await told.json()]).toMatchObject([410, { reason: 'removed', mayReturn: false }]);
    }
  });

  test('a removed guest can still read the leaderboard and delete everything', async () => {
    const { arrive, moderate, request, celebration } = await startHostedService();
    const ben = await arrive('Ben');
    await moderate(ben, { action: 'remove', mayReturn: false });
    const own = `sessionId=${ben.sessionId}&c=${celebration.code}`;
    expect((await request(`/api/leaderboard?${own}`, { headers: ben.headers })).status).toBe(200);
    const gone = await request(`/api/sessions/${ben.sessionId}?c=${celebration.code}`, {
      method: 'DELETE',
      headers: ben.headers,
    });
    expect(gone.status).toBe(204);
    expect((await moderate(ben, { action: 'restore' })).status).toBe(404);
  });
});

test.skipIf(isOnPostgres())('the position of a removed guest is no longer stored', async () => {
  const { arrive, moderate, save, dataDir, close } = await startHostedService();
  const ben = await arrive('Ben');
  await save(ben, { userName: 'Ben', location: { latitude: 48.20821, longitude: 16.37384 } });
  await moderate(ben, { action: 'remove' });
  await close();
  const db = new Database(join(dataDir, 'clink.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  const row = db.prepare('SELECT latitude, longitude, moves, admission FROM drink_sessions').get();
  expect(row).toMatchObject({ latitude: null, longitude: null, admission: 'removed' });
  expect((row as { moves: string }).moves).toContain('"next":null');
});

describe('a guest who cannot be moderated', () => {
  test('guests who never joined, guests of another celebration and malformed ids are unknown', async () => {
    const { arrive, as, at, marek, save } = await startHostedService();
    const ben = await arrive('Ben');
    const other = (await (
      await as(CARLA)('POST', '/celebrations', { names: 'Mia & Leo', date: '2026-06-20', timeZone: 'UTC' })
    ).json()) as { id: string };
    const hide = { action: 'hide' };
    for (const id of [newPhone().sessionId, '__proto__', '%00', 'x'.repeat(3_000)]) {
      const answer = await marek('POST', `${at}/guests/${id}`, hide);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'unknown-guest' }]);
    }
    const foreign = await as(CARLA)('POST', `/celebrations/${other.id}/guests/${ben.sessionId}`, hide);
    expect([foreign.status, await foreign.json()]).toMatchObject([404, { code: 'unknown-guest' }]);
    expect(await (await save(ben, {})).json()).not.toHaveProperty('host');
  });
});

describe('two hosts at once', () => {
  test('if two hosts decide about a guest, the later host is told who was quicker and how the guest is moderated now', async () => {
    const { arrive, moderate, welcome, marek, at } = await startHostedService();
    await welcome(SOFIE);
    const ben = await arrive('Biggus');
    const answers = await Promise.all([
      moderate(ben, { action: 'remove', mayReturn: false }, SOFIE),
      moderate(ben, { action: 'remove', mayReturn: false }, MAREK),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    expect(await answers[late]?.json()).toMatchObject({
      code: 'too-late',
      by: late === 0 ? 'Marek' : 'Sofie',
      state: 'barred',
    });
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as { entries: { action: string }[] };
    expect(entries.filter(({ action }) => action === 'remove')).toHaveLength(1);
  });

  test('two different decisions about one guest are both stored', async () => {
    const { arrive, moderate, welcome, save } = await startHostedService();
    await welcome(SOFIE);
    const ben = await arrive('Ben');
    await Promise.all([
      moderate(ben, { action: 'rename', name: 'Ben K.' }, SOFIE),
      moderate(ben, { action: 'hide' }, MAREK),
    ]);
    expect(await (await save(ben, {})).json()).toMatchObject({ host: { name: 'Ben K.', hidden: true } });
  });
});

test('a guest’s save and a host’s decision at the same moment are both stored', async () => {
  const { arrive, moderate, save, names } = await startHostedService();
  const ben = await arrive('Ben');
  const saves = Array.from({ length: 10 }, (_, index) => save(ben, { userName: `Ben ${index}` }));
  await Promise.all([...saves, moderate(ben, { action: 'hide' })]);
  expect(await names()).toEqual([]);
  await moderate(ben, { action: 'show' });
  expect(await names()).toHaveLength(1);
});
