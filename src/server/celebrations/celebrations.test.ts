import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { addCelebrations, asOperator, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';
import { eventsOf, namesAt, problemOf, startThree, withCode } from './three-leaderboards.fixture.ts';

type Phone = Awaited<ReturnType<typeof startThree>>['ana'];

function nearby({ request }: Pick<TestService, 'request'>, { sessionId, headers }: Phone, code?: string) {
  return request(`/api/leaderboard/guests?scope=nearby&sessionId=${sessionId}${withCode(code)}`, { headers });
}

describe('no data passes from one celebration to another', () => {
  test('each celebration has its own leaderboard and its own number of guests', async () => {
    const party = await startThree();
    expect(await namesAt(party)).toEqual(['Ana']);
    expect(await namesAt(party, WEDDING.code)).toEqual(['Cem']);
    expect(await namesAt(party, 'm1a0-1eoo')).toEqual(['Dora']);
    const top = await (await party.request(`/api/leaderboard?c=${WEDDING.code}`)).json();
    expect(top).toMatchObject({ guests: 1, mostDrinks: [{ user_name: 'Cem', rank: 1 }] });
  });

  test.each([
    ['a celebration with a code counts an hour at least', WEDDING.code, 2, 1],
    ['the open celebration divides as the specification says', undefined, 120, undefined],
  ])('after two drinks in the first minute, %s', async (_, code, rate, leastHours) => {
    const { request } = await startTestService({ celebrations: [WEDDING] });
    const start = NOON - MINUTE_MS;
    const drinks = ['a', 'b'].map((tag) => ({ id: `${start}-${tag}`, drinkType: 'beer' as const, timestamp: start }));
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON, { drinks, sessionStart: start }), code));
    const path = `/api/leaderboard?sessionId=${phone.sessionId}${withCode(code)}`;
    const top = await (await request(path, { headers: phone.headers })).json();
    expect([top.fastestPace[0].drinks_per_hour, top.you.drinks_per_hour]).toEqual([rate, rate]);
    const [event = ''] = await eventsOf(await request(`/api/leaderboard/live?once=1${withCode(code)}`), 1);
    expect(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '').leastHours).toBe(leastHours);
  });

  test('guests of different celebrations in one room do not see each other as nearby [ASVS-8.4.1]', async () => {
    const party = await startThree();
    const answers = [
      await nearby(party, party.ana),
      await nearby(party, party.cem, WEDDING.code),
      await nearby(party, party.dora, OTHER_WEDDING.code),
    ];
    const lists = await Promise.all(answers.map(async (answer) => answer.json()));
    expect(lists.map(({ scope, rows }) => [scope, rows.map((row: { user_name: string }) => row.user_name)])).toEqual([
      ['nearby', ['Ana']],
      ['nearby', ['Cem']],
      ['nearby', ['Dora']],
    ]);
  });

  test('a stream contains nothing of a save in another celebration [ASVS-8.4.1]', async () => {
    const party = await startThree();
    const stream = await party.request(`/api/leaderboard/live?c=${WEDDING.code}`);
    await party.arrive('Ben');
    await party.arrive('Eve', OTHER_WEDDING.code);
    await party.timers.advance(5_000);
    await party.arrive('Fay', WEDDING.code);
    await party.timers.advance(5_000);
    const [snapshot, change] = await eventsOf(stream, 2);
    expect(snapshot).toMatch(/"guests":1,.*"userName":"Cem"/);
    expect(change).toMatch(/^event: change\n.*"guests":2,.*"userName":"Fay"/);
  });

  test('a session stays in its first celebration, and the answer tells the guest this', async () => {
    const party = await startThree();
    const [path, save] = put(party.cem, saveAt(NOON, { userName: 'Cem 2' }), OTHER_WEDDING.code);
    const answers = [
      await party.request(path, save),
      await party.request(...put(party.cem, saveAt(NOON))),
      await nearby(party, party.cem, OTHER_WEDDING.code),
      await nearby(party, party.cem),
    ];
    const problems = await Promise.all(answers.map(problemOf));
    expect(problems.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [409, 'other-celebration']));
    expect(await namesAt(party, WEDDING.code)).toEqual(['Cem']);
  });

  test('a guest can delete everything, whichever celebration the phone names', async () => {
    const party = await startThree();
    const { sessionId, headers } = party.cem;
    const path = `/api/sessions/${sessionId}?c=${OTHER_WEDDING.code}`;
    expect((await party.request(path, { method: 'DELETE', headers: party.dora.headers })).status).toBe(403);
    expect((await party.request(path, { method: 'DELETE', headers })).status).toBe(204);
    expect(await namesAt(party, WEDDING.code)).toEqual([]);
  });

  test('a guest can delete everything even if a restore has lost the celebration', async () => {
    const party = await startThree();
    const { sessionId, headers } = party.cem;
    await party.sql('DELETE FROM celebrations WHERE id = ?', WEDDING.id);
    const path = `/api/sessions/${sessionId}?c=${WEDDING.code}`;
    expect((await party.request(path, { method: 'DELETE', headers: party.dora.headers })).status).toBe(404);
    expect((await party.request(path, { method: 'DELETE', headers })).status).toBe(204);
    expect((await party.request(path, { method: 'DELETE', headers })).status).toBe(404);
    addCelebrations(party.dataDir, WEDDING);
    await party.timers.advance(2_000);
    expect(await namesAt(party, WEDDING.code)).toEqual([]);
  });

  test('a stranger gets the same answer about a session, whatever its celebration [ASVS-8.4.1]', async () => {
    const party = await startThree();
    const { headers } = newPhone();
    const answers = [];
    for (const { sessionId } of [party.ana, party.cem, party.dora]) {
      for (const code of [undefined, WEDDING.code]) {
        answers.push(await party.request(...put({ sessionId, headers }, saveAt(NOON), code)));
        answers.push(await nearby(party, { ...party.ana, sessionId, headers }, code));
      }
    }
    const told = await Promise.all(answers.map(async (answer) => [...answer.headers, await answer.text()].join()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(new Set(told).size).toBe(1);
  });

  test('a full celebration refuses only its own newcomers', async () => {
    const party = await startThree({ sessionsPerCelebration: 2, sessions: 7 });
    await party.arrive('Eve', WEDDING.code);
    const full = await party.request(...put(newPhone(), saveAt(NOON), WEDDING.code));
    expect(await problemOf(full)).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await party.request(...put(party.cem, saveAt(NOON, { userName: 'C' }), WEDDING.code))).status).toBe(200);
    await party.arrive('Fay', OTHER_WEDDING.code);
    for (const name of ['Gil', 'Hal']) await party.arrive(name);
    expect((await party.request(...put(newPhone(), saveAt(NOON)))).status).toBe(503);
  });

  test.each([
    { limits: { sessionsPerCelebration: 3 }, code: WEDDING.code },
    { limits: { sessions: 5 }, code: WEDDING.code },
    { limits: { sessionsOfOpenCelebration: 3 }, code: undefined },
  ])('guests who join at the same moment get only the available places: $limits', async ({ limits, code }) => {
    const party = await startThree(limits);
    const comeAtOnce = async (guests: number) => {
      const answers = Array.from({ length: guests }, () => party.request(...put(newPhone(), saveAt(NOON), code)));
      return (await Promise.all(answers)).map(({ status }) => status).sort();
    };
    expect(await comeAtOnce(6)).toEqual([200, 200, 503, 503, 503, 503]);
    const { sessionId, headers } = code === undefined ? party.ana : party.cem;
    await party.request(`/api/sessions/${sessionId}?${withCode(code)}`, { method: 'DELETE', headers });
    expect(await comeAtOnce(3)).toEqual([200, 503, 503]);
  });

  test('a flood of guests in the open celebration leaves places for the guests of a wedding', async () => {
    const party = await startThree({ sessions: 6, sessionsOfOpenCelebration: 3 });
    await party.arrive('Flood 1');
    await party.arrive('Flood 2');
    const refused = await party.request(...put(newPhone(), saveAt(NOON)));
    expect(await problemOf(refused)).toMatchObject({ status: 503, code: 'unavailable' });
    await party.arrive('Eve', WEDDING.code);
    expect(await namesAt(party, WEDDING.code)).toEqual(['Cem', 'Eve']);
  });

  test('guests who leave free their places, also in a celebration that nobody watches', async () => {
    const party = await startThree({ sessionsPerCelebration: 1, sessions: 3 });
    const { sessionId, headers } = party.cem;
    await party.request(`/api/sessions/${sessionId}?c=${WEDDING.code}`, { method: 'DELETE', headers });
    await party.arrive('Eve', WEDDING.code);
    await party.timers.pass(23 * 60 * MINUTE_MS + 2 * MINUTE_MS);
    for (const { id } of [WEDDING, OTHER_WEDDING])
      await asOperator(party.dataDir, (manager) => manager.setState(id, 'open'), party.timers.now);
    const late = saveAt(party.timers.now());
    expect((await party.request(...put(newPhone(), late, WEDDING.code))).status).toBe(200);
    expect((await party.request(...put(newPhone(), late, OTHER_WEDDING.code))).status).toBe(200);
  });
});

describe('a leaderboard with a code', () => {
  test('a celebration is loaded for its first reader, with all earlier saves', async () => {
    const party = await startThree();
    expect(party.loadedCount()).toBe(0);
    await party.restart();
    expect(party.loadedCount()).toBe(0);
    expect(await Promise.all([namesAt(party, WEDDING.code), namesAt(party, WEDDING.code)])).toEqual([['Cem'], ['Cem']]);
    expect(party.loadedCount()).toBe(1);
  });

  test('a celebration is dropped from memory when nobody has read it for five minutes, and is then loaded completely again', async () => {
    const party = await startThree();
    await namesAt(party, WEDDING.code);
    await party.timers.advance(4 * MINUTE_MS);
    expect(party.loadedCount()).toBe(1);
    await party.timers.advance(3 * MINUTE_MS);
    expect(party.loadedCount()).toBe(0);
    await party.arrive('Eve', WEDDING.code);
    expect(await namesAt(party, WEDDING.code)).toEqual(['Cem', 'Eve']);
  });

  test('a leaderboard with a code stays in memory while somebody follows it', async () => {
    const party = await startThree();
    const stream = await party.request(`/api/leaderboard/live?c=${WEDDING.code}`);
    await party.timers.advance(20 * MINUTE_MS);
    expect(party.loadedCount()).toBe(1);
    await stream.body?.cancel();
    await party.timers.advance(7 * MINUTE_MS);
    expect(party.loadedCount()).toBe(0);
  });
});
