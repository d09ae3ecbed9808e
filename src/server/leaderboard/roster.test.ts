import { expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';

async function listOf({ request }: TestService) {
  return (await request('/api/leaderboard/guests')).json();
}

test('a repeated request gets the same list within a second, and a new list later', async () => {
  const service = await startTestService();
  await service.request(...put(newPhone(), saveAt(NOON)));
  const first = await listOf(service);
  await service.timers.advance(999);
  expect(await listOf(service)).toEqual(first);
  await service.timers.advance(1);
  expect((await listOf(service)).at).toBe(new Date(NOON + 1_000).toISOString());
});

test('an acknowledged save is in the next list, however soon it is requested', async () => {
  const service = await startTestService();
  for (let guests = 0; guests < 3; guests++) {
    expect((await listOf(service)).rows).toHaveLength(guests);
    await service.request(...put(newPhone(), saveAt(NOON)));
  }
});

test('a session that ends is removed from a list that is less than a second old', async () => {
  const service = await startTestService();
  await service.request(...put(newPhone(), saveAt(NOON)));
  await service.timers.sleep(23 * 3_600_000 - 100);
  expect((await listOf(service)).rows).toHaveLength(1);
  await service.timers.advance(100);
  expect((await listOf(service)).rows).toHaveLength(0);
});

test('a server clock that is set back does not keep an old list', async () => {
  const service = await startTestService();
  await service.request(...put(newPhone(), saveAt(NOON)));
  await listOf(service);
  await service.timers.advance(-60_000);
  expect((await listOf(service)).at).toBe(new Date(NOON - 60_000).toISOString());
});
