import { describe, expect, test } from 'vitest';
import type { DrinkType } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { entry } from '../session/session.fixture.ts';
import { type FunFact, funFacts } from './fun-facts.ts';
import { type SessionStats, statsOf } from './session-stats.ts';

const EIGHT = Date.UTC(2026, 5, 20, 20);
const factsOf = (letters: string, hours: number) => {
  const drinks = [...letters].map((letter, index) => entry(`${letter}${EIGHT + index}`));
  return funFacts(statsOf({ drinks, sessionStart: EIGHT }, EIGHT + hours * HOUR_MS, () => 0));
};
/** A short text for a table: 'top-drink beer 3'. */
const inWords = (fact: FunFact) => Object.values(fact).join(' ');
const champion = 'much-water';
const party = 'many-drinks';
const festive = 'fast';
const easy = 'slow';
const peak = 'busiest-hour 20';

describe('fun facts', () => {
  test.each<[string, number, string[]]>([
    ['', 1, ['no-drinks']],
    ['b', 1, ['top-drink beer 1', peak]],
    ['h', 1, [champion, 'top-drink water 1', peak]],
    ['o', 1, [champion, 'top-drink other 1', peak]],
    ['bh', 1, [champion, 'top-drink beer 1', peak]],
    ['bbh', 2, ['top-drink beer 2', peak]],
    ['bbbb', 2, ['top-drink beer 4', peak]],
    ['bbbbb', 3, [party, 'top-drink beer 5', peak]],
    ['bhhhh', 3, [champion, party, 'top-drink water 4', peak]],
    ['wb', 1, ['top-drink beer 1', peak]],
    ['obww', 2, ['top-drink wine 2', peak]],
    ['gr', 1, ['top-drink cocktail 2', 'top-spirit rum 1', peak]],
    ['tgg', 2, ['top-drink cocktail 2', 'top-spirit gin 2', peak]],
    ['rrrhht', 2, [party, 'top-drink cocktail 3', 'top-spirit rum 3', festive, peak]],
    ['hhhrrr', 12, [champion, party, 'top-drink cocktail 3', 'top-spirit rum 3', easy, peak]],
  ])("fun facts of the drinks '%s' after %d hours [SPEC-9.19-23]", (letters, hours, facts) => {
    expect(factsOf(letters, hours).map(inWords)).toEqual(facts);
  });

  test.each([
    [0.99, true, false],
    [1, false, false],
    [1.01, false, false],
    [1.99, false, false],
    [2, false, false],
    [2.01, false, true],
  ])('a pace of %d drinks an hour is easy: %s, and festive: %s [SPEC-9.24]', (drinksPerHour, isEasy, isFestive) => {
    const stats: SessionStats = {
      ...statsOf({ drinks: [entry(`b${EIGHT}`)], sessionStart: EIGHT }, EIGHT, () => 0),
      drinksPerHour,
    };
    const kinds = funFacts(stats).map(({ kind }) => kind);
    expect([kinds.includes(easy), kinds.includes(festive)]).toEqual([isEasy, isFestive]);
  });

  test.each([
    ['o', false],
    ['h', false],
    ['ho', false],
    ['bh', true],
    ['bo', false],
  ])("at a celebration with a code, '%s' is praised for its water: %s", (letters, isSaid) => {
    const drinks = [...letters].map((letter, index) => entry(`${letter}${EIGHT + index}`));
    const stats = statsOf({ drinks, sessionStart: EIGHT }, EIGHT + HOUR_MS, () => 0);
    expect(funFacts(stats, false).some(({ kind }) => kind === champion)).toBe(isSaid);
  });

  test('at a celebration with a code, a fact about water follows a fact about many drinks, even without any water', () => {
    const afterParty = (letters: string, isOpen: boolean) => {
      const drinks = [...letters].map((letter, index) => entry(`${letter}${EIGHT + index}`));
      const words = funFacts(
        statsOf({ drinks, sessionStart: EIGHT }, EIGHT + HOUR_MS, () => 0),
        isOpen,
      ).map(inWords);
      return words[words.indexOf(party) + 1];
    };
    expect(afterParty('bbbhhw', false)).toBe('water 2');
    expect(afterParty('bbbbb', false)).toBe('water 0');
    expect(afterParty('bbbhhw', true)).toBe('top-drink beer 3');
  });

  test('fun facts leave out an unknown busiest hour', () => {
    const stats = statsOf({ drinks: [entry(`b${EIGHT}`)], sessionStart: EIGHT }, EIGHT + HOUR_MS, () => 0);
    expect(funFacts({ ...stats, busiestHour: null }).map(inWords)).toEqual(['top-drink beer 1']);
  });
});

describe('the drink of the evening', () => {
  const stands = (letters: string, ...named: [type: DrinkType, count: number][]) => {
    const drinks = [...letters].map((letter, index) => entry(`${letter}${EIGHT + index}`));
    const stats = statsOf({ drinks, sessionStart: EIGHT }, EIGHT + HOUR_MS, () => 0);
    const counts = named.map(([drinkType, count], at) => ({
      drink: { id: `${at}`, name: `n${at}`, sign: '🍹' },
      drinkType,
      count,
    }));
    const top = funFacts(stats, false, counts).find(({ kind }) => kind === 'top-drink');
    return top?.kind === 'top-drink' ? `${top.named?.name ?? top.drinkType} ${top.count}` : null;
  };
  test.each<[string, [DrinkType, number][], string]>([
    ['ggg', [['cocktail', 3]], 'n0 3'],
    ['gggb', [['cocktail', 2]], 'n0 2'],
    ['gggbb', [['cocktail', 2]], 'n0 2'],
    ['gggbb', [['cocktail', 1]], 'cocktail 3'],
    [
      'ggg',
      [
        ['cocktail', 1],
        ['cocktail', 2],
      ],
      'n1 2',
    ],
    ['gbb', [['cocktail', 1]], 'beer 2'],
    ['bb', [], 'beer 2'],
  ])("the drink of the evening among '%s', with %j of the menu, is %s", (letters, named, expected) => {
    expect(stands(letters, ...named)).toBe(expected);
  });
});
