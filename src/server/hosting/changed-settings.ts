import type { CelebrationChanges } from '../../domain/hosting/hosted-celebration.ts';
import type { HostActionName } from '../../domain/hosting/log-entry.ts';
import { BOARDS, type BoardName, type BoardSwitches, switchBoards } from '../../domain/leaderboard/boards.ts';
import { boardsWithoutAlcohol, offeredBoards } from '../../domain/leaderboard/offered-boards.ts';
import { isSameMenu } from '../../domain/menu/menu-edit.ts';
import { HIDDEN_CODE_MS } from '../../domain/wall/wall-settings.ts';
import { ApiProblem } from '../http/problem.ts';
import { type HostCall, newAction } from './logged-action.ts';
import type { NewAction } from './tables/log-table.ts';
import { differingPart, type SettingsField, type Whole } from './tables/settings-part.ts';

const LAST_BOARD = { field: 'boards', detail: 'at least one leaderboard stays on' };
const NOT_OFFERED = { field: 'boards', detail: 'a celebration without alcohol has no leaderboard that counts it' };

type Changes = Omit<CelebrationChanges, 'deleted' | 'from' | 'revision'>;

/** @throws {ApiProblem} as `boardsAfter`. */
export function withChanges(whole: Whole, asked: Changes, now: number): Whole {
  const { paused, hideWallCode, look, boards, ...changes } = asked;
  const wallCodeHiddenUntil = hideWallCode === undefined ? whole.wallCodeHiddenUntil : hiddenUntil(hideWallCode, now);
  const pausedAt = paused === undefined ? whole.pausedAt : paused ? (whole.pausedAt ?? now) : null;
  return revised(whole, {
    ...whole,
    ...changes,
    ...look,
    ...{ pausedAt, wallCodeHiddenUntil, boards: boardsAfter(whole, asked) },
  });
}

interface Switches {
  readonly boards?: BoardSwitches;
  readonly withoutAlcohol?: boolean;
}

/**
 * The boards that are on after some were switched. A celebration that becomes one without alcohol loses the boards that
 * count it.
 * @throws {ApiProblem} invalid if none would be on, without-alcohol if one counts alcohol and the celebration has none.
 */
export function boardsAfter(
  before: Pick<Whole, 'boards' | 'withoutAlcohol'>,
  { boards = {}, withoutAlcohol = before.withoutAlcohol }: Switches,
): readonly BoardName[] {
  const offered = offeredBoards(withoutAlcohol);
  if (BOARDS.some((board) => boards[board] && !offered.includes(board)))
    throw new ApiProblem('without-alcohol', NOT_OFFERED);
  const switched = switchBoards(before.boards, boards);
  const after = withoutAlcohol && switched.length > 0 ? switchBoards(boardsWithoutAlcohol(switched), boards) : switched;
  if (after.length === 0) throw new ApiProblem('invalid', LAST_BOARD);
  return after;
}

/** Whether each board that is on is one that the celebration offers. */
export function offersItsBoards({ boards, withoutAlcohol }: Whole): boolean {
  return boards.every((board) => offeredBoards(withoutAlcohol).includes(board));
}

/** A menu that arrives twice changes nothing, so it is not late. */
export function isLateMenu(found: Whole, wanted: Whole, revision: number | undefined): boolean {
  return wanted.menuRevision > found.menuRevision && found.menuRevision !== revision;
}

/** Counts a change of the menu. */
export function revised(before: Whole, after: Whole): Whole {
  return isSameMenu(before.menu, after.menu) ? after : { ...after, menuRevision: before.menuRevision + 1 };
}

function hiddenUntil(hidesCode: boolean, now: number): number | null {
  return hidesCode ? now + HIDDEN_CODE_MS : null;
}

const DETAILS = ['names', 'date', 'timeZone', 'language', 'gettingHome'] as const;

/**
 * Each kind of change is an action of its own, so that each can be undone alone. Boards that go because the celebration is
 * without alcohol come back with its undo.
 */
export function actionsFor(call: HostCall, before: Whole, after: Whole, now: number): NewAction[] {
  const isWithout = before.withoutAlcohol !== after.withoutAlcohol;
  const kinds: readonly (readonly [HostActionName, readonly SettingsField[]])[] = [
    ['door', ['door']],
    [after.pausedAt === null ? 'resume' : 'pause', ['pausedAt']],
    [after.state === 'over' ? 'end' : 'reopen', ['state']],
    ['boards', isWithout ? [] : ['boards']],
    ['look', ['palette', 'ornament']],
    ['menu', ['menu']],
    ['without-alcohol', isWithout ? ['withoutAlcohol', 'boards'] : []],
    ['wall', ['wall']],
    ['wall', ['wallColours']],
    ['wall-pace', ['wallPace']],
    ['moments', ['moments']],
    ['wall-code', ['wallCodeHiddenUntil']],
    ['details', DETAILS],
  ];
  return kinds.flatMap(([action, fields]) => {
    const was = differingPart(before, after, fields);
    const is = differingPart(after, before, fields);
    return was && is ? [newAction(call, now, action, { details: { celebration: { before: was, after: is } } })] : [];
  });
}
