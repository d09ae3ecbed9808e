import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../limits.ts';
import { entry } from '../session/drink-session.fixture.ts';
import { funFacts } from './fun-facts.ts';
import { type SessionStats, statsOf } from './session-stats.ts';

const EIGHT = Date.UTC(2026, 5, 20, 20);
const factsOf = (letters: string, hours: number) => {
  const drinks = [...letters].map((letter, index) => entry(`${letter}${EIGHT + index}`));
  return funFacts(statsOf({ drinks, sessionStart: EIGHT }, EIGHT + hours * HOUR_MS, () => 0));
};
const champion = 'Hydration champion!';
const party = 'Party mode activated!';
const festive = "You're keeping a festive pace";
const easy = 'Taking it nice and easy tonight';
const peak = 'Peak party time: 20:00';

describe('fun facts', () => {
  test.each<[string, number, string[]]>([
    ['', 1, ['Ready to start the celebration!']],
    ['b', 1, ["Tonight's MVP: Beer (1)", peak]],
    ['h', 1, [champion, "Tonight's MVP: Water (1)", peak]],
    ['o', 1, [champion, "Tonight's MVP: Other (1)", peak]],
    ['bh', 1, [champion, "Tonight's MVP: Beer (1)", peak]],
    ['bbh', 2, ["Tonight's MVP: Beer (2)", peak]],
    ['bbbb', 2, ["Tonight's MVP: Beer (4)", peak]],
    ['bbbbb', 3, [party, "Tonight's MVP: Beer (5)", peak]],
    ['bhhhh', 3, [champion, party, "Tonight's MVP: Water (4)", peak]],
    ['wb', 1, ["Tonight's MVP: Beer (1)", peak]],
    ['obww', 2, ["Tonight's MVP: Wine (2)", peak]],
    ['gr', 1, ["Tonight's MVP: Cocktail (2)", 'Alcohol of choice: Rum (1)', peak]],
    ['tgg', 2, ["Tonight's MVP: Cocktail (2)", 'Alcohol of choice: Gin (2)', peak]],
    ['rrrhht', 2, [party, "Tonight's MVP: Cocktail (3)", 'Alcohol of choice: Rum (3)', festive, peak]],
    ['hhhrrr', 12, [champion, party, "Tonight's MVP: Cocktail (3)", 'Alcohol of choice: Rum (3)', easy, peak]],
  ])("of '%s' after %d hours", (letters, hours, facts) => {
    expect(factsOf(letters, hours)).toEqual(facts);
  });

  test.each([
    [0.99, true, false],
    [1, false, false],
    [1.01, false, false],
    [1.99, false, false],
    [2, false, false],
    [2.01, false, true],
  ])('a pace of %d an hour: easy %s, festive %s', (drinksPerHour, isEasy, isFestive) => {
    const stats: SessionStats = {
      ...statsOf({ drinks: [entry(`b${EIGHT}`)], sessionStart: EIGHT }, EIGHT, () => 0),
      drinksPerHour,
    };
    expect(funFacts(stats).includes(easy)).toBe(isEasy);
    expect(funFacts(stats).includes(festive)).toBe(isFestive);
  });

  test('leave out a peak nobody knows', () => {
    const stats = statsOf({ drinks: [entry(`b${EIGHT}`)], sessionStart: EIGHT }, EIGHT + HOUR_MS, () => 0);
    expect(funFacts({ ...stats, busiestHour: null })).toEqual(["Tonight's MVP: Beer (1)"]);
  });
});
