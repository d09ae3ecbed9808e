import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { CARLA, hostCall, MAREK } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { startParty } from './party.fixture.ts';

test('two hours after the end the recap is complete', async () => {
  const { joinAll, complete, timers, recap } = await startParty();
  await joinAll(7, ['beer', 'water']);
  await joinAll(6, ['wine', 'wine', 'other']);
  await timers.pass(2 * HOUR_MS + 50 * MINUTE_MS);
  expect(await recap()).toMatchObject({ isComplete: false, kinds: [] });
  const from = new Date(NOON).toISOString();
  expect(await complete()).toEqual({
    ...{ isComplete: true, readyAt: new Date(NOON + 3 * HOUR_MS).toISOString(), guests: 13, logged: 13 },
    ...{ drinks: 32, withoutAlcohol: 13, waters: 7, clinks: 6 },
    kinds: [
      ...[
        { kind: 'beer', drinks: 7 },
        { kind: 'wine', drinks: 12 },
        { kind: 'cocktail', drinks: 'few' },
      ],
      ...[
        { kind: 'shot', drinks: 'few' },
        { kind: 'water', drinks: 7 },
        { kind: 'other', drinks: 6 },
      ],
    ],
    ...{ menu: [], hours: [{ from, alcohol: 19, withoutAlcohol: 13 }], firstToast: from, lastToast: from },
  });
});

test('when a guest deletes their data or is removed, the whole group is removed from the recap', async () => {
  const { joinAll, complete, recap, leave, moderate } = await startParty();
  const [ana, ...others] = await joinAll(12, ['beer']);
  expect(await complete()).toMatchObject({ guests: 12, drinks: 12 });
  await leave(ana);
  expect(await recap()).toMatchObject({ guests: 6, drinks: 6 });
  // Five of these guests were in Ana's group, which was already removed from the recap.
  const told = [];
  for (const guest of others) {
    await moderate(guest, { action: 'remove', mayReturn: false });
    told.push((await recap()).guests);
  }
  expect(told.filter((guests) => guests !== 6 && guests !== 'few')).toEqual([]);
  expect(told.at(-1)).toBe('few');
});

test('an evening of three guests, or of five guests of whom one deletes their data, has an empty recap', async () => {
  const few = { isComplete: true, guests: 'few', logged: 'few', drinks: 'few', hours: [] };
  const small = await startParty();
  await small.joinAll(3, ['beer', 'water']);
  expect(await small.complete()).toMatchObject(few);
  const five = await startParty();
  const [ana] = await five.joinAll(5, ['beer', 'water']);
  expect(await five.complete()).toMatchObject({ guests: 5, drinks: 10 });
  await five.leave(ana);
  expect(await five.recap()).toMatchObject(few);
});

test('a guest who deletes their data before the recap is complete is not in it', async () => {
  const { joinAll, join, complete, leave } = await startParty();
  await joinAll(6, ['beer']);
  const ana = await join('Ana', ['shot', 'shot']);
  await leave(ana);
  expect(await complete()).toMatchObject({ guests: 6, drinks: 6 });
});

test('the purge puts guests without a group into groups, and a restart does not change the groups', async () => {
  const { joinAll, complete, recap, timers, restart, names } = await startParty(NOON + 26 * HOUR_MS);
  await joinAll(7, ['beer', 'water']);
  await timers.pass(25 * HOUR_MS);
  expect(await names()).toEqual([]);
  expect(await complete()).toMatchObject({ guests: 7, drinks: 14, waters: 7 });
  await restart();
  expect(await recap()).toMatchObject({ isComplete: true, guests: 7, drinks: 14, waters: 7 });
});

test('the recap of a celebration that is opened again is not complete, and existing groups are not changed', async () => {
  const { marek, at, joinAll, complete, recap, save, drinksOf, timers } = await startParty();
  const [ana] = await joinAll(5, ['beer']);
  const before = await complete();
  expect((await marek('PATCH', at, { state: 'open' })).status).toBe(200);
  expect(await recap()).toMatchObject({ isComplete: false, kinds: [] });
  const drinks = drinksOf(['wine', 'wine']);
  if (ana) expect((await save(ana, { userName: ana.userName, drinks })).status).toBe(200);
  expect((await marek('PATCH', at, { state: 'over' })).status).toBe(200);
  await timers.pass(2 * HOUR_MS + MINUTE_MS);
  const { readyAt: _, ...after } = await recap();
  expect(before).toMatchObject(after);
});

test('deleting the celebration deletes its recap, and a copy begins without one', async () => {
  const { marek, at, celebration, joinAll, complete, deleteForGood, sql } = await startParty();
  await joinAll(5, ['beer']);
  expect(await complete()).toMatchObject({ guests: 5 });
  const copy = { names: 'Mia & Leo', date: '2026-09-05', copyOf: celebration.id };
  const { id } = await (await marek('POST', '/celebrations', copy)).json();
  expect(await (await marek('GET', `/celebrations/${id}/recap`)).json()).toMatchObject({
    isComplete: false,
    guests: 'few',
  });
  const rows = async () =>
    [await sql('SELECT * FROM recaps'), await sql('SELECT * FROM recap_groups')].map((all) => all.length);
  expect(await rows()).toEqual([1, 1]);
  await deleteForGood();
  expect(await rows()).toEqual([0, 0]);
  expect((await marek('GET', `${at}/recap`)).status).toBe(404);
});

test('hosts get the recap as a table in their language', async () => {
  const { at, joinAll, complete, request } = await startParty();
  await joinAll(5, ['beer']);
  await complete();
  const table = (query: string) => request(`/api/host${at}/recap?${query}`, hostCall(MAREK));
  const answer = await table('as=csv&lang=de');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="clink-recap.csv"');
  expect(await answer.text()).toContain('\r\nGäste,5\r\n');
  expect((await table('as=xlsx')).status).toBe(422);
  expect((await request(`/api/host${at}/recap?as=csv`, hostCall(CARLA))).status).toBe(404);
});
