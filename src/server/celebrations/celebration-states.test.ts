import { describe, expect, test } from 'vitest';
import { asOperator, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { eventsOf, namesAt, problemOf, startThree } from './three-leaderboards.fixture.ts';

describe('a code', () => {
  test('the call by code returns the facts that a phone may know', async () => {
    const { request } = await startThree();
    const answer = await request('/api/celebrations/k7mp%204xrt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      code: 'K7MP4XRT',
      names: 'Ana & Ben',
      date: '2026-06-20',
      language: 'en',
      state: 'open',
    });
  });

  test('malformed, unknown and deleted codes get the same answer', async () => {
    const party = await startThree();
    await asOperator(party.dataDir, (manager) => manager.remove(OTHER_WEDDING.id));
    const codes = ['', 'x', '%F0%9F%8D%BA', 'K7MP4XRU', '00000000', OTHER_WEDDING.code];
    const answers = [];
    for (const code of codes) {
      if (code !== '') answers.push(await party.request(`/api/celebrations/${code}`));
      answers.push(await party.request(`/api/leaderboard?c=${code}`));
      answers.push(await party.request(...put(newPhone(), saveAt(NOON), code)));
    }
    const told = await Promise.all(answers.map(async (answer) => [...answer.headers, await answer.text()].join()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('"code":"unknown-celebration"');
  });

  test('every call needs a code if the operator has switched the open celebration off', async () => {
    const { request } = await startTestService({ celebrations: [WEDDING], hasOpenCelebration: false });
    expect(await problemOf(await request('/api/leaderboard'))).toMatchObject({ code: 'unknown-celebration' });
    expect((await request(...put(newPhone(), saveAt(NOON)))).status).toBe(404);
    expect((await request(...put(newPhone(), saveAt(NOON), WEDDING.code))).status).toBe(200);
  });
});

describe('a celebration that is over', () => {
  async function startPast() {
    const party = await startThree();
    await asOperator(party.dataDir, (manager) => manager.setState(WEDDING.id, 'over'));
    return party;
  }

  test('an ended celebration refuses changes and newcomers, but still answers a save that changes nothing', async () => {
    const { request, cem } = await startPast();
    const changed = put(cem, saveAt(NOON, { userName: 'Cem 2' }), WEDDING.code);
    const { sentAt: _, ...same } = saveAt(NOON, { userName: 'Cem' });
    expect(await problemOf(await request(...changed))).toMatchObject({ status: 403, code: 'celebration-over' });
    expect((await request(...put(cem, { ...same, sentAt: NOON }, WEDDING.code))).status).toBe(200);
    expect((await request(...put(newPhone(), saveAt(NOON), WEDDING.code))).status).toBe(403);
  });

  test('an ended celebration is still shown, and guests can still delete what they logged', async () => {
    const party = await startPast();
    expect(await namesAt(party, WEDDING.code)).toEqual(['Cem']);
    const { sessionId, headers } = party.cem;
    const deleted = await party.request(`/api/sessions/${sessionId}?c=${WEDDING.code}`, { method: 'DELETE', headers });
    expect(deleted.status).toBe(204);
    expect(await namesAt(party, WEDDING.code)).toEqual([]);
  });

  test('an ended celebration continues when it is opened again', async () => {
    const { request, cem, dataDir } = await startPast();
    await asOperator(dataDir, (manager) => manager.setState(WEDDING.id, 'open'));
    expect((await request(...put(cem, saveAt(NOON, { userName: 'Cem 2' }), WEDDING.code))).status).toBe(200);
  });
});

describe('a celebration that is deleted', () => {
  test('the guests and streams of a deleted celebration are removed within seconds, and those of other celebrations stay', async () => {
    const party = await startThree();
    const stream = await party.request(`/api/leaderboard/live?c=${WEDDING.code}`);
    await asOperator(party.dataDir, (manager) => manager.remove(WEDDING.id));
    await party.timers.advance(4_000);
    expect(await eventsOf(stream, 99)).toEqual([expect.stringMatching(/^event: leaderboard/), 'retry: 500']);
    expect(party.loadedCount()).toBe(0);
    expect(await namesAt(party)).toEqual(['Ana']);
    expect(await namesAt(party, OTHER_WEDDING.code)).toEqual(['Dora']);
    const { sessionId, headers } = party.cem;
    const left = await party.request(`/api/leaderboard?sessionId=${sessionId}`, { headers });
    expect(await problemOf(left)).toMatchObject({ status: 410, rest: { reason: 'deleted' } });
  });

  test('the guests of a celebration that is deleted while the server is stopped are removed at its next start', async () => {
    const party = await startThree();
    await party.close();
    await asOperator(party.dataDir, (manager) => manager.remove(WEDDING.id));
    await party.restart();
    await party.timers.advance(4_000);
    const { sessionId, headers } = party.cem;
    const left = await party.request(`/api/leaderboard?sessionId=${sessionId}`, { headers });
    expect((await problemOf(left)).status).toBe(410);
  });
});
