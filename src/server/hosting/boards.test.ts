import { describe, expect, test } from 'vitest';
import type { Guest } from '../../domain/leaderboard/rankings.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { CARLA, followEvents } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { type Hosted, readLeaderboard, startParty } from './boards.fixture.ts';

async function follow({ request, celebration }: Hosted, query = '') {
  return followEvents(await request(`/api/leaderboard/live?c=${celebration.code}${query}`)).events;
}

const rowsOf = ([first]: Awaited<ReturnType<typeof follow>>) => (first?.data.rows ?? []) as Guest[];

const HYDRATION = [{ rank: 1, user_name: 'Ben', hydration: 3 }];

describe('a board that a host switches on', () => {
  test('a board that a host switches on appears on every phone immediately, with all earlier drinks', async () => {
    const party = await startParty();
    const [first, second] = [await follow(party), await follow(party, '&view=all')];
    expect(first[0]?.data).not.toHaveProperty('boards');
    await party.show('mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety');
    await party.timers.advance(1_000);
    for (const events of [first, second]) {
      expect(events.at(-1)).toMatchObject({
        event: 'leaderboard',
        data: {
          boards: ['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'],
          rows: expect.arrayContaining([
            expect.objectContaining({ userName: 'Ana', totalDrinks: 3, hydration: 0, balanced: 0, variety: 1 }),
            expect.objectContaining({ userName: 'Ben', totalDrinks: 2, hydration: 3, balanced: 2, variety: 3 }),
          ]),
        },
      });
    }
    expect(await readLeaderboard(party)).toMatchObject({ hydration: HYDRATION, variety: [{ user_name: 'Ben' }, {}] });
  });

  test('a board that a host switches on is updated after each drink by a delta with only this board’s numbers', async () => {
    const party = await startParty();
    await party.show('mostDrinks', 'hydration');
    const events = await follow(party);
    await party.log(party.ana, 'Ana', 'beer 0', 'beer 5', 'beer 70', 'water 75', 'other 110');
    await party.timers.advance(1_000);
    const handle = rowsOf(events).find(({ userName }) => userName === 'Ana')?.handle ?? 0;
    expect(events.at(-1)).toEqual({
      event: 'change',
      data: { at: expect.any(Number), lasts: { [handle]: NOON + 110 * MINUTE_MS }, hydration: { [handle]: 1 } },
    });
  });

  test('a board that a host switches on shows callers their rank', async () => {
    const party = await startParty();
    const { sessionId, headers } = party.ben;
    const answer = await party.request(`/api/leaderboard/live?c=${party.celebration.code}&sessionId=${sessionId}`, {
      headers,
    });
    const { events } = followEvents(answer);
    await party.show('hydration');
    await party.timers.advance(1_000);
    expect(events.at(-1)?.data.you).toEqual({ mostDrinksRank: null, fastestPaceRank: null, hydrationRank: 1 });
    await party.log(newPhone(), 'Cleo', 'water 10', 'water 45', 'water 80', 'other 115');
    await party.timers.advance(1_000);
    expect(events.at(-1)).toMatchObject({ event: 'change', data: { you: { hydrationRank: 2 } } });
  });

  test('a board that a host switches on does not count removed drinks', async () => {
    const party = await startParty();
    await party.show('mostDrinks', 'hydration', 'variety');
    const removed = [20, 61, 100].map((minute, index) => `${NOON + minute * MINUTE_MS}-${[1, 3, 4][index]}`);
    await party.save(party.ben, { userName: 'Ben', removed });
    expect(await readLeaderboard(party)).toMatchObject({
      hydration: [],
      variety: [
        { user_name: 'Ben', variety: 2 },
        { user_name: 'Ana', variety: 1 },
      ],
    });
  });

  test('a board that a host switches on lists no hidden guest', async () => {
    const party = await startParty();
    await party.show('hydration', 'variety');
    await party.moderate(party.ben, { action: 'hide' });
    expect(await readLeaderboard(party)).toMatchObject({ guests: 1, hydration: [], variety: [{ user_name: 'Ana' }] });
    await party.save(party.ana, { userName: 'Ana', hidden: true });
    expect(await readLeaderboard(party)).toMatchObject({ guests: 0, hydration: [], variety: [] });
  });

  test('a board that a host switches on is counted again from the stored drinks after a restart', async () => {
    const party = await startParty();
    await party.show('hydration');
    await party.restart();
    expect(await readLeaderboard(party)).toMatchObject({ boards: ['hydration'], hydration: HYDRATION });
  });

  test('a board that a host switches on shows guests who join later', async () => {
    const party = await startParty();
    await party.show('hydration');
    await party.log(newPhone(), 'Cleo', 'water 10', 'water 45', 'water 80', 'other 115');
    expect(await readLeaderboard(party)).toMatchObject({ hydration: [{ user_name: 'Cleo' }, { user_name: 'Ben' }] });
  });

  test('a board that a host switches on is frozen during a pause, even if it was switched on during the pause', async () => {
    const party = await startParty();
    await party.marek('PATCH', party.at, { paused: true });
    await party.show('hydration');
    await party.log(party.ana, 'Ana', 'water 1', 'water 40', 'water 80', 'water 119');
    expect(await readLeaderboard(party)).toMatchObject({ hydration: HYDRATION });
    await party.marek('PATCH', party.at, { paused: false });
    expect(await readLeaderboard(party)).toMatchObject({ hydration: [{ user_name: 'Ana' }, { user_name: 'Ben' }] });
  });

  test('a board of a celebration that nobody watches is shown to the first guest who opens it', async () => {
    const party = await startParty();
    await party.timers.advance(10 * MINUTE_MS);
    expect(party.loadedCount()).toBe(0);
    await party.show('hydration');
    expect(await readLeaderboard(party)).toMatchObject({ hydration: HYDRATION });
  });
});

describe('a board that a host switches off', () => {
  test('a board that a host switches off disappears from every phone, with its numbers', async () => {
    const party = await startParty();
    await party.show('mostDrinks', 'hydration');
    const events = await follow(party);
    await party.show('mostDrinks');
    await party.timers.advance(1_000);
    expect(events.at(-1)?.data).toMatchObject({ boards: ['mostDrinks'] });
    expect(JSON.stringify(events.at(-1)?.data)).not.toContain('hydration');
    await party.show('mostDrinks', 'fastestPace');
    await party.timers.advance(1_000);
    expect(events.at(-1)?.data).not.toHaveProperty('boards');
  });

  test('if neither totals nor rates are shown, guests get no totals, but hosts still do', async () => {
    const party = await startParty();
    await party.show('hydration');
    const events = await follow(party, '&view=all');
    await party.log(party.ana, 'Ana', 'beer 0', 'beer 5', 'beer 70', 'beer 80');
    await party.timers.advance(1_000);
    expect(rowsOf(events).map(({ totalDrinks }) => totalDrinks)).toEqual([0, 0]);
    expect(events.slice(1).filter(({ data }) => 'drinks' in data)).toEqual([]);
    const list = await party.request(`/api/leaderboard/guests?c=${party.celebration.code}`);
    expect(await list.json()).toMatchObject({ rows: [{ total_drinks: 0 }, { total_drinks: 0 }] });
    const hosts = followEvents(await party.marek('GET', `${party.at}/guests/live`)).events;
    await party.timers.advance(0);
    expect(hosts[0]?.data.guests).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Ana', drinks: 4 })]),
    );
  });

  test('a board that a host switches off is shown again after an undo', async () => {
    const party = await startParty();
    await party.show('hydration');
    const { entries } = (await (await party.marek('GET', `${party.at}/actions`)).json()) as {
      entries: { id: number; action: string }[];
    };
    const boards = entries.find(({ action }) => action === 'boards');
    const events = await follow(party);
    expect((await party.marek('POST', `${party.at}/actions/${boards?.id}/undo`, {})).status).toBe(200);
    await party.timers.advance(1_000);
    expect(events.at(-1)?.data).not.toHaveProperty('boards');
    expect(await readLeaderboard(party)).toMatchObject({ mostDrinks: [{ user_name: 'Ana', total_drinks: 3 }, {}] });
  });

  test('the last board cannot be switched off', async () => {
    const party = await startParty();
    const answer = await party.show();
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid', field: 'boards', detail: 'at least one leaderboard stays on' },
    ]);
    expect(await readLeaderboard(party)).not.toHaveProperty('boards');
  });
});

test('guests and hosts of other celebrations cannot switch a board', async () => {
  const party = await startParty();
  const body = { boards: { hydration: true } };
  const { headers } = party.ana;
  const statuses = [
    (await party.as(null)('PATCH', party.at, body)).status,
    (await party.as(CARLA)('PATCH', party.at, body)).status,
    (
      await party.request(`/api/host${party.at}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status,
  ];
  expect(statuses.every((status) => status >= 400)).toBe(true);
  expect(await readLeaderboard(party)).not.toHaveProperty('boards');
});

test('the open celebration is not affected by the choices of hosts', async () => {
  const party = await startParty();
  await party.request(...put(newPhone(), saveAt(party.timers.now(), { userName: 'Zoe' })));
  const read = async () => (await party.request('/api/leaderboard')).text();
  const before = await read();
  await party.show('hydration');
  expect(await read()).toBe(before);
  expect(before).not.toMatch(/boards|hydration|balanced|variety/);
});
