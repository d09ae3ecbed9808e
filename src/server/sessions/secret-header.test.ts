import { expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

/** The header that a browser sends with every request after a proxy has requested a password. */
const FOR_THE_PROXY = { authorization: `Basic ${Buffer.from('guests:wedding').toString('base64')}` };

test('behind a proxy that requires a password, guests can save, read and delete', async () => {
  const { request } = await startTestService();
  const { sessionId, writeKey } = newPhone();
  const phone = { sessionId, headers: { ...FOR_THE_PROXY, 'clink-key': writeKey } };
  expect((await request(...put(phone, saveAt(NOON)))).status).toBe(200);
  const board = await request(`/api/leaderboard?sessionId=${sessionId}`, { headers: phone.headers });
  expect(await board.json()).toHaveProperty('you');
  expect((await request('/api/leaderboard', { headers: FOR_THE_PROXY })).status).toBe(200);
  const ticket = `/api/sessions/${sessionId}/ticket`;
  expect(await (await request(ticket, { headers: phone.headers })).json()).toEqual({ state: 'none' });
  expect((await request(`/api/sessions/${sessionId}`, { method: 'DELETE', headers: phone.headers })).status).toBe(204);
});

test('the secret in its own header is checked like the one in `Authorization`, and takes precedence', async () => {
  const { request } = await startTestService();
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON)));
  const statusWith = async (key: string) =>
    (await request(...put({ ...ana, headers: { ...ana.headers, 'clink-key': key } }, saveAt(NOON)))).status;
  expect(await statusWith(newPhone().writeKey)).toBe(403);
  for (const odd of ['', 'Bearer', `Bearer ${ana.writeKey}`, `${ana.writeKey}=`])
    expect(await statusWith(odd)).toBe(401);
  expect(await statusWith(ana.writeKey)).toBe(200);
});
