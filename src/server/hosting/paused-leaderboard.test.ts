import { describe, expect, test } from 'vitest';
import { followEvents } from '../testing/hosting.fixture.ts';
import { startRoom } from './room-streams.fixture.ts';

describe('a phone with the leaderboard open', () => {
  test('during a pause, a phone is immediately told that its guest was renamed, hidden, removed or let in again', async () => {
    const { arrive, moderate, request, celebration, timers } = await startRoom();
    const ben = await arrive('Ben');
    const path = `/api/leaderboard/live?c=${celebration.code}&sessionId=${ben.sessionId}`;
    const stream = followEvents(await request(path, { headers: ben.headers }));
    const heard = async (action: object) => {
      await moderate(ben, action);
      await timers.advance(200);
      return stream.events.findLast(({ data }) => data.you)?.data.you;
    };
    expect(await heard({ action: 'rename', name: 'Ben K.' })).toMatchObject({
      mostDrinksRank: 1,
      host: { name: 'Ben K.' },
    });
    expect(await heard({ action: 'hide' })).toMatchObject({
      mostDrinksRank: null,
      host: { name: 'Ben K.', hidden: true },
    });
    expect(await heard({ action: 'remove', mayReturn: false })).toMatchObject({ host: { admission: 'barred' } });
    expect(await heard({ action: 'restore' })).toEqual({
      mostDrinksRank: null,
      fastestPaceRank: null,
      host: { name: 'Ben K.', hidden: true },
    });
    await heard({ action: 'show' });
    expect(await heard({ action: 'rename', name: 'Ben' })).not.toHaveProperty('host');
  });

  test('during a pause, a phone gets nothing that is only for other guests', async () => {
    const { arrive, moderate, request, celebration, timers } = await startRoom();
    const [ana, ben] = [await arrive('Ana'), await arrive('Ben')];
    const path = `/api/leaderboard/live?c=${celebration.code}&view=all&sessionId=${ana.sessionId}`;
    const stream = followEvents(await request(path, { headers: ana.headers }));
    await moderate(ben, { action: 'rename', name: 'Ben K.' });
    await moderate(ben, { action: 'hide' });
    await timers.advance(1_000);
    expect(JSON.stringify(stream.events)).not.toMatch(/"host"|hidden|admission/);
  });
});

describe('a paused leaderboard', () => {
  async function startPaused() {
    const service = await startRoom();
    const [ana, ben] = [await service.arrive('Ana'), await service.arrive('Ben')];
    const stream = followEvents(await service.request(`/api/leaderboard/live?c=${service.celebration.code}&view=all`));
    await service.timers.advance(1_000);
    await service.marek('PATCH', service.at, { paused: true });
    const pausedAt = service.timers.now();
    await service.timers.advance(1_000);
    const drinksOf = async (name: string) => {
      const answer = await service.request(`/api/leaderboard/guests?c=${service.celebration.code}`);
      const { rows } = (await answer.json()) as { rows: { user_name: string; total_drinks: number }[] };
      return rows.find(({ user_name }) => user_name === name)?.total_drinks;
    };
    const drink = (guest: typeof ana, count: number) => {
      const now = service.timers.now();
      const drinks = Array.from({ length: count }, (_, n) => ({
        id: `${now}-${n}`,
        drinkType: 'beer' as const,
        timestamp: now,
      }));
      return service.save(guest, { userName: guest.userName, drinks });
    };
    return { ...service, ana, ben, stream, pausedAt, drinksOf, drink };
  }

  test('a paused leaderboard says that it is paused, and keeps all numbers while saves are stored, and after the pause one snapshot contains all changes', async () => {
    const { stream, pausedAt, drink, drinksOf, ana, arrive, names, marek, at, timers } = await startPaused();
    expect(stream.events.at(-1)).toMatchObject({ event: 'leaderboard', data: { paused: pausedAt, guests: 2 } });
    const count = stream.events.length;
    expect((await drink(ana, 3)).status).toBe(200);
    await arrive('Cem');
    await timers.advance(120_000);
    expect(stream.events).toHaveLength(count);
    expect([await drinksOf('Ana'), await names()]).toEqual([1, ['Ana', 'Ben']]);
    await marek('PATCH', at, { paused: false });
    await timers.advance(1_000);
    expect(stream.events).toHaveLength(count + 1);
    expect(stream.events.at(-1)).toMatchObject({ event: 'leaderboard', data: { guests: 3 } });
    expect(stream.events.at(-1)?.data).not.toHaveProperty('paused');
    expect([await drinksOf('Ana'), await names()]).toEqual([4, ['Ana', 'Ben', 'Cem']]);
  });

  test('a paused leaderboard still drops guests who leave, hide or are removed', async () => {
    const { ana, ben, save, moderate, names, request, celebration, arrive, marek, at } = await startPaused();
    await save(ana, { userName: 'Ana', hidden: true });
    expect(await names()).toEqual(['Ben']);
    await moderate(ben, { action: 'rename', name: 'Ben K.' });
    expect(await names()).toEqual(['Ben K.']);
    await request(`/api/sessions/${ben.sessionId}?c=${celebration.code}`, { method: 'DELETE', headers: ben.headers });
    expect(await names()).toEqual([]);
    await arrive('Cem');
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 2 });
  });

  test('a paused leaderboard is also frozen for guests who join during the pause, and after a restart', async () => {
    const { request, celebration, ana, drink, restart, drinksOf, pausedAt, timers } = await startPaused();
    await drink(ana, 3);
    const late = followEvents(await request(`/api/leaderboard/live?c=${celebration.code}`));
    await timers.advance(100);
    expect(late.events[0]?.data).toMatchObject({ paused: pausedAt });
    await restart();
    expect(await drinksOf('Ana')).toBe(4);
    await drink(ana, 5);
    expect(await drinksOf('Ana')).toBe(4);
  });
});
