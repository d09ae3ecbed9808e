import { BOARDS, type BoardName, type BoardSwitches } from '../leaderboard/boards.ts';
import { WALL_CHOICES, type WallChoice } from '../wall/wall-settings.ts';
import { ALCOHOL_BOARDS, type HouseRules } from './house-rules.ts';

/** The settings that the rules of a house can limit. */
interface Ruled {
  readonly boards: readonly BoardName[];
  readonly wall: WallChoice;
}

/**
 * The boards on which a drink with alcohol never improves a rank. A house treats every other board as one that counts
 * alcohol, including boards of later versions.
 */
const COUNT_NO_ALCOHOL: readonly BoardName[] = ['hydration', 'balanced'];

/** The boards that are never shown here. */
export function boardsNever({ boards }: HouseRules): readonly BoardName[] {
  const never: readonly string[] = boards?.never ?? [];
  const left = never.includes(ALCOHOL_BOARDS) ? COUNT_NO_ALCOHOL : BOARDS;
  return BOARDS.filter((board) => never.includes(board) || !left.includes(board));
}

/** Whether the house lets a wall show this much of the guests' names. */
export function mayWallShow({ wall: most = 'names' }: HouseRules, wall: WallChoice): boolean {
  return WALL_CHOICES.indexOf(wall) >= WALL_CHOICES.indexOf(most);
}

/** With `location: false`, no guest is asked for a position. */
type UnderRules<Settings> = Settings & { readonly location?: false };

/**
 * The settings after the rules have limited them. Boards that the house forbids are off, even if no board is left. The
 * wall shows no more of the names than the house allows.
 */
export function underRules<Settings extends Ruled>(rules: HouseRules, settings: Settings): UnderRules<Settings> {
  const never = boardsNever(rules);
  const boards = settings.boards.filter((board) => !never.includes(board));
  const wall = mayWallShow(rules, settings.wall) ? settings.wall : (rules.wall ?? settings.wall);
  const isSame = boards.length === settings.boards.length && wall === settings.wall;
  const ruled = isSame ? settings : { ...settings, boards, wall };
  return rules.location === false ? { ...ruled, location: false } : ruled;
}

/** The names of the changed settings whose new values the house forbids. */
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
