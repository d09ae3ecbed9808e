import * as v from 'valibot';
import { expect, test } from 'vitest';
import { guestListAnswer, guestListSchema, leaderboardAnswer, leaderboardAnswerSchema } from './answers.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import { rankingsOf } from './rankings.ts';

const wedding = ['ana 7 2h', 'bea 9 9h', 'cem 0 1h', 'dan 7 4h'].map((text) => guest(text));

test('an answer has everything about a guest that other programs may know', () => {
  const ana = guest('ana 7 3h', { userName: 'Ana', lastDrinkAt: NOON - 60_000, drinkingPace: 'fast' });
  const answer = leaderboardAnswer('everyone', rankingsOf([{ ...ana, point: 'secret' }], NOON));
  expect(answer).toEqual({
    scope: 'everyone',
    at: '2026-06-20T12:00:00.000Z',
    guests: 1,
    mostDrinks: [
      {
        rank: 1,
        session_id: sessionIdOf('ana'),
        user_name: 'Ana',
        total_drinks: 7,
        session_start: '2026-06-20T09:00:00.000Z',
        last_drink_at: '2026-06-20T11:59:00.000Z',
        drinking_pace: 'fast',
        drinks_per_hour: 2.3,
      },
    ],
    fastestPace: [expect.objectContaining({ rank: 1, user_name: 'Ana' })],
  });
  expect(v.parse(leaderboardAnswerSchema, answer)).toEqual(answer);
});

test('a caller also gets her own counts and ranks', () => {
  const rankings = rankingsOf(wedding, NOON);
  const counts = { total_drinks: 7, drinks_per_hour: 1.8 };
  const dan = guest('dan 7 4h');
  expect(leaderboardAnswer('everyone', rankings, dan).you).toEqual({
    ...counts,
    most_drinks_rank: 2,
    fastest_pace_rank: 2,
  });
  expect(leaderboardAnswer('everyone', rankings, { ...dan, hidden: true }).you).toEqual({
    ...counts,
    most_drinks_rank: null,
    fastest_pace_rank: null,
  });
  expect(leaderboardAnswer('everyone', rankings)).not.toHaveProperty('you');
});

test('the list has everybody, ordered by total', () => {
  const list = guestListAnswer('nearby', rankingsOf(wedding, NOON));
  expect(list.rows.map(({ rank, user_name }) => [rank, user_name])).toEqual([
    [1, 'bea'],
    [2, 'dan'],
    [2, 'ana'],
    [null, 'cem'],
  ]);
  expect(list.rows.at(-1)).toMatchObject({ last_drink_at: null, drinks_per_hour: 0 });
  expect(v.parse(guestListSchema, list)).toEqual(list);
});

test.each([
  [1, 4, 0.3],
  [7, 20, 0.3],
  [3, 20, 0.1],
  [1, 100, 0],
  [19, 20, 0.9],
  [199, 100, 2],
])('%d drinks in %d hours read %d an hour, as on the guest’s own screen', (drinks, hours, rate) => {
  const { rows } = guestListAnswer('everyone', rankingsOf([guest(`ana ${drinks} ${hours}h`)], NOON));
  expect(rows[0]?.drinks_per_hour).toBe(rate);
  expect((drinks / hours).toFixed(1)).toBe(rate.toFixed(1));
});
