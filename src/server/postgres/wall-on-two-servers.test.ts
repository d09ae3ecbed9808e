import { describe, expect, test } from 'vitest';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { openWall } from '../wall/walls.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

const SECOND = 1_000;

/** Two servers on one database, and a wall at each server. Marek has created the celebration at the first server. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const a = await startHostedService({ databaseUrl });
  const b = await startHostedService({ databaseUrl });
  const { code } = a.celebration;
  const walls = { a: await openWall(a, code), b: await openWall(b, code) };
  const soonAtB = (read: (picture: Awaited<ReturnType<typeof walls.b.after>>) => unknown) =>
    expect.poll(async () => read(await walls.b.after(600)));
  const save = (service: typeof a, phone: ReturnType<typeof newPhone>, userName: string, drinks: number) => {
    const now = service.timers.now();
    const beers = Array.from({ length: drinks }, (_, index) => ({
      id: `${now}-${index}`,
      drinkType: 'beer' as const,
      timestamp: now,
    }));
    return service.request(`/api/sessions/${phone.sessionId}?c=${code}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...phone.headers },
      body: JSON.stringify({ userName, drinks: beers, sessionStart: now, drinkingPace: 'moderate', sentAt: now }),
    });
  };
  return { a, b, walls, at: a.at, soonAtB, save };
}

describe.skipIf(!hasPostgres)('a wall at another server', () => {
  test('a wall at another server shows guests’ saves, hosts’ settings and words, and no guest whom hosts hide', async () => {
    const { a, at, soonAtB } = await startTwo();
    const tom = await a.arrive('Tom Miller');
    await soonAtB(({ boards }) => boards[0]?.rows[0]).toMatchObject({ name: 'Tom Miller', value: 1 });
    await a.marek('PATCH', at, { wall: 'first-names' });
    await soonAtB(({ boards }) => boards[0]?.rows[0]?.name).toBe('Tom');
    await a.marek('PUT', `${at}/word`, { text: 'Look up' });
    await soonAtB(({ word }) => word?.text).toBe('Look up');
    await a.moderate(tom, { action: 'hide' });
    await soonAtB(({ boards, guests }) => [boards[0]?.rows.length, guests]).toEqual([0, 0]);
    await a.marek('PATCH', at, { wall: 'off' });
    await soonAtB(({ state }) => state).toBe('off');
  });

  test('the clink of two guests who save at different servers is shown once on every wall', async () => {
    const { a, b, walls, soonAtB, save } = await startTwo();
    const [eva, ana, tom] = [newPhone(), newPhone(), newPhone()];
    await save(a, eva, 'Eva', 1);
    await save(a, ana, 'Ana', 0);
    await save(b, tom, 'Tom', 0);
    await soonAtB(({ guests }) => guests).toBe(3);
    await walls.a.after(120 * SECOND);
    await b.timers.advance(a.timers.now() - b.timers.now());
    expect((await save(a, ana, 'Ana', 1)).status).toBe(200);
    await soonAtB(({ boards }) => boards[0]?.rows.length).toBe(2);
    const told = await (await save(b, tom, 'Tom', 1)).json();
    expect(told.moment).toMatchObject({ kind: 'clink', with: 'Ana' });
    const idsAt = (wall: typeof walls.a) =>
      new Set(wall.pictures().flatMap(({ moment }) => (moment?.kind === 'clink' ? [moment.id] : [])));
    await expect.poll(async () => (await walls.a.after(600)) && idsAt(walls.a).size).toBe(1);
    await walls.b.after(SECOND);
    expect([...idsAt(walls.a)]).toEqual([told.moment.id]);
    expect([...idsAt(walls.b)]).toEqual([told.moment.id]);
  });
});
