import { describe, expect, test } from 'vitest';
import { SEVERAL_GUESTS } from '../../domain/wall/room-totals.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { MINUTE, NAMED, SECOND, startWithWall } from './start-with-wall.fixture.ts';
import { openWall } from './walls.fixture.ts';

describe('a wall', () => {
  test('a wall begins with a complete picture, and gets a new picture for each change', async () => {
    const { wall, arrive, celebration } = await startWithWall();
    expect(wall.pictures()[0]).toEqual({
      at: NOON,
      version: expect.stringMatching(/^[\w-]{12}$/),
      state: 'running',
      celebration: {
        names: 'Ana & Ben',
        date: '2026-06-20',
        timeZone: 'Europe/Vienna',
        language: 'en',
        code: celebration.code,
        look: { palette: 'rose', ornament: 'rings', one: 'A', other: 'B', face: '' },
      },
      address: `https://clink.example/?c=${celebration.code}`,
      shows: 'names',
      guests: 0,
      totals: { alcoholic: 0, without: 0, waters: 0 },
      boards: [{ board: 'mostDrinks', rows: [] }],
    });
    await arrive('Tom Miller');
    expect(await wall.after(NAMED)).toMatchObject({
      guests: 1,
      totals: { alcoholic: 0, without: 0, waters: 0 },
      boards: [{ board: 'mostDrinks', rows: [{ name: 'Tom Miller', value: 1, rank: 1 }] }],
      lastDrinkAt: NOON,
    });
    expect(wall.events.every(({ event }) => event === 'screen')).toBe(true);
  });

  test('a wall lists the guests who are in, without hidden ones, until all guests or four of them have had a drink, each name after ten seconds', async () => {
    const { wall, celebration, request, timers, marek, at } = await startWithWall();
    const names = async (ms: number) => (await wall.after(ms)).arrivals;
    const enter = async (userName: string) => {
      const phone = newPhone();
      const answer = await request(...put(phone, saveAt(timers.now(), { userName, drinks: [] }), celebration.code));
      expect(answer.status).toBe(200);
      return phone;
    };
    await enter('Lea');
    expect(await names(5 * SECOND)).toBeUndefined();
    const tom = await enter('Tom');
    expect(await names(8 * SECOND)).toEqual(['Lea']);
    expect(await names(6 * SECOND)).toEqual(['Tom', 'Lea']);
    expect((await marek('POST', `${at}/guests/${tom.sessionId}`, { action: 'hide' })).status).toBe(200);
    expect(await names(2 * SECOND)).toEqual(['Lea']);
    const later = async (userName: string) => {
      const answer = await request(...put(newPhone(), saveAt(timers.now(), { userName }), celebration.code));
      expect(answer.status).toBe(200);
    };
    for (const name of ['Ines', 'Carla', 'Paul']) await later(name);
    expect(await names(12 * SECOND)).toEqual(['Paul', 'Carla', 'Ines', 'Lea']);
    await later('Nils');
    expect(await names(2 * SECOND)).toBeUndefined();
  });

  test('a wall greets guests who join later, several together, but nobody who hides by then', async () => {
    const { wall, celebration, request, timers, marek, at } = await startWithWall();
    const enter = async (userName: string, change: object = {}) => {
      const phone = newPhone();
      const save = saveAt(timers.now(), { userName, ...change });
      expect((await request(...put(phone, save, celebration.code))).status).toBe(200);
      return phone;
    };
    const names = async (ms: number) => {
      const { arrival } = await wall.after(ms);
      return arrival && [...arrival.names, arrival.more].join();
    };
    for (const name of ['Ana', 'Ben', 'Ines', 'Carla']) await enter(name);
    expect(await names(100 * SECOND)).toBeUndefined();
    await enter('Lea');
    await enter('Secret', { hidden: true });
    expect(await names(8 * SECOND)).toBeUndefined();
    expect(await names(5 * SECOND)).toBe('Lea,0');
    expect((await wall.after(0)).boards[0]?.rows.length).toBeGreaterThan(0);
    const tom = await enter('Tom', { drinks: [] });
    for (const name of ['Paul', 'Zoe', 'Nils']) await enter(name, { drinks: [] });
    expect(await names(13 * SECOND)).toBeUndefined();
    expect((await marek('POST', `${at}/guests/${tom.sessionId}`, { action: 'hide' })).status).toBe(200);
    expect(await names(8 * SECOND)).toBe('Paul,Zoe,1');
    expect((await marek('PATCH', at, { wall: 'totals' })).status).toBe(200);
    await enter('Mia');
    await names(40 * SECOND);
    expect(
      wall
        .pictures()
        .map((picture) => JSON.stringify(picture))
        .join(),
    ).not.toMatch(/Secret|"arrival":[^}]*Mia/);
  });

  test('a wall gets at most one picture a second, and one every half minute without changes', async () => {
    const { wall, arrive } = await startWithWall();
    for (let index = 0; index < 20; index += 1) {
      await arrive(`Guest ${index}`);
      await wall.after(SECOND / 10);
    }
    expect(wall.pictures().length).toBeLessThanOrEqual(4);
    expect(await wall.after(SECOND)).toMatchObject({ guests: 20 });
    const before = wall.pictures().length;
    await wall.after(5 * MINUTE);
    const more = wall.pictures().length - before;
    expect(more).toBeGreaterThanOrEqual(8);
    expect(more).toBeLessThanOrEqual(14);
  });

  test('all walls of a celebration share each picture', async () => {
    const { wall, arrive, request, timers, celebration } = await startWithWall();
    const other = await openWall({ request, timers }, celebration.code);
    await arrive('Tom');
    await wall.after(SECOND);
    expect(other.pictures().at(-1)).toEqual(wall.pictures().at(-1));
  });

  test('a wall of totals counts drinks with and without alcohol, and the hours', async () => {
    const { wall, save, patch, timers } = await startWithWall();
    await patch({ wall: 'totals' });
    const drink = (drinkType: 'beer' | 'water' | 'other', minute: number) => ({
      id: `${NOON + minute * MINUTE}-${drinkType}`,
      drinkType,
      timestamp: NOON + minute * MINUTE,
    });
    await timers.pass(90 * MINUTE);
    for (let guest = 0; guest < SEVERAL_GUESTS; guest += 1)
      await save(newPhone(), { userName: 'Tom', drinks: [drink('beer', 0), drink('water', 5), drink('other', 70)] });
    const picture = await wall.after(SECOND);
    expect(picture).toMatchObject({
      shows: 'totals',
      boards: [],
      totals: { alcoholic: 5, without: 10, waters: 0 },
      hours: { from: NOON, alcoholic: [5, 0], without: [5, 5] },
    });
    expect(JSON.stringify(picture)).not.toContain('Tom');
  });

  test('a wall counts the drinks of guests who joined before it was opened', async () => {
    const service = await startHostedService();
    for (let guest = 0; guest < SEVERAL_GUESTS; guest += 1)
      await service.save(newPhone(), saveAt(NOON, { userName: 'Tom' }));
    await service.timers.advance(NAMED);
    const wall = await openWall(service, service.celebration.code);
    expect(wall.pictures()[0]).toMatchObject({ guests: 5, totals: { alcoholic: 10, without: 0, waters: 5 } });
  });

  test.each([
    ['hidden by a host', { action: 'hide' }, 0],
    ['removed', { action: 'remove' }, 0],
    ['renamed', { action: 'rename', name: 'Tim' }, 1],
  ])('a wall shows the former name of a guest who is %s for at most two seconds', async (_, action, guests) => {
    const { wall, arrive, moderate } = await startWithWall();
    const tom = await arrive('Tom');
    expect(JSON.stringify(await wall.after(NAMED))).toContain('Tom');
    expect((await moderate(tom, action)).status).toBe(200);
    const picture = await wall.after(2 * SECOND);
    expect(JSON.stringify(picture)).not.toContain('Tom');
    const isSeen = action.action === 'rename';
    expect(picture.guests).toBe(guests);
    expect('lastDrinkAt' in picture).toBe(isSeen);
  });

  test('a wall shows no guest who hides, waits at the door, or was deleted', async () => {
    const { wall, arrive, save, request, patch, celebration } = await startWithWall();
    const [tom, eva] = [await arrive('Tom'), await arrive('Eva')];
    await patch({ door: 'ask' });
    await arrive('Waiting');
    const names = ({ boards }: { boards: { rows: { name: string }[] }[] }) => boards[0]?.rows.map(({ name }) => name);
    expect(names(await wall.after(NAMED))?.sort()).toEqual(['Eva', 'Tom']);
    await save(tom, { userName: 'Tom', hidden: true });
    expect(names(await wall.after(2 * SECOND))).toEqual(['Eva']);
    const path = `/api/sessions/${eva.sessionId}?c=${celebration.code}`;
    expect((await request(path, { method: 'DELETE', headers: eva.headers })).status).toBe(204);
    const picture = await wall.after(2 * SECOND);
    expect(names(picture)).toEqual([]);
    expect(JSON.stringify(wall.pictures())).not.toContain('Waiting');
  });

  test('a wall immediately follows its settings: first names, the pace board, the code, and switched off', async () => {
    const { wall, arrive, patch } = await startWithWall();
    await arrive('Tom Miller');
    await wall.after(NAMED);
    await patch({ wall: 'first-names', wallPace: true, hideWallCode: true });
    expect(await wall.after(SECOND)).toMatchObject({
      shows: 'first-names',
      boards: [{ board: 'mostDrinks', rows: [{ name: 'Tom' }] }, { board: 'fastestPace' }],
      hidesCode: NOON + NAMED + 30 * MINUTE,
    });
    expect(await wall.after(30 * MINUTE)).not.toHaveProperty('hidesCode');
    await patch({ wall: 'off' });
    const off = await wall.after(SECOND);
    expect(Object.keys(off).sort()).toEqual(['at', 'state', 'version']);
    await arrive('Eva');
    expect(JSON.stringify(await wall.after(MINUTE))).not.toContain('Eva');
  });

  test('a wall is frozen during a pause, and thanks the guests after the end', async () => {
    const { wall, arrive, patch } = await startWithWall();
    await arrive('Tom');
    await patch({ paused: true });
    expect(await wall.after(SECOND)).toMatchObject({ state: 'paused', boards: [], guests: 1 });
    await arrive('Eva');
    expect(await wall.after(2 * SECOND)).toMatchObject({ state: 'paused', boards: [] });
    await patch({ paused: false, state: 'over' });
    expect(await wall.after(SECOND)).toMatchObject({ state: 'over', boards: [], deletesAt: NOON + 24 * 60 * MINUTE });
  });

  test('after the end, a wall shows the number of clinks, also after a restart, and without guests who deleted everything', async () => {
    const { save, marek, at, restart, request, timers, celebration } = await startHostedService();
    const [ana, tom, eva] = [newPhone(), newPhone(), newPhone()];
    const drinkAt = (seconds: number) => ({
      id: `${seconds}-a`,
      drinkType: 'water' as const,
      timestamp: NOON + seconds * SECOND,
    });
    await timers.pass(30 * MINUTE);
    await save(ana, { userName: 'Ana', drinks: [drinkAt(0), drinkAt(900)] });
    await save(tom, { userName: 'Tom', drinks: [drinkAt(4)] });
    await save(eva, { userName: 'Eva', drinks: [drinkAt(905)] });
    await marek('PATCH', at, { state: 'over' });
    await restart();
    const wall = await openWall({ request, timers }, celebration.code);
    expect(wall.pictures()[0]).toMatchObject({ state: 'over', clinks: 2 });
    const path = `/api/sessions/${eva.sessionId}?c=${celebration.code}`;
    expect((await request(path, { method: 'DELETE', headers: eva.headers })).status).toBe(204);
    expect(await wall.after(2 * SECOND)).toMatchObject({ guests: 2, clinks: 1 });
  });

  test('a wall shows the word of the hosts until its end or until it is taken back', async () => {
    const { wall, marek, at } = await startWithWall();
    await marek('PUT', `${at}/word`, { text: 'The cake is here', phonesDown: true });
    expect((await wall.after(SECOND)).word).toMatchObject({ text: 'The cake is here', phonesDown: true });
    expect(await wall.after(10 * MINUTE)).not.toHaveProperty('word');
    await marek('PUT', `${at}/word`, { text: 'Oops' });
    expect((await wall.after(SECOND)).word).toMatchObject({ text: 'Oops' });
    await marek('DELETE', `${at}/word`);
    expect(await wall.after(SECOND)).not.toHaveProperty('word');
  });

  test('a wall still works while the door is closed', async () => {
    const { wall, arrive, patch } = await startWithWall();
    await arrive('Tom');
    await patch({ door: 'closed' });
    expect(await wall.after(SECOND)).toMatchObject({ state: 'running', guests: 1 });
  });

  test('the stream of a wall ends when its celebration is deleted, and the code is then unknown', async () => {
    const { wall, arrive, deleteForGood, request, celebration, loadedCount, marek, at } = await startWithWall();
    await arrive('Tom');
    expect((await marek('DELETE', at)).status).toBe(204);
    // Tom's phone keeps his evening for 24 hours.
    expect(await wall.after(SECOND)).toMatchObject({ state: 'over', deletesAt: NOON + 24 * 60 * MINUTE });
    await deleteForGood();
    await expect.poll(() => wall.state.hasEnded).toBe(true);
    const again = await request(`/api/leaderboard/live?view=screen&c=${celebration.code}`);
    expect([again.status, (await again.json()).code]).toEqual([404, 'unknown-celebration']);
    expect(loadedCount()).toBe(0);
  });

  test('a wall keeps its celebration in memory until it closes', async () => {
    const { wall, loadedCount, timers } = await startWithWall();
    await wall.after(20 * MINUTE);
    expect(loadedCount()).toBe(1);
    wall.leave();
    await timers.advance(10 * MINUTE);
    expect(loadedCount()).toBe(0);
  });

  test('the stream of a wall ends after the first picture if a proxy holds streams back', async () => {
    const { request, celebration } = await startHostedService();
    const answer = await request(`/api/leaderboard/live?view=screen&once=1&c=${celebration.code}`);
    expect(await answer.text()).toMatch(/^event: screen\ndata: .*\n\nretry: 4000\n\n$/);
  });

  test('the stream of a wall answers a HEAD request', async () => {
    const { request, celebration } = await startHostedService();
    const head = await request(`/api/leaderboard/live?view=screen&c=${celebration.code}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });
});
