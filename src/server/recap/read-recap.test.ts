import { expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import type { Recap } from '../../domain/recap/recap.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';

/** 6:00 in Vienna on the morning after. */
const MORNING = Date.parse('2026-06-21T04:00:00Z');

async function startEvening() {
  const service = await startHostedService();
  const { marek, at } = service;
  return { ...service, recap: async () => (await (await marek('GET', `${at}/recap`)).json()) as Recap };
}

test('during the evening, the recap contains the totals of the wall, and says when it will be complete', async () => {
  const { recap, arrive } = await startEvening();
  const running = { isComplete: false, readyAt: new Date(MORNING + 2 * HOUR_MS).toISOString(), logged: 'few' };
  const nothing = { kinds: [], menu: [], hours: [] };
  const few = { drinks: 'few', withoutAlcohol: 'few', waters: 'few' };
  expect(await recap()).toEqual({ ...running, ...nothing, guests: 'few', ...few });
  for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) await arrive(name);
  expect(await recap()).toEqual({ ...running, ...nothing, guests: 'few', ...few });
  await arrive('Eva');
  expect(await recap()).toEqual({ ...running, ...nothing, guests: 5, ...few, drinks: 5 });
});

test('the recap says when it was completed, even after hosts have chosen another end', async () => {
  const { recap, marek, at, timers } = await startEvening();
  const ends = timers.now() + HOUR_MS;
  await marek('PATCH', at, { ends: new Date(ends).toISOString() });
  await timers.pass(HOUR_MS + 6_000);
  expect(await recap()).toMatchObject({ readyAt: new Date(ends + 2 * HOUR_MS).toISOString() });
});
