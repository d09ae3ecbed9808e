import { BOARDS, type BoardName, type BoardSwitches } from '../leaderboard/boards.ts';
import { WALL_CHOICES, type WallChoice } from '../wall/wall-settings.ts';
import { ALCOHOL_BOARDS, type HouseRules } from './house-rules.ts';

/** The settings of a celebration that a house can rule. */
interface Ruled {
  readonly boards: readonly BoardName[];
  readonly wall: WallChoice;
}

/**
 * The boards on which a drink with alcohol helps nobody. For a house every other board counts alcohol, also a board of
 * a later version.
 */
const COUNT_NO_ALCOHOL: readonly BoardName[] = ['hydration', 'balanced'];

/** The boards that are never shown here. */
export function boardsNever({ boards }: HouseRules): readonly BoardName[] {
  const never: readonly string[] = boards?.never ?? [];
  const left = never.includes(ALCOHOL_BOARDS) ? COUNT_NO_ALCOHOL : BOARDS;
  return BOARDS.filter((board) => never.includes(board) || !left.includes(board));
}

/** Whether the house allows a wall to show this much of names. */
export function mayWallShow({ wall: most = 'names' }: HouseRules, wall: WallChoice): boolean {
  return WALL_CHOICES.indexOf(wall) >= WALL_CHOICES.indexOf(most);
}

/** With `location: false` nobody is asked for a position. */
type UnderRules<Settings> = Settings & { readonly location?: false };

/**
 * The settings as they count under the rules. Boards that the house does not show are off, even if no board is left, and the wall shows no more of
 * names than it may.
 */
export function underRules<Settings extends Ruled>(rules: HouseRules, settings: Settings): UnderRules<Settings> {
  const never = boardsNever(rules);
  const boards = settings.boards.filter((board) => !never.includes(board));
  const wall = mayWallShow(rules, settings.wall) ? settings.wall : (rules.wall ?? settings.wall);
  const isSame = boards.length === settings.boards.length && wall === settings.wall;
  const ruled = isSame ? settings : { ...settings, boards, wall };
  return rules.location === false ? { ...ruled, location: false } : ruled;
}

/** The settings among these changes that the house does not allow. */
export function forbiddenIn(
  rules: HouseRules,
  { boards = {}, wall }: { readonly boards?: BoardSwitches; readonly wall?: WallChoice },
): ('boards' | 'wall')[] {
  const never = boardsNever(rules);
  return [
    ...(never.some((board) => boards[board] === true) ? (['boards'] as const) : []),
    ...(wall !== undefined && !mayWallShow(rules, wall) ? (['wall'] as const) : []),
  ];
}
