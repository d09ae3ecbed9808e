import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { Position } from '../../domain/location/nearby.ts';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
const VENUE_WIFI = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';
/** A place `metres` north of the barn. */
const north = (metres: number): Position => ({ ...BARN, latitude: BARN.latitude + metres / 111_195 });

/** A guest who sends positions from an address and requests who is nearby. */
function caller({ request, timers }: TestService, userName: string, address: string) {
  const phone = newPhone();
  return {
    /** Saves a position. `from` is another address, if given. */
    async sendPosition(metres: number, from = address) {
      const save = { ...saveAt(NOON, { userName, location: north(metres) }), sentAt: timers.now() };
      const response = await request(...put(phone, save), from);
      expect(response.status).toBe(200);
    },
    /** The names nearby, or null if the answer contains everyone. */
    async sees(): Promise<string[] | null> {
      const path = `/api/leaderboard/guests?scope=nearby&sessionId=${phone.sessionId}`;
      const { scope, rows } = await (await request(path, { headers: phone.headers })).json();
      return scope === 'nearby' ? rows.map((row: { user_name: string }) => row.user_name).sort() : null;
    },
  };
}

async function barnAndSpies(spyCount: number) {
  const service = await startTestService();
  const ana = caller(service, 'Ana', VENUE_WIFI);
  await ana.sendPosition(0);
  const spies = Array.from({ length: spyCount }, (_, index) => caller(service, `Spy ${index}`, ELSEWHERE));
  return { service, ana, spies };
}

test('of a grid of sessions behind one address, only those in four areas see who is nearby', async () => {
  const { ana, spies } = await barnAndSpies(40);
  for (const [index, spy] of spies.entries()) await spy.sendPosition((39 - index) * 150);
  const answers = await Promise.all(spies.map((spy) => spy.sees()));
  expect(answers.filter((names) => names !== null).length).toBeLessThanOrEqual(16);
  expect(answers.flat()).not.toContain('Ana');
  expect(await ana.sees()).toEqual(['Ana']);
});

test('a session outside the areas sees nobody nearby by sending a position inside an area', async () => {
  const { service, spies } = await barnAndSpies(5);
  const spy = spies.pop();
  for (const [index, pioneer] of spies.entries()) await pioneer.sendPosition(5_000 + index * 1_000);
  for (const metres of [3_000, 3_200, 0]) await spy?.sendPosition(metres);
  expect(await spy?.sees()).toBeNull();
  await spy?.sendPosition(8_000);
  expect(await spy?.sees()).toBeNull();
  await service.timers.advance(HOUR_MS);
  expect(await spy?.sees()).toBeNull();
  await spy?.sendPosition(8_000);
  expect(await spy?.sees()).toEqual(['Spy 3', 'Spy 4']);
});

test('a session outside the areas is still outside after a restart', async () => {
  const { service, spies } = await barnAndSpies(5);
  for (const [index, spy] of spies.entries()) await spy.sendPosition((4 - index) * 1_000);
  expect(await spies[4]?.sees()).toBeNull();
  await service.restart();
  expect(await spies[4]?.sees()).toBeNull();
});

test('guests in an open area still see each other, whatever other positions their address sends', async () => {
  const { service, ana } = await barnAndSpies(0);
  const bea = caller(service, 'Bea', VENUE_WIFI);
  await bea.sendPosition(40);
  for (let spy = 1; spy <= 50; spy++) await caller(service, `Spy ${spy}`, VENUE_WIFI).sendPosition(spy * 1_000);
  await bea.sendPosition(40);
  expect(await ana.sees()).toEqual(['Ana', 'Bea']);
  expect(await bea.sees()).toEqual(['Ana', 'Bea']);
});

test('the position of a guest who changes to a network without free areas still counts', async () => {
  const { ana, spies } = await barnAndSpies(4);
  for (const [index, spy] of spies.entries()) await spy.sendPosition(5_000 + index * 1_000);
  await ana.sendPosition(0, ELSEWHERE);
  expect(await ana.sees()).toEqual(['Ana']);
});

test('a guest whose network has used up its areas sees everyone, and only half an hour later who is nearby', async () => {
  const { service, spies } = await barnAndSpies(4);
  for (const [index, spy] of spies.entries()) await spy.sendPosition(5_000 + index * 1_000);
  const bea = caller(service, 'Bea', ELSEWHERE);
  await bea.sendPosition(40);
  expect(await bea.sees()).toBeNull();
  await service.timers.advance(30 * MINUTE_MS);
  await bea.sendPosition(40);
  expect(await bea.sees()).toEqual(['Ana', 'Bea']);
});
