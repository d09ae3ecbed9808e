import type { HouseRules } from '../../../domain/house/house-rules.ts';
import { boardsNever, forbiddenIn, underRules } from '../../../domain/house/under-rules.ts';
import {
  BOARDS,
  type BoardName,
  type BoardSwitches,
  switchBoards,
  switchesBetween,
} from '../../../domain/leaderboard/boards.ts';
import type { WallChoice } from '../../../domain/wall/wall-settings.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { Whole } from '../tables/settings-part.ts';
import { LAST_BOARD } from './changed-settings.ts';

interface Asked {
  readonly boards?: BoardSwitches;
  readonly wall?: WallChoice;
}

const ONLY_OPERATORS = { detail: 'only operators make celebrations here' };
const DETAILS = {
  boards: 'the house does not show this leaderboard',
  wall: 'the house does not show so much of names on a wall',
};

/** @throws {ApiProblem} house-rule if the host may not make celebrations. */
export function requireCreator({ creators }: HouseRules, { isOperator }: Host): void {
  if (creators === 'operators' && !isOperator) throw new ApiProblem('house-rule', ONLY_OPERATORS);
}

/** @throws {ApiProblem} house-rule for the first setting that the house does not allow. */
export function requireAllowed(rules: HouseRules, asked: Asked): void {
  const [field] = forbiddenIn(rules, asked);
  if (field) throw new ApiProblem('house-rule', { field, detail: DETAILS[field] });
}

/**
 * The switches of `boards` for a new celebration, without boards that the house does not show. If no board is left, the
 * celebration begins with the default boards.
 */
export function allowedSwitches(
  rules: HouseRules,
  boards: readonly BoardName[],
  asked: BoardSwitches = {},
): BoardSwitches {
  const never = boardsNever(rules);
  const forbidden = never.filter((board) => asked[board] === true);
  if (forbidden.length === 0) return asked;
  const allowed = Object.fromEntries(Object.entries(asked).filter(([name]) => !forbidden.includes(name as BoardName)));
  return switchBoards(boards, allowed).some((board) => !never.includes(board)) ? allowed : {};
}

/** @throws {ApiProblem} invalid if no board would be left that the house shows. */
export function requireShownBoard(rules: HouseRules, before: Whole, after: Whole): void {
  const isLeft = underRules(rules, after).boards.length > 0;
  const couldBe = boardsNever(rules).length < BOARDS.length;
  if (!isLeft && couldBe && underRules(rules, before).boards.length > 0) throw new ApiProblem('invalid', LAST_BOARD);
}

/** The switches and the settings of the wall that an undo would restore. */
export function whatComesBack(before: Whole, after: Whole): Asked {
  return {
    boards: switchesBetween(before.boards, after.boards),
    ...(before.wall !== after.wall && { wall: after.wall }),
  };
}
