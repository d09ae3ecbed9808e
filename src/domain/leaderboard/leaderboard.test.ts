import { describe, expect, test } from 'vitest';
import { BOARDS } from './boards.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import { allGuests, fastestPace, firstOn, firstTenOf, isWhole, leaderboardOf, mostDrinks } from './leaderboard.ts';
import { rankingsOf, type SeenGuest } from './rankings.ts';
import type { Ranked } from './standings.ts';

const ranks = (ranked: readonly Ranked<SeenGuest>[]) =>
  ranked.map(({ rank, userName }) => `${rank ?? '–'} ${userName}`);
const wedding = ['ana 7 2h', 'bea 9 9h', 'cem 0 1h', 'dan 7 4h'].map((text) => guest(text));
const shownAs = (guests: readonly SeenGuest[], view: 'top' | 'all') => leaderboardOf(rankingsOf(guests, NOON), view);

test('a leaderboard has both rankings, and guests without drinks are on neither', () => {
  const leaderboard = shownAs(wedding, 'top');
  expect(leaderboard).toMatchObject({ atMs: NOON, guests: 4 });
  expect(ranks(mostDrinks(leaderboard))).toEqual(['1 bea', '2 dan', '2 ana']);
  expect(ranks(fastestPace(leaderboard))).toEqual(['1 ana', '2 dan', '3 bea']);
  expect(isWhole(leaderboard)).toBe(false);
});

test('the list of all guests contains everybody', () => {
  const leaderboard = shownAs(wedding, 'all');
  expect(ranks(allGuests(leaderboard))).toEqual(['1 bea', '2 dan', '2 ana', '– cem']);
  expect(ranks(mostDrinks(leaderboard))).toEqual(['1 bea', '2 dan', '2 ana']);
  expect(allGuests(leaderboard)[1]).toMatchObject({ sessionId: sessionIdOf('dan'), rank: 2, drinksPerHour: 1.75 });
  expect(isWhole(leaderboard)).toBe(true);
});

test('each ranking has ten guests, even if the tenth place is in the middle of a tie [SPEC-9.4]', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => guest(`g${String(i).padStart(2, '0')} 3 ${i + 1}h`));
  const leaderboard = shownAs(twelve, 'top');
  const ten = ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02'];
  expect(ranks(mostDrinks(leaderboard))).toEqual(ten.map((name) => `1 g${name}`));
  expect(ranks(fastestPace(leaderboard)).at(-1)).toBe('10 g09');
  expect(leaderboard.guests).toBe(12);
});

test('the rankings are those at the moment when the leaderboard is computed', () => {
  const guests = [guest('ana 4 1h'), guest('bea 6 2h')];
  const leaderboard = shownAs(guests, 'top');
  expect(ranks(fastestPace(leaderboard))).toEqual(['1 ana', '2 bea']);
  expect(ranks(fastestPace({ ...leaderboard, atMs: NOON + 2 * 3_600_000 }))).toEqual(['1 bea', '2 ana']);
});

describe('the boards of a celebration', () => {
  const ana = guest('ana 9 2h', { hydration: 1, balanced: 0, variety: 4 });
  const bea = guest('bea 1 2h', { hydration: 6, balanced: 3, variety: 2 });
  const cem = guest('cem 0 3h', { hydration: 6, balanced: 1, variety: 1 });
  const shown = (boards: readonly (typeof BOARDS)[number][]) =>
    leaderboardOf(rankingsOf([ana, bea, cem], NOON, boards), 'top');

  test('each board has its own order, and the same rule for ties', () => {
    const leaderboard = shown(BOARDS);
    expect(BOARDS.map((board) => ranks(firstOn(leaderboard, board)))).toEqual([
      ['1 ana', '2 bea'],
      ['1 ana', '2 bea'],
      ['1 cem', '1 bea', '3 ana'],
      ['1 bea', '2 cem'],
      ['1 ana', '2 bea', '3 cem'],
    ]);
    expect(ranks(allGuests(leaderboard, 'balanced'))).toEqual(['1 bea', '2 cem', '– ana']);
  });

  test('a board that is off is empty', () => {
    const leaderboard = shown(['balanced']);
    expect(firstOn(leaderboard, 'balanced')).toHaveLength(2);
    expect(BOARDS.flatMap((board) => (board === 'balanced' ? [] : firstOn(leaderboard, board)))).toEqual([]);
    expect([...leaderboard.shown.keys()]).toEqual([bea.handle, cem.handle]);
  });

  test('the leaderboard contains the first ten of each board', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => guest(`h${i} ${20 - i} 2h`, { hydration: i }));
    const leaderboard = leaderboardOf(rankingsOf(crowd, NOON, ['mostDrinks', 'hydration']), 'top');
    expect(firstOn(leaderboard, 'hydration')[0]).toMatchObject({ userName: 'h11', rank: 1 });
    expect(leaderboard.shown.size).toBe(12);
    const whole = leaderboardOf(rankingsOf(crowd, NOON, ['hydration']), 'all');
    expect(firstTenOf(whole).shown.size).toBe(10);
  });
});
