import { describe, expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { CARLA, followEvents, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';

/** A celebration with Most Drinks and Fastest Pace, at which Ana has had a beer and Ben a glass of water. */
async function startParty() {
  const hosted = await startHostedService();
  const { as, at, request, celebration, save, timers } = hosted;
  await hosted.welcome(SOFIE);
  await timers.advance(30 * MINUTE_MS);
  const [ana, ben] = [newPhone(), newPhone()];
  const drink = (drinkType: 'beer' | 'water', minute: number) => {
    const timestamp = NOON + minute * MINUTE_MS;
    return { id: `${timestamp}-1`, drinkType, timestamp };
  };
  await save(ana, { userName: 'Ana', drinks: [drink('beer', 1)] });
  await save(ben, { userName: 'Ben', drinks: [drink('water', 2)] });
  const patch = (changes: object, host = MAREK) => as(host)('PATCH', at, changes);
  return {
    ...hosted,
    ...{ ana, ben, drink, patch },
    hosts: async () => (await (await as(MAREK)('GET', at)).json()) as HostedCelebration,
    facts: async () => (await request(`/api/celebrations/${celebration.code}`)).json(),
    board: async () => (await request(`/api/leaderboard?c=${celebration.code}`)).json(),
    follow: async (query = '') =>
      followEvents(await request(`/api/leaderboard/live?c=${celebration.code}${query}`)).events,
    log: async () => ((await (await as(MAREK)('GET', `${at}/actions`)).json()) as { entries: LogEntry[] }).entries,
  };
}

describe('a celebration without alcohol', () => {
  test('says so to hosts and guests', async () => {
    const { patch, facts } = await startParty();
    expect(await (await patch({ withoutAlcohol: true })).json()).toMatchObject({ withoutAlcohol: true, revision: 0 });
    expect(await facts()).toMatchObject({ withoutAlcohol: true });
  });

  test('has no leaderboard that counts alcohol, on phones and walls, in answers and for hosts', async () => {
    const { patch, follow, timers, board, facts, hosts } = await startParty();
    const [phone, wall] = [await follow(), await follow('&view=screen')];
    expect(await board()).toMatchObject({ mostDrinks: [{ user_name: 'Ana', total_drinks: 1 }] });
    await patch({ withoutAlcohol: true });
    await timers.advance(1_000);
    const shown = ['hydration', 'variety'];
    expect(phone.at(-1)).toMatchObject({ event: 'leaderboard', data: { boards: shown } });
    expect(phone.at(-1)?.data.rows).toMatchObject([{ totalDrinks: 0 }, { totalDrinks: 0 }]);
    expect(wall.at(-1)?.data).toMatchObject({ boards: [{ board: 'hydration' }, { board: 'variety' }] });
    expect(await board()).toMatchObject({ boards: shown, mostDrinks: [], fastestPace: [] });
    expect(await facts()).toMatchObject({ boards: shown });
    expect(await hosts()).toMatchObject({ boards: shown });
    const late = await follow();
    await timers.advance(1_000);
    expect(late[0]).toMatchObject({ event: 'leaderboard', data: { boards: shown } });
  });

  test('refuses to switch one of them on, and changes nothing', async () => {
    const { patch, hosts } = await startParty();
    await patch({ withoutAlcohol: true });
    const answer = await patch({ boards: { mostDrinks: true }, names: 'Mia & Leo' }, SOFIE);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'without-alcohol', field: 'boards' });
    expect(await hosts()).toMatchObject({ names: 'Ana & Ben', boards: ['hydration', 'variety'] });
    // Not even in the same call.
    const both = await patch({ withoutAlcohol: true, boards: { fastestPace: true } });
    expect(await both.json()).toMatchObject({ code: 'without-alcohol' });
  });

  test('keeps one leaderboard on', async () => {
    const { patch, hosts } = await startParty();
    await patch({ withoutAlcohol: true });
    expect((await patch({ boards: { variety: false } })).status).toBe(200);
    expect(await hosts()).toMatchObject({ boards: ['hydration'] });
    expect(await (await patch({ boards: { hydration: false } })).json()).toMatchObject({
      code: 'invalid',
      field: 'boards',
    });
    expect(await hosts()).toMatchObject({ boards: ['hydration'] });
  });

  test('has its boards back when a host takes it back, by a switch or by an undo', async () => {
    const { patch, hosts, log, marek, at } = await startParty();
    await patch({ withoutAlcohol: true });
    const entry = (await log()).find(({ action }) => action === 'without-alcohol');
    expect((await marek('POST', `${at}/actions/${entry?.id}/undo`, {})).status).toBe(200);
    expect((await hosts()).boards).toEqual(expect.arrayContaining(['mostDrinks', 'fastestPace']));
    await patch({ withoutAlcohol: true });
    expect((await hosts()).boards).toEqual(['hydration', 'variety']);
    await patch({ withoutAlcohol: false, boards: { hydration: false, variety: false } });
    expect((await hosts()).boards).toEqual(['mostDrinks', 'fastestPace']);
  });

  test('stores a beer that an older page or another phone logs all the same', async () => {
    const { patch, save, ben, drink, timers } = await startParty();
    await patch({ withoutAlcohol: true });
    const drinks = [drink('water', 2), drink('beer', 3)];
    expect((await save(ben, { userName: 'Ben', drinks })).status).toBe(200);
    const again = await save(ben, { userName: 'Ben', drinks: [] });
    expect(await again.json()).toMatchObject({ session: { drinks } });
    await timers.advance(1_000);
  });

  test('is switched by its hosts alone', async () => {
    const { as, at, hosts } = await startParty();
    expect((await as(CARLA)('PATCH', at, { withoutAlcohol: true })).status).toBe(404);
    expect(await hosts()).toMatchObject({ withoutAlcohol: false });
  });
});
