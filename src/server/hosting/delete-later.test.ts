import { expect, test } from 'vitest';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/limits.ts';
import { CARLA, DRAFT, followEvents, hostCall, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { createCelebrationManager } from './manage-celebrations.ts';

/** Ana & Ben's celebration with two hosts and the guest Ana. */
async function startDeleting() {
  const service = await startHostedService();
  await service.welcome(SOFIE);
  const ana = await service.arrive('Ana');
  const { celebration, request, marek, at } = service;
  return {
    ...service,
    ana,
    /** The answer to a phone about the celebration: its state, or the problem. */
    heard: async () => {
      const { state, code } = await (await request(`/api/celebrations/${celebration.code}`)).json();
      return state ?? code;
    },
    read: async () => (await (await marek('GET', at)).json()) as HostedCelebration,
  };
}

test('a deleted celebration is over for its guests immediately, and is removed after ten minutes', async () => {
  const { marek, at, ana, save, names, heard, read, timers } = await startDeleting();
  expect((await marek('DELETE', at)).status).toBe(204);
  expect(await heard()).toBe('over');
  expect((await (await save(ana, { userName: 'Anna' })).json()).code).toBe('celebration-over');
  expect(await names()).toEqual(['Ana']);
  expect(await read()).toMatchObject({ state: 'over', deletesAt: timers.now() + DELETION_GRACE_MS, guests: 1 });
  await timers.advance(DELETION_GRACE_MS - 1_000);
  expect(await heard()).toBe('over');
  await timers.advance(6_000);
  expect(await heard()).toBe('unknown-celebration');
  expect((await marek('GET', at)).status).toBe(404);
  expect((await (await save(ana, { userName: 'Anna' })).json()).code).toBe('unknown-celebration');
});

test.each([
  ['open', {}],
  ['over', { state: 'over' }],
])('each host can keep a deleted celebration for ten minutes, and it is %s as before', async (state, changes) => {
  const { marek, as, at, ana, save, heard, read, names, timers } = await startDeleting();
  await marek('PATCH', at, { gettingHome: 'Bus 12', ...changes });
  await marek('DELETE', at);
  await timers.advance(9 * MINUTE_MS);
  const kept = await as(SOFIE)('PATCH', at, { deleted: false });
  expect(await kept.json()).toMatchObject({ state, deletesAt: null, gettingHome: 'Bus 12' });
  await timers.advance(DELETION_GRACE_MS);
  expect([await heard(), (await read()).guests]).toEqual([state, 1]);
  expect((await save(ana, { userName: 'Anna' })).status).toBe(state === 'open' ? 200 : 403);
  expect(await names()).toEqual([state === 'open' ? 'Anna' : 'Ana']);
});

test('saves of guests are refused while the celebration is about to be deleted, and accepted once it is kept', async () => {
  const { marek, at, ana, save, names } = await startDeleting();
  await marek('DELETE', at);
  expect((await save(ana, { userName: 'Zoë' })).status).toBe(403);
  await marek('PATCH', at, { deleted: false });
  expect((await save(ana, { userName: 'Zoë' })).status).toBe(200);
  expect(await names()).toEqual(['Zoë']);
});

test.each([
  ['its state', { state: 'open' }],
  ['its names', { names: 'Mia & Leo' }],
  ['its door', { door: 'closed' }],
  ['its boards', { boards: { hydration: true } }],
])('hosts cannot change %s of a deleted celebration, and the answer says who deleted it', async (_, changes) => {
  const { marek, as, at, read } = await startDeleting();
  await marek('DELETE', at);
  const before = await read();
  const answer = await as(SOFIE)('PATCH', at, changes);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too-late', by: 'Marek' }]);
  expect(await read()).toEqual(before);
});

test('earlier actions cannot be undone while the celebration is about to be deleted', async () => {
  const { marek, at, read } = await startDeleting();
  await marek('PATCH', at, { state: 'over' });
  const [{ id }] = (await (await marek('GET', `${at}/actions`)).json()).entries;
  await marek('DELETE', at);
  expect((await marek('POST', `${at}/actions/${id}/undo`, {})).status).toBe(409);
  expect(await read()).toMatchObject({ state: 'over', deletesAt: expect.any(Number) });
});

test('a second deletion does not postpone the first', async () => {
  const { marek, at, timers, read } = await startDeleting();
  await marek('DELETE', at);
  const { deletesAt } = await read();
  await timers.advance(5 * MINUTE_MS);
  expect((await marek('DELETE', at)).status).toBe(204);
  expect((await read()).deletesAt).toBe(deletesAt);
});

test('only its owner can delete a celebration, and only its hosts can keep it', async () => {
  const { marek, as, at, read } = await startDeleting();
  expect((await as(SOFIE)('DELETE', at)).status).toBe(403);
  expect((await read()).deletesAt).toBeNull();
  await marek('DELETE', at);
  expect((await as(CARLA)('PATCH', at, { deleted: false })).status).toBe(404);
  expect((await as(SOFIE)('PATCH', at, { deleted: true })).status).toBe(422);
});

test('the other hosts immediately see that a celebration was deleted or kept', async () => {
  const { marek, at, request, timers } = await startDeleting();
  const { events, state } = followEvents(await request(`/api/host${at}/guests/live`, hostCall(SOFIE)));
  await timers.advance(1_000);
  await marek('DELETE', at);
  await timers.advance(1_000);
  expect(events.at(-1)?.data).toMatchObject({ state: 'over', deletesAt: expect.any(Number) });
  await marek('PATCH', at, { deleted: false });
  await timers.advance(1_000);
  expect(events.at(-1)?.data).toMatchObject({ state: 'open', deletesAt: null });
  expect(state.hasEnded).toBe(false);
});

test('a celebration that is about to be deleted is also removed if the server restarts in between', async () => {
  const { marek, at, heard, timers, restart } = await startDeleting();
  await marek('DELETE', at);
  await restart();
  await timers.advance(DELETION_GRACE_MS + 5_000);
  expect(await heard()).toBe('unknown-celebration');
});

test('a celebration that is about to be deleted does not count towards the host’s limit', async () => {
  const { marek, at, timers } = await startHostedService();
  for (let count = 1; count < 50; count++) {
    await timers.advance(1_000);
    expect((await marek('POST', '/celebrations', DRAFT)).status).toBe(201);
  }
  await timers.pass(75 * MINUTE_MS);
  expect((await marek('POST', '/celebrations', DRAFT)).status).toBe(409);
  await marek('DELETE', at);
  expect((await marek('POST', '/celebrations', DRAFT)).status).toBe(201);
});

test('the celebration of a rehearsal is deleted after a day, with its guests', async () => {
  const { openHosts, request, timers } = await startDeleting();
  const hosts = await openHosts();
  const { code } = await createCelebrationManager(hosts, timers.now).rehearse();
  await hosts.close();
  const state = async () => (await (await request(`/api/celebrations/${code}`)).json()).state;
  await timers.advance(5_000);
  expect(await state()).toBe('open');
  const phone = newPhone();
  expect((await request(...put(phone, saveAt(timers.now()), code))).status).toBe(200);
  await timers.sleep(DAY_MS - 60_000);
  expect(await state()).toBe('open');
  await timers.advance(60_000);
  expect(await state()).toBeUndefined();
  const late = await request(...put(phone, saveAt(timers.now()), code));
  expect((await late.json()).code).toBe('unknown-celebration');
});
