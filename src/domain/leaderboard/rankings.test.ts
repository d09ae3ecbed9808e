import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS } from './boards.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import { leaderboardOf, type View } from './leaderboard.ts';
import { rankingsAmong, rankingsOf, ranksIn } from './rankings.ts';
import { byBoard } from './standings.ts';

const NO_RANKS = { mostDrinksRank: null, fastestPaceRank: null };

describe('a hidden guest', () => {
  const anyGuest = fc
    .record({ total: fc.nat({ max: 4 }), hours: fc.integer({ min: 1, max: 4 }), hidden: fc.boolean() })
    .map(({ total, hours, hidden }) => ({ ...guest(`g ${total} ${hours}h`), hidden }));
  const anyWedding = fc
    .array(anyGuest, { maxLength: 30 })
    .map((guests) => guests.map((one, i) => ({ ...one, handle: i, sessionId: sessionIdOf(`g${i}`) })));

  test('a hidden guest is absent for everybody else', () => {
    fc.assert(
      fc.property(anyWedding, fc.constantFrom<View>('top', 'all'), (guests, view) => {
        const rest = guests.filter(({ hidden }) => !hidden);
        const [withThem, without] = [rankingsOf(guests, NOON), rankingsOf(rest, NOON)];
        expect(withThem).toEqual(without);
        expect(leaderboardOf(withThem, view)).toEqual(leaderboardOf(without, view));
        expect(leaderboardOf(withThem, view).guests).toBe(rest.length);
      }),
    );
  });

  test('a hidden guest has no ranks', () => {
    const own = { ...guest('ana 7 2h'), hidden: true };
    expect(ranksIn(rankingsOf([own, guest('bea 3 1h')], NOON))(own)).toEqual(NO_RANKS);
  });
});

describe('the caller’s ranks', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => guest(`g${i} ${20 - i} ${20 - i}h`));
  test.each([
    ['outside of the first ten', guest('g10 10 10h'), { mostDrinksRank: 11, fastestPaceRank: 1 }],
    ['at the top', guest('g0 20 20h'), { mostDrinksRank: 1, fastestPaceRank: 1 }],
    ['without drinks', guest('cem 0 1h'), NO_RANKS],
  ])('%s', (_, own, ranks) => {
    expect(ranksIn(rankingsOf(eleven, NOON))(own)).toEqual(ranks);
  });

  test('the caller has a rank on each board that is on, and null on a usual board that is off', () => {
    const own = guest('ana 3 1h', { hydration: 2, balanced: 0 });
    const rankings = rankingsOf([own, guest('bea 9 1h', { hydration: 5 })], NOON, ['hydration', 'balanced']);
    expect(ranksIn(rankings)(own)).toEqual({ ...NO_RANKS, hydrationRank: 2, balancedRank: null });
  });

  test('the caller’s ranks are those of the caller’s row on any board', () => {
    const evening = fc.record({ hydration: fc.nat(4), balanced: fc.nat(4), variety: fc.nat(4), drinks: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(evening), (evenings) => {
        const guests = evenings.map(({ drinks, ...figures }, i) => guest(`g${i} ${drinks} 2h`, figures));
        const rankings = rankingsOf(guests, NOON, BOARDS);
        for (const board of BOARDS) {
          for (const own of byBoard(guests, board, { atMs: NOON, leastHours: 0 }))
            expect(ranksIn(rankings)(own)[`${board}Rank`]).toBe(own.rank);
        }
      }),
    );
  });

  test('the caller’s ranks are those of the caller’s row', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ drinks: fc.nat(9), hours: fc.integer({ min: 1, max: 9 }) })), (evenings) => {
        const guests = evenings.map(({ drinks, hours }, i) => guest(`g${i} ${drinks} ${hours}h`));
        const rankings = rankingsOf(guests, NOON);
        for (const own of byBoard(guests, 'mostDrinks', { atMs: NOON, leastHours: 0 }))
          expect(ranksIn(rankings)(own).mostDrinksRank).toBe(own.rank);
        for (const own of byBoard(guests, 'fastestPace', { atMs: NOON, leastHours: 0 }))
          expect(ranksIn(rankings)(own).fastestPaceRank).toBe(own.rank);
      }),
    );
  });
});

test('guests in a subset are ranked as if no other guests existed', () => {
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
