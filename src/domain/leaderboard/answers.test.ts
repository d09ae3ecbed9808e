import * as v from 'valibot';
import { expect, test } from 'vitest';
import { guestListAnswer, guestListSchema, leaderboardAnswer, leaderboardAnswerSchema } from './answers.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import { rankingsOf } from './rankings.ts';

const wedding = ['ana 7 2h', 'bea 9 9h', 'cem 0 1h', 'dan 7 4h'].map((text) => guest(text));

test('an answer contains everything that other programs may know about a guest [SPEC-3.16]', () => {
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

test('the answer to a guest also contains the guest’s own counts and ranks', () => {
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

test('an answer contains only the boards that the hosts have chosen', () => {
  const ana = guest('ana 7 2h', { hydration: 2, variety: 3 });
  const rankings = rankingsOf([ana, guest('bea 0 2h', { hydration: 5, variety: 1 })], NOON, ['hydration', 'variety']);
  const answer = leaderboardAnswer('everyone', rankings, ana);
  expect(answer).toMatchObject({
    boards: ['hydration', 'variety'],
    mostDrinks: [],
    fastestPace: [],
    hydration: [
      { rank: 1, user_name: 'bea', hydration: 5 },
      { rank: 2, user_name: 'ana', hydration: 2 },
    ],
    variety: [{ user_name: 'ana' }, { user_name: 'bea' }],
    you: { most_drinks_rank: null, fastest_pace_rank: null, hydration_rank: 2, variety_rank: 1 },
  });
  expect(answer).not.toHaveProperty('balanced');
  expect(v.parse(leaderboardAnswerSchema, answer)).toEqual(answer);
  expect(guestListAnswer('everyone', rankings).rows.map(({ user_name: name }) => name)).toEqual(['bea', 'ana']);
});

test('the list contains all guests, ordered by total', () => {
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
])(
  '%d drinks in %d hours are reported as %d an hour, as on the guest’s own screen [SPEC-9.15]',
  (drinks, hours, rate) => {
    const { rows } = guestListAnswer('everyone', rankingsOf([guest(`ana ${drinks} ${hours}h`)], NOON));
    expect(rows[0]?.drinks_per_hour).toBe(rate);
    expect((drinks / hours).toFixed(1)).toBe(rate.toFixed(1));
  },
);
