import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { asOperator } from '../testing/celebrations.fixture.ts';
import { followEvents, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';

const iso = (ms: number) => new Date(ms).toISOString();
/** 6:00 in Vienna on the morning after. */
const MORNING = Date.parse('2026-06-21T04:00:00Z');

/** Ana & Ben's celebration, with Ana as a guest. It ends at 13:00 unless the test says otherwise. */
async function startEvening(ends = NOON + HOUR_MS) {
  const service = await startHostedService();
  const { marek, at, celebration, request, save, timers } = service;
  const change = async (changes: object) => {
    const answer = await marek('PATCH', at, changes);
    return { status: answer.status, ...(await answer.json()) };
  };
  if (ends !== MORNING) expect(await change({ ends: iso(ends) })).toMatchObject({ status: 200, ends: iso(ends) });
  const ana = await service.arrive('Ana');
  const follow = async (path: string) => {
    const { events } = followEvents(await request(path));
    await timers.advance(200);
    return events;
  };
  return {
    ...service,
    ana,
    ends,
    change,
    read: async () => (await (await marek('GET', at)).json()) as HostedCelebration,
    facts: async () => (await request(`/api/celebrations/${celebration.code}`)).json(),
    follow: () => follow(`/api/leaderboard/live?c=${celebration.code}`),
    followWall: () => follow(`/api/leaderboard/live?view=screen&c=${celebration.code}`),
    /** Saves these drinks of Ana. Returns the server's answer. */
    drink: async (times: readonly number[], changes: object = {}) => {
      const drinks = times.map((timestamp, place) => ({
        ...{ id: `${timestamp}-${place}`, drinkType: 'beer' as const, timestamp },
      }));
      const answer = await save(ana, { userName: 'Ana', drinks: [...ana.drinks, ...drinks], ...changes });
      return (await answer.json()).code ?? answer.status;
    },
    total: async () => {
      const answer = await request(`/api/leaderboard/guests?c=${celebration.code}`);
      return (await answer.json()).rows[0].total_drinks;
    },
  };
}

test('at 6:00 on the morning after, the celebration ends automatically', async () => {
  const { timers, facts, read, save } = await startEvening(MORNING);
  expect(await read()).toMatchObject({ state: 'open', ends: iso(MORNING), endedAt: null });
  await timers.pass(MORNING - NOON - MINUTE_MS);
  expect(await facts()).toMatchObject({ state: 'open' });
  await timers.advance(MINUTE_MS + 6_000);
  expect(await facts()).toMatchObject({ state: 'over' });
  expect(await read()).toMatchObject({ state: 'over', ends: iso(MORNING), endedAt: MORNING });
  expect((await save(newPhone())).status).toBe(403);
});

test('open phones, walls and hosts’ pages are told of the end within seconds', async () => {
  const { timers, follow, followWall, celebration, marek, at, ends } = await startEvening();
  const [phone, wall] = [await follow(), await followWall()];
  const room = followEvents(await marek('GET', `${at}/guests/live?c=${celebration.code}`)).events;
  await timers.pass(HOUR_MS + 6_000);
  expect(phone.at(-1)).toMatchObject({ event: 'leaderboard', data: { over: true, at: ends } });
  expect(wall.at(-1)?.data).toMatchObject({ state: 'over' });
  expect(room.findLast(({ data }) => 'state' in data)?.data).toMatchObject({ state: 'over', endedAt: ends });
});

test('a server that was off at 6:00 later ends the celebration as of 6:00', async () => {
  const { timers, restart, read, follow, ends } = await startEvening();
  await timers.pass(30 * MINUTE_MS);
  await restart(() => timers.sleep(5 * HOUR_MS));
  await timers.advance(100);
  expect(await read()).toMatchObject({ state: 'over', endedAt: ends });
  expect((await follow())[0]?.data).toMatchObject({ over: true, at: ends });
});

test('drinks from before the end count even if they are sent after it, and later drinks stay on the phone', async () => {
  const { timers, drink, total, ends, follow } = await startEvening();
  const events = await follow();
  await timers.pass(2 * HOUR_MS);
  expect(await drink([ends - MINUTE_MS])).toBe(200);
  expect(await total()).toBe(2);
  expect(await drink([ends - MINUTE_MS])).toBe(200);
  expect(await drink([ends - MINUTE_MS, ends - 1_000, ends])).toBe('celebration-over');
  expect(await total()).toBe(3);
  await timers.advance(1_000);
  // Open leaderboards also show these drinks, with the figures as of the end.
  const last = events.at(-1);
  expect(last).toMatchObject({ event: 'change', data: { at: ends } });
  expect(Object.values(last?.data.drinks ?? {})).toEqual([3]);
});

test('a removal of a drink before the end is applied when the phone is online again', async () => {
  const { timers, drink, total, ana, ends } = await startEvening();
  await timers.pass(2 * HOUR_MS);
  expect(await drink([ends - 1_000], { removed: [ana.drinks[0]?.id ?? ''], drinks: [] })).toBe(200);
  expect(await total()).toBe(0);
});

test('after the end, changes of a name or a pace are not stored', async () => {
  const { timers, drink, names, ends } = await startEvening();
  await timers.pass(2 * HOUR_MS);
  expect(await drink([ends - 1_000], { userName: 'Anna' })).toBe('celebration-over');
  expect(await names()).toEqual(['Ana']);
});

test.each([
  ['in the past', NOON - 1],
  ['now', NOON],
  ['eight days after the usual end', MORNING + 8 * DAY_MS],
])('an end %s is refused, and nothing changes', async (_, ends) => {
  const { change, read } = await startEvening(MORNING);
  expect(await change({ ends: iso(ends), gettingHome: 'Bus 12' })).toMatchObject({
    ...{ status: 422, code: 'invalid', field: 'ends' },
  });
  expect(await read()).toMatchObject({ ends: iso(MORNING), gettingHome: '' });
});

test.each(['tomorrow', '', 5, null, '2026-06-21'])('an end that is not a valid time is refused: %s', async (ends) => {
  const { change } = await startEvening(MORNING);
  expect(await change({ ends })).toMatchObject({ status: 422, code: 'invalid', field: 'ends' });
});

test('if two hosts set an end at once, the last end counts, and the log contains both', async () => {
  const { change, as, at, read, marek } = await startEvening(MORNING);
  await change({ ends: iso(NOON + HOUR_MS) });
  await (await as(SOFIE)('PATCH', at, {})).text();
  await change({ ends: iso(NOON + 2 * HOUR_MS) });
  expect((await read()).ends).toBe(iso(NOON + 2 * HOUR_MS));
  const { entries } = await (await marek('GET', `${at}/actions`)).json();
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'details', fields: ['ends'], values: { ends: NOON + 2 * HOUR_MS } },
    { action: 'details', fields: ['ends'], values: { ends: NOON + HOUR_MS } },
  ]);
  expect((await marek('POST', `${at}/actions/${entries[0].id}/undo`, {})).status).toBe(200);
  expect((await read()).ends).toBe(iso(NOON + HOUR_MS));
});

test('a celebration that is opened again after its end continues until the next morning', async () => {
  const { timers, change, facts, drink, marek, at } = await startEvening();
  await timers.pass(HOUR_MS + 6_000);
  expect(await change({ state: 'open' })).toMatchObject({ state: 'open', endedAt: null, ends: iso(MORNING) });
  await timers.advance(10 * MINUTE_MS);
  expect(await facts()).toMatchObject({ state: 'open' });
  expect(await drink([timers.now()])).toBe(200);
  const { entries } = await (await marek('GET', `${at}/actions`)).json();
  expect(entries[0]).toMatchObject({ action: 'reopen' });
});

test('a celebration that an operator opens again also stays open until the next morning', async () => {
  const { timers, facts, dataDir, celebration } = await startEvening();
  await timers.pass(HOUR_MS + 6_000);
  expect(await facts()).toMatchObject({ state: 'over' });
  await asOperator(dataDir, (manager) => manager.setState(celebration.id, 'open'), timers.now);
  await timers.advance(10 * MINUTE_MS);
  expect(await facts()).toMatchObject({ state: 'open' });
});

test('when the day of a celebration is moved, its end is moved too', async () => {
  const { change } = await startEvening();
  expect(await change({ date: '2026-06-27' })).toMatchObject({ ends: '2026-06-28T04:00:00.000Z' });
  expect(await change({ date: '2026-06-27', timeZone: 'America/New_York' })).toMatchObject({
    ends: '2026-06-28T10:00:00.000Z',
  });
});
