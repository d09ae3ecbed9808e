import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BOARDS, USUAL_BOARDS } from './boards.ts';
import { guest, NOON } from './guests.fixture.ts';
import { leaderboardOf, VIEWS } from './leaderboard.ts';
import { rankingsOf } from './rankings.ts';
import { leaderboardFrom, rowOf, snapshotOf, snapshotSchema } from './snapshot.ts';

const wedding = ['ana 7 2h', 'bea 9 9h', 'cem 0 1h'].map((text) => guest(text, { lastDrinkAt: NOON - 60_000 }));
const you = { mostDrinksRank: 1, fastestPaceRank: null };
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each(VIEWS)('reading a snapshot gives the same leaderboard (%s)', (view) => {
  const leaderboard = leaderboardOf(rankingsOf(wedding, NOON, USUAL_BOARDS, 1), view);
  const read = v.parse(snapshotSchema, overTheWire(snapshotOf(leaderboard, 'nearby', you)));
  expect(read).toMatchObject({ scope: 'nearby', guests: 3, you });
  const rows = [...leaderboard.shown].map(([handle, of]) => [handle, rowOf(of)] as const);
  expect(leaderboardFrom(read)).toEqual({ ...leaderboard, shown: new Map(rows) });
});

test('a row contains only what the page shows', () => {
  const leaderboard = leaderboardOf(rankingsOf([{ ...guest('ana 7 2h'), point: { x: 1 } }], NOON), 'all');
  expect(snapshotOf(leaderboard, 'everyone')).toEqual({
    scope: 'everyone',
    at: NOON,
    guests: 1,
    rows: [
      {
        handle: guest('ana').handle,
        sessionId: guest('ana').sessionId,
        userName: 'ana',
        totalDrinks: 7,
        sessionStart: NOON - 7_200_000,
        lastDrinkAt: null,
        drinkingPace: 'moderate',
      },
    ],
  });
});

test('a snapshot names the boards if they are not the usual ones, and contains their figures', () => {
  const ana = guest('ana 7 2h', { hydration: 3, variety: 4 });
  const leaderboard = leaderboardOf(rankingsOf([ana], NOON, ['hydration', 'variety']), 'top');
  const snapshot = snapshotOf(leaderboard, 'everyone', { ...you, hydrationRank: 1, varietyRank: 1 });
  expect(snapshot).toMatchObject({ boards: ['hydration', 'variety'], rows: [{ hydration: 3, variety: 4 }] });
  const read = v.parse(snapshotSchema, overTheWire(snapshot));
  expect(read.you).toMatchObject({ hydrationRank: 1, varietyRank: 1 });
  expect(leaderboardFrom(read)).toEqual({ ...leaderboard, shown: new Map([[ana.handle, rowOf(ana)]]) });
});

test.each([
  ['one that only a newer server has is left out', ['mostDrinks', 'longestDance'], ['mostDrinks']],
  ['all boards that this page knows', [...BOARDS], BOARDS],
  ['none that this page knows: the usual ones', ['longestDance'], USUAL_BOARDS],
])('the boards in a snapshot are read: %s', (_, boards, expected) => {
  const snapshot = { ...snapshotOf(leaderboardOf(rankingsOf(wedding, NOON), 'top'), 'everyone'), boards };
  expect(leaderboardFrom(v.parse(snapshotSchema, overTheWire(snapshot))).boards).toEqual(expected);
});

describe('snapshots of other versions', () => {
  const snapshot = snapshotOf(leaderboardOf(rankingsOf(wedding, NOON), 'all'), 'everyone', you);
  const [row] = snapshot.rows;

  test('unknown fields of a newer server are ignored', () => {
    const newer = { ...snapshot, weather: 'sun', rows: snapshot.rows.map((one) => ({ ...one, table: 7 })) };
    expect(v.parse(snapshotSchema, overTheWire(newer))).toEqual(snapshot);
  });

  test('missing fields of an older server and an unknown pace of a newer one are accepted', () => {
    const rows = [
      { ...row, lastDrinkAt: undefined, drinkingPace: undefined },
      { ...row, drinkingPace: 'gentle' },
    ];
    const read = v.parse(snapshotSchema, overTheWire({ ...snapshot, rows }));
    expect(read.rows.map(({ lastDrinkAt, drinkingPace }) => [lastDrinkAt, drinkingPace])).toEqual([
      [null, 'moderate'],
      [NOON - 60_000, 'moderate'],
    ]);
  });

  test.each<[string, object]>([
    ['of an unknown scope', { scope: 'world' }],
    ['of no moment', { at: 'noon' }],
    ['of minus one guests', { guests: -1 }],
    ['without guests', { rows: undefined }],
    ['with half a drink', { rows: [{ ...row, totalDrinks: 0.5 }] }],
    ['with a nameless guest', { rows: [{ ...row, userName: undefined }] }],
    ['with a guest without a handle', { rows: [{ ...row, handle: 'x' }] }],
    ['with half of the caller’s ranks', { you: { mostDrinksRank: 7 } }],
  ])('a snapshot %s is not understood', (_, part) => {
    expect(v.is(snapshotSchema, { ...snapshot, ...part })).toBe(false);
  });
});
