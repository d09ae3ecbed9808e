import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const earlier = (agoMs: number, tag = 'earlier1') => ({
  ...{ id: `${NOON - agoMs}-${tag}`, drinkType: 'beer' as const },
  ...{ timestamp: NOON - agoMs, loggedAt: NOON },
});

async function startParty() {
  const service = await startHostedService();
  const rows = async () => {
    const answer = await service.request(`/api/leaderboard/guests?c=${service.celebration.code}`);
    return (await answer.json()).rows as Record<string, unknown>[];
  };
  return { ...service, rows, ana: newPhone() };
}

describe('an earlier drink at a celebration', () => {
  test('an earlier drink is on the leaderboard with its own time, and the rate counts from that time', async () => {
    const { save, rows, ana } = await startParty();
    expect((await save(ana, { drinks: [earlier(4 * HOUR_MS)] })).status).toBe(200);
    expect(await rows()).toMatchObject([
      {
        ...{ total_drinks: 1, drinks_per_hour: 0.3 },
        session_start: '2026-06-20T08:00:00.000Z',
        last_drink_at: '2026-06-20T08:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['13 hours ago', 13 * HOUR_MS, 'A drink was had at most 12 hours before it was logged.'],
    ['before 4:00 of the day', 10 * HOUR_MS + MINUTE_MS, 'No drink was had before 4:00 of the celebration’s day.'],
    ['in the future', -MINUTE_MS, 'A drink was not had after it was logged.'],
  ])('%s gets 422 with the field, and the detail says why', async (_, agoMs, detail) => {
    const { save, rows, ana } = await startParty();
    const answer = await save(ana, { drinks: [earlier(MINUTE_MS), earlier(agoMs, 'earlier2')] });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid', field: 'drinks.1.timestamp', detail },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('an earlier drink causes no moment, not even as the first drink of the evening', async () => {
    const { save, arrive, ana } = await startParty();
    expect(await (await save(ana, { drinks: [earlier(30 * MINUTE_MS)] })).json()).not.toHaveProperty('moment');
    expect((await arrive('Bea')).answer).not.toHaveProperty('moment');
  });

  test('an earlier drink is stored during a pause, and counts when the pause ends', async () => {
    const { save, rows, marek, at, ana } = await startParty();
    await save(ana);
    await marek('PATCH', at, { paused: true });
    expect((await save(ana, { drinks: [earlier(HOUR_MS)] })).status).toBe(200);
    expect(await rows()).toMatchObject([{ total_drinks: 0 }]);
    await marek('PATCH', at, { paused: false });
    expect(await rows()).toMatchObject([{ total_drinks: 1 }]);
  });

  test('an earlier drink that is logged after the end is refused like any drink', async () => {
    const { save, marek, at, ana } = await startParty();
    await save(ana);
    await marek('PATCH', at, { state: 'over' });
    const answer = await save(ana, { drinks: [earlier(HOUR_MS)] });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'celebration-over']);
  });

  test('at the closed door, an earlier drink waits on the phone, and is stored when the hosts open the door', async () => {
    const { save, rows, marek, at, ana } = await startParty();
    await marek('PATCH', at, { door: 'closed' });
    const drinks = [earlier(HOUR_MS)];
    expect((await (await save(ana, { drinks })).json()).code).toBe('door-closed');
    await marek('PATCH', at, { door: 'open' });
    expect((await save(ana, { drinks })).status).toBe(200);
    expect(await rows()).toMatchObject([{ total_drinks: 1 }]);
  });

  test('up to thirty earlier drinks with the same time count, and further ones do not', async () => {
    const { save, rows, ana } = await startParty();
    const many = Array.from({ length: 33 }, (_, index) => earlier(HOUR_MS, `earlier${index}`));
    await save(ana, { drinks: many });
    expect(await rows()).toMatchObject([{ total_drinks: 30 }]);
  });

  test('an earlier drink of a menu that no longer exists is stored as its kind', async () => {
    const { save, rows, ana } = await startParty();
    expect((await save(ana, { drinks: [{ ...earlier(HOUR_MS), menuItem: 'longgone' }] })).status).toBe(200);
    expect(await rows()).toMatchObject([{ total_drinks: 1 }]);
  });
});

test('in the open celebration, no drink can be earlier than the start of the session', async () => {
  const { request } = await startTestService();
  const [path, init] = put(newPhone(), saveAt(NOON, { drinks: [earlier(HOUR_MS + 1)] }));
  const refused = await request(path, init);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { field: 'drinks.0.timestamp', detail: 'In the open celebration no drink was had before the session began.' },
  ]);
  expect((await request(...put(newPhone(), saveAt(NOON, { drinks: [earlier(HOUR_MS)] })))).status).toBe(200);
});
