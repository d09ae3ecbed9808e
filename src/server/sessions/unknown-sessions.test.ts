import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

const FLOODER = '198.51.100.7';

/** A server with the guest Ana, on which an address may make ten lookups. */
async function startLimited() {
  const limits = { sessionReadsPerAddress: { burst: 10, perSecond: 1 } };
  const service = await startTestService({ limits });
  const ana = newPhone();
  await service.request(...put(ana, saveAt(NOON)), FLOODER);
  return { ...service, ana };
}

type Phone = ReturnType<typeof newPhone>;
type Ask = readonly [path: string, init: RequestInit];

const ASKING: readonly [what: string, callOf: (phone: Phone) => Ask][] = [
  ['a save that is no JSON', (phone) => put(phone, '{')],
  ['a save that does not fit', (phone) => put(phone, '{}')],
  ['a leaderboard', ({ sessionId, headers }) => [`/api/leaderboard?sessionId=${sessionId}`, { headers }]],
  ['a ticket', ({ sessionId, headers }) => [`/api/sessions/${sessionId}/ticket`, { headers }]],
];

test.each(ASKING)('the number of lookups of unknown sessions by %s is limited', async (_, callOf) => {
  const { request, ana, timers } = await startLimited();
  const statuses = [];
  for (let count = 0; count < 30; count++) statuses.push((await request(...callOf(newPhone()), FLOODER)).status);
  expect(statuses.indexOf(429)).toBe(9);
  expect(statuses.slice(9)).toEqual(Array(21).fill(429));
  // Guests on a leaderboard in memory, and guests at other addresses, are not affected.
  expect((await request(...put(ana, saveAt(timers.now())), FLOODER)).status).toBe(200);
  expect((await request(...put(newPhone(), saveAt(timers.now())), '198.51.100.8')).status).toBe(200);
});

test('a guest on a leaderboard in memory can delete while the address has no lookups left', async () => {
  const { request, ana } = await startLimited();
  for (let count = 0; count < 30; count++) await request(...put(newPhone(), '{'), FLOODER);
  const deletion = { method: 'DELETE', headers: ana.headers };
  expect((await request(`/api/sessions/${ana.sessionId}`, deletion, FLOODER)).status).toBe(204);
  const { sessionId, headers } = newPhone();
  expect((await request(`/api/sessions/${sessionId}`, { method: 'DELETE', headers }, FLOODER)).status).toBe(429);
});

test.skipIf(isOnPostgres())('what the store cannot take counts for nobody', async () => {
  const limits = { newSessionsPerAddress: { burst: 3, perSecond: 0.001 } };
  const { request, dataDir, timers } = await startTestService({ limits });
  const save = async () => (await request(...put(newPhone(), saveAt(timers.now())), FLOODER)).status;
  const deletion = async () => {
    const { sessionId, headers } = newPhone();
    return (await request(`/api/sessions/${sessionId}`, { method: 'DELETE', headers }, FLOODER)).status;
  };
  renameSync(dataDir, `${dataDir}-away`);
  for (let count = 0; count < 4; count++) expect([await save(), await deletion()]).toEqual([503, 503]);
  renameSync(`${dataDir}-away`, dataDir);
  expect([await save(), await save(), await deletion(), await save()]).toEqual([200, 200, 404, 429]);
});
