import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['the same name', 'Ana'],
  ['a name in letters of another alphabet', '\u0410n\u0430'],
  ['a name in letters for mathematicians', '𝐀𝐧𝐚'],
];

describe.each(LOOK_ALIKES)('a guest who takes %s', (_, userName) => {
  async function twoOfAName() {
    const { request } = await startTestService();
    const [ana, other] = [newPhone(), newPhone()];
    await request(...put(ana, saveAt(NOON)));
    expect((await request(...put(other, saveAt(NOON, { userName, drinks: [] })))).status).toBe(200);
    const rows = async () => (await (await request('/api/leaderboard/guests')).json()).rows;
    return { request, ana, other, rows };
  }

  test('a second guest with the same name has a separate row, distinguished by the id', async () => {
    const { ana, other, rows } = await twoOfAName();
    expect(await rows()).toMatchObject([
      { session_id: ana.sessionId, user_name: 'Ana', total_drinks: 2 },
      { session_id: other.sessionId, user_name: userName, total_drinks: 0 },
    ]);
  });

  test('a guest with the same name can neither change nor delete the other guest, nor learn the other’s ranks [ASVS-8.2.1]', async () => {
    const { request, ana, other, rows } = await twoOfAName();
    const before = await rows();
    const asAna = { sessionId: ana.sessionId, headers: other.headers };
    const stolen = saveAt(NOON, { userName, drinks: [] });
    expect((await request(...put(asAna, stolen))).status).toBe(403);
    const path = `/api/sessions/${ana.sessionId}`;
    expect((await request(path, { method: 'DELETE', headers: other.headers })).status).toBe(403);
    const asking = await request(`/api/leaderboard?sessionId=${ana.sessionId}`, { headers: other.headers });
    expect(asking.status).toBe(403);
    expect(await rows()).toEqual(before);
  });

  test('a guest with the same name is deleted without the other guest', async () => {
    const { request, ana, other, rows } = await twoOfAName();
    await request(`/api/sessions/${other.sessionId}`, { method: 'DELETE', headers: other.headers });
    expect(await rows()).toMatchObject([{ session_id: ana.sessionId, user_name: 'Ana', total_drinks: 2 }]);
  });
});
