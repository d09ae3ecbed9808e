import { expect, test } from 'vitest';
import { startHostedService } from '../testing/hosting.fixture.ts';

const WAIT_MS = 10_000;

async function start() {
  const service = await startHostedService();
  const { marek, at, request, celebration, timers } = service;
  return {
    ...service,
    patch: async (changes: object) => expect((await marek('PATCH', at, changes)).status).toBe(200),
    whoIsIn: async () => (await (await request(`/api/celebrations/${celebration.code}`)).json()).whoIsIn,
    wait: (ms = WAIT_MS) => timers.advance(ms),
  };
}

test('the welcome names the three latest guests and the number of guests, ten seconds after they joined', async () => {
  const { arrive, whoIsIn, wait } = await start();
  expect(await whoIsIn()).toBeUndefined();
  for (const name of ['Ada Bell', 'Tom', 'Lea', 'Grandma Rosi']) {
    await arrive(name);
    await wait(100);
  }
  await wait(WAIT_MS - 200);
  expect(await whoIsIn()).toEqual({ names: ['Lea', 'Tom', 'Ada Bell'], guests: 4 });
  await wait(200);
  expect(await whoIsIn()).toEqual({ names: ['Grandma Rosi', 'Lea', 'Tom'], guests: 4 });
});

test('the welcome neither names nor counts a guest who hides or is hidden', async () => {
  const { arrive, whoIsIn, wait, marek, at } = await start();
  await arrive('Lea');
  const tom = await arrive('Tom');
  await wait();
  expect((await marek('POST', `${at}/guests/${tom.sessionId}`, { action: 'hide' })).status).toBe(200);
  expect(await whoIsIn()).toEqual({ names: ['Lea'], guests: 1 });
});

test('the welcome shortens names like the wall, and names nobody at a closed door or after the end', async () => {
  const { arrive, whoIsIn, wait, patch } = await start();
  await arrive('Grandma Rosi');
  await wait();
  await patch({ wall: 'first-names' });
  expect(await whoIsIn()).toEqual({ names: ['Grandma'], guests: 1 });
  for (const wall of ['totals', 'off']) {
    await patch({ wall });
    expect(await whoIsIn()).toBeUndefined();
  }
  await patch({ wall: 'names', door: 'ask' });
  expect(await whoIsIn()).toEqual({ names: ['Grandma Rosi'], guests: 1 });
  await patch({ door: 'closed' });
  expect(await whoIsIn()).toBeUndefined();
  await patch({ door: 'open', state: 'over' });
  expect(await whoIsIn()).toBeUndefined();
});
