import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS, type BoardName, switchBoards } from '../leaderboard/boards.ts';
import { offeredBoards } from '../leaderboard/offered-boards.ts';
import { WALL_CHOICES } from '../wall/wall-settings.ts';
import { ALCOHOL_BOARDS, type HouseRules, NO_RULES } from './house-rules.ts';
import { boardsNever, forbiddenIn, mayWallShow, underRules } from './under-rules.ts';

const anyBoards = fc.subarray([...BOARDS]);
const anyWall = fc.constantFrom(...WALL_CHOICES);
const anySettings = fc.record({ boards: anyBoards, wall: anyWall });
const anyRules: fc.Arbitrary<HouseRules> = fc.record(
  { boards: fc.record({ never: fc.subarray([...BOARDS, ALCOHOL_BOARDS]) }), wall: anyWall },
  { requiredKeys: [] },
);

test('without rules of the house, the settings do not change', () => {
  fc.assert(fc.property(anySettings, (settings) => underRules(NO_RULES, settings) === settings));
});

describe('the boards', () => {
  test.each<[readonly (BoardName | 'alcohol')[], readonly BoardName[]]>([
    [[], ['mostDrinks', 'hydration']],
    [['mostDrinks'], ['hydration']],
    [['alcohol'], ['hydration']],
    [['hydration', 'variety'], ['mostDrinks']],
    [['alcohol', 'hydration'], []],
    [BOARDS, []],
  ])('the rules forbid %j, so of the hosts’ two boards %j are shown', (never, left) => {
    const settings = { boards: ['mostDrinks', 'hydration'] as const, wall: 'names' as const };
    expect(underRules({ boards: { never } }, settings).boards).toEqual(left);
  });

  test('three of the five boards count alcohol: the third is most variety, which also counts kinds of alcohol', () => {
    expect(boardsNever({ boards: { never: ['alcohol'] } })).toEqual(['mostDrinks', 'fastestPace', 'variety']);
  });

  test('a celebration without alcohol offers most variety, unless the house forbids that board', () => {
    expect(offeredBoards(true)).toContain('variety');
    expect(underRules(NO_RULES, { boards: offeredBoards(true), wall: 'names' }).boards).toContain('variety');
  });
});

test.each([
  ['names', 'names', 'names'],
  ['first-names', 'names', 'first-names'],
  ['first-names', 'totals', 'totals'],
  ['totals', 'first-names', 'totals'],
  ['off', 'names', 'off'],
  ['names', 'off', 'off'],
] as const)('if the house allows %s and the hosts choose %s, the wall shows %s', (most, wall, shown) => {
  expect(underRules({ wall: most }, { boards: [], wall }).wall).toBe(shown);
});

test('the resulting settings show no more than hosts and house allow, and hosts may choose them', () => {
  fc.assert(
    fc.property(anyRules, anySettings, (rules, settings) => {
      const counts = underRules(rules, settings);
      expect(counts.boards).toEqual(settings.boards.filter((board) => !boardsNever(rules).includes(board)));
      expect(WALL_CHOICES.indexOf(counts.wall)).toBeGreaterThanOrEqual(WALL_CHOICES.indexOf(settings.wall));
      expect(mayWallShow(rules, counts.wall)).toBe(true);
      expect(underRules(rules, counts)).toBe(counts);
      expect(forbiddenIn(rules, { wall: counts.wall })).toEqual([]);
    }),
  );
});

test('hosts may switch boards on that the rules allow, and may switch every board off', () => {
  const anySwitches = fc.dictionary(fc.constantFrom(...BOARDS), fc.boolean());
  fc.assert(
    fc.property(anyRules, anyBoards, anySwitches, (rules, boards, switches) => {
      const isForbidden = forbiddenIn(rules, { boards: switches }).length > 0;
      const on = BOARDS.filter((board) => switches[board]);
      expect(isForbidden).toBe(on.some((board) => boardsNever(rules).includes(board)));
      if (isForbidden) return;
      const after = underRules(rules, { boards: switchBoards(boards, switches), wall: 'off' }).boards;
      expect(after).toEqual(expect.arrayContaining(on));
    }),
  );
});

test('every forbidden setting is named', () => {
  const rules: HouseRules = { boards: { never: ['alcohol'] }, wall: 'totals' };
  expect(forbiddenIn(rules, { boards: { mostDrinks: true, hydration: true }, wall: 'names' })).toEqual([
    'boards',
    'wall',
  ]);
  expect(forbiddenIn(rules, { boards: { mostDrinks: false, hydration: true }, wall: 'off' })).toEqual([]);
});
