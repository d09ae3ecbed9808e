import { endOf, isEndPossible, MAX_DAYS_LATER } from '../../../domain/celebration/the-end.ts';
import { namesWith, rulesOf } from '../../../domain/hosting/celebration-settings.ts';
import { HOST_ACTIONS, type HostActionName } from '../../../domain/hosting/host-action.ts';
import type { CelebrationChanges } from '../../../domain/hosting/hosted-celebration.ts';
import {
  BOARDS,
  type BoardName,
  type BoardSwitches,
  switchBoards,
  switchesBetween,
} from '../../../domain/leaderboard/boards.ts';
import { boardsWithoutAlcohol, offeredBoards } from '../../../domain/leaderboard/offered-boards.ts';
import { drinksNoLonger } from '../../../domain/menu/known-menu.ts';
import { faultBeside } from '../../../domain/menu/menu-draft.ts';
import { type EditedMenu, editMenu, isSameMenu, type MenuEdit } from '../../../domain/menu/menu-edit.ts';
import { MENU_MAX_DRINKS, type MenuItem } from '../../../domain/menu/menu-item.ts';
import { HIDDEN_CODE_MS } from '../../../domain/wall/wall-settings.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { NewAction } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { differingPart, type SettingsField, type Whole } from '../tables/settings-part.ts';
import { withEndToCome } from './the-end.ts';

export const LAST_BOARD = { field: 'boards', detail: 'at least one leaderboard stays on' };
const NOT_OFFERED = { field: 'boards', detail: 'a celebration without alcohol has no leaderboard that counts it' };

const NO_END = { field: 'ends', detail: `must be ahead, and at most ${MAX_DAYS_LATER} days after the usual end` };

const FULL = { field: 'item', detail: `at most ${MENU_MAX_DRINKS} drinks` };

type Changes = Omit<CelebrationChanges, 'deleted' | 'from' | 'revision'>;

/** @throws {ApiProblem} as `boardsAfter` and `withEnd`. */
export function withChanges(whole: Whole, asked: Changes, now: number): Whole {
  const { paused, hideWallCode, look, boards, ends, ...changes } = asked;
  const wallCodeHiddenUntil = hideWallCode === undefined ? whole.wallCodeHiddenUntil : hiddenUntil(hideWallCode, now);
  const pausedAt = paused === undefined ? whole.pausedAt : paused ? (whole.pausedAt ?? now) : null;
  const changed = {
    ...whole,
    ...changes,
    ...look,
    ...{ pausedAt, wallCodeHiddenUntil, boards: boardsAfter(whole, asked) },
  };
  return revised(
    whole,
    withBoardsToCome(whole, withEnd(whole, changed, ends === undefined ? null : Date.parse(ends), now), boards),
  );
}

/** @throws {ApiProblem} invalid if hosts cannot choose this end. */
function withEnd(before: Whole, after: Whole, ends: number | null, now: number): Whole {
  const moved = withEndToCome(before, after, now);
  // A page may send back the unchanged end that it has read.
  if (ends === null || ends === endOf(moved)) return moved;
  if (!isEndPossible(ends, moved, now)) throw new ApiProblem('invalid', NO_END);
  return { ...moved, ends };
}

interface Switches {
  readonly boards?: BoardSwitches;
  readonly withoutAlcohol?: boolean;
}
type ShownBoards = Pick<Whole, 'boards' | 'withoutAlcohol' | 'boardsWithAlcohol'>;

/**
 * The boards that are on after some were switched. A celebration that becomes alcohol-free loses the boards that count
 * alcohol, until it allows alcohol again. @throws {ApiProblem} invalid if no board would be on, without-alcohol if a
 * board counts alcohol and the celebration has none.
 */
export function boardsAfter(
  before: ShownBoards,
  { boards = {}, withoutAlcohol = before.withoutAlcohol }: Switches,
): readonly BoardName[] {
  const offered = offeredBoards(withoutAlcohol);
  if (BOARDS.some((board) => boards[board] && !offered.includes(board)))
    throw new ApiProblem('without-alcohol', NOT_OFFERED);
  const switched = switchBoards(before.boards, withoutAlcohol ? boards : { ...before.boardsWithAlcohol, ...boards });
  const after = withoutAlcohol && switched.length > 0 ? switchBoards(boardsWithoutAlcohol(switched), boards) : switched;
  if (after.length === 0) throw new ApiProblem('invalid', LAST_BOARD);
  return after;
}

/**
 * The celebration with a stored list of the boards to switch on when it allows alcohol again. A board that a host
 * switches meanwhile is removed from the list. `asked`: the boards that the host switches in the same call.
 */
export function withBoardsToCome<Settings extends ShownBoards>(
  before: ShownBoards,
  after: Settings,
  asked: BoardSwitches = {},
): Settings {
  if (!after.withoutAlcohol) return { ...after, boardsWithAlcohol: {} };
  const isNew = !before.withoutAlcohol;
  const toCome = isNew ? switchesBetween(after.boards, before.boards) : before.boardsWithAlcohol;
  const switched = isNew ? asked : switchesBetween(before.boards, after.boards);
  const offered = offeredBoards(true);
  const kept = Object.entries(toCome).filter(([name]) => {
    const board = name as BoardName;
    return !(offered.includes(board) && board in switched);
  });
  return { ...after, boardsWithAlcohol: Object.fromEntries(kept) };
}

export function offersItsBoards({ boards, withoutAlcohol }: Whole): boolean {
  return boards.every((board) => offeredBoards(withoutAlcohol).includes(board));
}

/**
 * Whether another host has changed the menu since `revision`. A menu that is sent twice changes nothing, so the second
 * one is not late.
 */
export function isLateMenu(found: Whole, wanted: Whole, revision: number | undefined): boolean {
  return revision !== undefined && wanted.menuRevision > found.menuRevision && found.menuRevision !== revision;
}

/**
 * The menu after an edit. Only the edited drink is checked. @throws {ApiProblem} invalid if the menu is full, or if the
 * drink clashes with another.
 */
export function menuAfter(edit: MenuEdit, menu: readonly MenuItem[]): EditedMenu {
  const edited = editMenu(menu, edit);
  if ('clash' in edited || !('item' in edit) || isSameMenu(edited.menu, menu)) return edited;
  if (edited.menu.length > MENU_MAX_DRINKS) throw new ApiProblem('invalid', FULL);
  const others = edited.menu.filter(({ id }) => id !== edit.item.id);
  const fault = faultBeside(edit.item, others);
  if (fault) throw new ApiProblem('invalid', { field: `item.${fault.key}`, detail: fault.message });
  return edited;
}

/** Increases the menu's revision if the menu has changed, and remembers the removed drinks. */
export function revised(before: Whole, after: Whole): Whole {
  if (isSameMenu(before.menu, after.menu)) return after;
  const formerDrinks = drinksNoLonger(after.menu, [...before.menu, ...before.formerDrinks]);
  return { ...after, menuRevision: before.menuRevision + 1, formerDrinks };
}

function hiddenUntil(hidesCode: boolean, now: number): number | null {
  return hidesCode ? now + HIDDEN_CODE_MS : null;
}

type Fields = Readonly<Partial<Record<HostActionName, readonly SettingsField[]>>>;
/** The fields that a celebration without hosts also has. */
const FACTS: Fields = { details: ['names', 'date', 'timeZone', 'language'], end: ['state'] };
const DETAILS: readonly SettingsField[] = [...(FACTS.details ?? []), ...namesWith('log', 'details')];

/**
 * The fields that each action changes and that an undo restores together. Each setting that the log shows as a text is
 * a separate action.
 */
const KINDS = HOST_ACTIONS.flatMap((action): { action: HostActionName; fields: readonly SettingsField[] }[] => {
  const names = namesWith('log', action);
  if (names.some((name) => typeof rulesOf(name).told === 'function')) {
    return names.map((name) => ({ action, fields: [name] }));
  }
  return [{ action, fields: [...(FACTS[action] ?? []), ...names] }];
});

/**
 * Each kind of change is a separate action, so that it can be undone alone. If a celebration becomes alcohol-free, an
 * undo also restores the boards that were lost.
 */
export function actionsFor(call: HostCall, before: Whole, after: Whole, now: number): NewAction[] {
  const isSwitched = before.withoutAlcohol !== after.withoutAlcohol;
  const withBoards: Fields = isSwitched ? { boards: [], 'without-alcohol': ['withoutAlcohol', 'boards'] } : {};
  // A celebration that is opened again may get another end.
  const withEnds: Fields =
    before.state !== after.state
      ? { end: ['state', 'ends'], details: DETAILS.filter((field) => field !== 'ends') }
      : {};
  return KINDS.flatMap(({ action, fields: own }) => {
    const fields = { ...withBoards, ...withEnds }[action] ?? own;
    const was = differingPart(before, after, fields);
    const is = differingPart(after, before, fields);
    if (!was || !is) return [];
    return [newAction(call, now, nameOf(action, after), { details: { celebration: { before: was, after: is } } })];
  });
}

function nameOf(action: HostActionName, after: Whole): HostActionName {
  if (action === 'pause' && after.pausedAt === null) return 'resume';
  return action === 'end' && after.state === 'open' ? 'reopen' : action;
}
