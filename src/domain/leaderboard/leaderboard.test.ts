import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../limits.ts';
import { pictureSchema, type Row } from '../protocol.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import {
  guestRows,
  leaderboardFrom,
  leaderboardOf,
  pictureOf,
  rankingsAmong,
  rankingsOf,
  youOf,
} from './leaderboard.ts';
import { byPace, byTotal } from './standings.ts';

const ranks = (rows: readonly Row[] | undefined) => rows?.map(({ rank, user_name }) => `${rank ?? '–'} ${user_name}`);
const wedding = ['ana 7 2h', 'bea 9 9h', 'cem 0 1h', 'dan 7 4h'].map((text) => guest(text));

describe('the picture of a leaderboard', () => {
  test('tells everything about a guest that others may know', () => {
    const ana = guest('ana 7 3h', { userName: 'Ana', lastDrinkAt: NOON - 60_000, drinkingPace: 'fast' });
    expect(pictureOf(leaderboardOf(rankingsOf([ana], NOON), 'top'), 'everyone')).toEqual({
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
  });

  test('has both boards, guests without drinks on neither', () => {
    const picture = pictureOf(leaderboardOf(rankingsOf(wedding, NOON), 'top'), 'nearby');
    expect(picture).toMatchObject({ scope: 'nearby', guests: 4 });
    expect(ranks(picture.mostDrinks)).toEqual(['1 bea', '2 dan', '2 ana']);
    expect(ranks(picture.fastestPace)).toEqual(['1 ana', '2 dan', '3 bea']);
    expect(picture).not.toHaveProperty('rows');
    expect(picture).not.toHaveProperty('you');
  });

  test('has everybody in the single list', () => {
    const picture = pictureOf(leaderboardOf(rankingsOf(wedding, NOON), 'all'), 'everyone');
    expect(ranks(picture.rows)).toEqual(['1 bea', '2 dan', '2 ana', '– cem']);
    expect(ranks(picture.mostDrinks)).toEqual(['1 bea', '2 dan', '2 ana']);
    expect(picture.rows?.at(-1)).toMatchObject({ last_drink_at: null, drinks_per_hour: 0 });
  });

  test('has ten on each board, also in the middle of a tie', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => guest(`g${String(i).padStart(2, '0')} 3 ${i + 1}h`));
    const { mostDrinks, fastestPace, guests } = pictureOf(leaderboardOf(rankingsOf(twelve, NOON), 'top'), 'everyone');
    expect(ranks(mostDrinks)).toEqual([
      '1 g11',
      '1 g10',
      '1 g09',
      '1 g08',
      '1 g07',
      '1 g06',
      '1 g05',
      '1 g04',
      '1 g03',
      '1 g02',
    ]);
    expect(ranks(fastestPace)?.at(-1)).toBe('10 g09');
    expect(guests).toBe(12);
  });

  test('carries what is told to its guest alone', () => {
    const rankings = rankingsOf(wedding, NOON);
    const you = youOf(rankings, guest('dan 7 4h'));
    expect(pictureOf(leaderboardOf(rankings, 'top'), 'everyone', you).you).toEqual({
      total_drinks: 7,
      drinks_per_hour: 1.8,
      most_drinks_rank: 2,
      fastest_pace_rank: 2,
    });
  });

  test.each([
    [1, 4, 0.3],
    [7, 20, 0.3],
    [3, 20, 0.1],
    [1, 100, 0],
    [19, 20, 0.9],
    [199, 100, 2],
  ])('%d drinks in %d hours read %d an hour, as on the own screen', (drinks, hours, rate) => {
    const [row] = guestRows(leaderboardOf(rankingsOf([guest(`ana ${drinks} ${hours}h`)], NOON), 'all'));
    expect(row?.drinks_per_hour).toBe(rate);
    expect((drinks / hours).toFixed(1)).toBe(rate.toFixed(1));
  });
});

describe('who is hidden', () => {
  const anyGuest = fc
    .record({ total: fc.nat({ max: 4 }), hours: fc.integer({ min: 1, max: 4 }), hidden: fc.boolean() })
    .map(({ total, hours, hidden }) => ({ ...guest(`g ${total} ${hours}h`), hidden }));
  const anyWedding = fc
    .array(anyGuest, { maxLength: 30 })
    .map((guests) => guests.map((one, i) => ({ ...one, sessionId: sessionIdOf(`g${i}`), userName: `g${i}` })));

  test('is as if absent to everybody else', () => {
    fc.assert(
      fc.property(anyWedding, fc.constantFrom('top', 'all'), (guests, view) => {
        const rest = guests.filter(({ hidden }) => !hidden);
        const [withThem, without] = [rankingsOf(guests, NOON), rankingsOf(rest, NOON)];
        expect(withThem).toEqual(without);
        const pictures = [withThem, without].map((rankings) => pictureOf(leaderboardOf(rankings, view), 'everyone'));
        expect(pictures[0]).toEqual(pictures[1]);
        expect(pictures[0]?.guests).toBe(rest.length);
      }),
    );
  });

  test('keeps the own counts, and has no ranks', () => {
    const own = { ...guest('ana 7 2h'), hidden: true };
    expect(youOf(rankingsOf([own, guest('bea 3 1h')], NOON), own)).toEqual({
      total_drinks: 7,
      drinks_per_hour: 3.5,
      most_drinks_rank: null,
      fastest_pace_rank: null,
    });
  });
});

describe('the own ranks', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => guest(`g${i} ${20 - i} ${20 - i}h`));
  test.each([
    [
      'outside of the first ten',
      guest('g10 10 10h'),
      { total_drinks: 10, drinks_per_hour: 1, most_drinks_rank: 11, fastest_pace_rank: 1 },
    ],
    [
      'at the top',
      guest('g0 20 20h'),
      { total_drinks: 20, drinks_per_hour: 1, most_drinks_rank: 1, fastest_pace_rank: 1 },
    ],
  ])('%s', (_, own, you) => {
    expect(youOf(rankingsOf(eleven, NOON), own)).toEqual(you);
  });

  test('are none without drinks', () => {
    expect(youOf(rankingsOf(wedding, NOON), guest('cem 0 1h'))).toEqual({
      total_drinks: 0,
      drinks_per_hour: 0,
      most_drinks_rank: null,
      fastest_pace_rank: null,
    });
  });

  test('are the ranks of the own row', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ drinks: fc.nat(9), hours: fc.integer({ min: 1, max: 9 }) })), (evenings) => {
        const guests = evenings.map(({ drinks, hours }, i) => guest(`g${i} ${drinks} ${hours}h`));
        const rankings = rankingsOf(guests, NOON);
        for (const [own, rank] of byTotal(guests)) expect(youOf(rankings, own).most_drinks_rank).toBe(rank);
        for (const [own, rank] of byPace(guests, NOON)) expect(youOf(rankings, own).fastest_pace_rank).toBe(rank);
      }),
    );
  });
});

test('ranked among some, guests stand as if nobody else were there', () => {
  const evening = fc.record({ drinks: fc.nat(9), hours: fc.integer({ min: 1, max: 9 }), isThere: fc.boolean() });
  fc.assert(
    fc.property(fc.array(evening), (evenings) => {
      const guests = evenings.map(({ drinks, hours, isThere }, i) => ({
        ...guest(`g${i} ${drinks} ${hours}h`),
        isThere,
      }));
      const there = guests.filter(({ isThere }) => isThere);
      expect(rankingsAmong(rankingsOf(guests, NOON), ({ isThere }) => isThere)).toEqual(rankingsOf(there, NOON));
    }),
  );
});

describe('a picture read back', () => {
  test.each(['top', 'all'] as const)('is the same leaderboard (%s)', (view) => {
    const guests = [...wedding, guest('eva 2 1h', { lastDrinkAt: NOON - 5, drinkingPace: 'catchup' })];
    const picture = pictureOf(leaderboardOf(rankingsOf(guests, NOON), view), 'everyone');
    const overTheWire = v.parse(pictureSchema, JSON.parse(JSON.stringify(picture)));
    expect(overTheWire).toEqual(picture);
    expect(leaderboardFrom(overTheWire)).toEqual(leaderboardOf(rankingsOf(guests, NOON), view));
  });

  test('an hour later shows other rates', () => {
    const board = leaderboardFrom(pictureOf(leaderboardOf(rankingsOf(wedding, NOON), 'top'), 'everyone'));
    const later = pictureOf({ ...board, atMs: NOON + 2 * HOUR_MS }, 'everyone');
    expect(later.fastestPace.map(({ drinks_per_hour }) => drinks_per_hour)).toEqual([1.8, 1.2, 0.8]);
  });
});
