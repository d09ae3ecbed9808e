import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS, type BoardName, USUAL_BOARDS } from '../leaderboard/boards.ts';
import { isRefusedSwitch, shownBoards, withBoardsToShow } from './celebration-settings.ts';

const anyBoards = fc.subarray([...BOARDS], { minLength: 1 });

describe('the leaderboards of a celebration without alcohol', () => {
  test.each<[wanted: BoardName[], shown: BoardName[]]>([
    [
      ['mostDrinks', 'hydration', 'variety'],
      ['hydration', 'variety'],
    ],
    [['fastestPace', 'balanced'], ['balanced']],
    [['balanced'], ['balanced']],
  ])('of %j are %j', (boards, shown) => {
    expect(shownBoards({ boards, withoutAlcohol: true })).toEqual(shown);
    expect(shownBoards({ boards, withoutAlcohol: false })).toEqual(boards);
  });

  test('are those of a new one, if the hosts had only boards that count alcohol', () => {
    const settings = withBoardsToShow({ boards: USUAL_BOARDS, withoutAlcohol: true });
    expect(shownBoards(settings)).toEqual(['hydration', 'variety']);
    expect(settings.boards).toEqual(['mostDrinks', 'fastestPace', 'hydration', 'variety']);
  });

  test('are never none, and never count alcohol', () => {
    fc.assert(
      fc.property(anyBoards, (boards) => {
        const settings = withBoardsToShow({ boards, withoutAlcohol: true });
        const shown = shownBoards(settings);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).not.toEqual(expect.arrayContaining(['mostDrinks']));
        expect(shown).not.toEqual(expect.arrayContaining(['fastestPace']));
        // What the hosts had comes back with alcohol.
        expect(settings.boards).toEqual(expect.arrayContaining(boards));
      }),
    );
  });

  test.each([
    [{ mostDrinks: true }, true],
    [{ fastestPace: true, variety: false }, true],
    [{ mostDrinks: false }, false],
    [{ hydration: true }, false],
    [{}, false],
  ])('a switch of %j is refused: %s', (switches, isRefused) => {
    expect(isRefusedSwitch(switches, { boards: BOARDS, withoutAlcohol: true })).toBe(isRefused);
    expect(isRefusedSwitch(switches, { boards: BOARDS, withoutAlcohol: false })).toBe(false);
  });
});
