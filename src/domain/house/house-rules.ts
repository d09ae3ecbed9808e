import { BOARDS, type BoardName } from '../leaderboard/boards.ts';
import type { WallChoice } from '../wall/wall-settings.ts';

/** In UTF-16 units. */
export const HOUSE_NAME_MAX_LENGTH = 60;
export const HOUSE_LINK_MAX_LENGTH = 300;
export const LEAST_KEEP_DAYS = 7;
export const MOST_KEEP_DAYS = 400;

/** A name in the list of boards never shown: all boards that count alcohol, including boards of later versions. */
export const ALCOHOL_BOARDS = 'alcohol';
/** The possible doors of a new celebration, until its hosts choose another door. */
export const NEW_DOORS = ['open', 'ask'] as const;
export type NeverShown = BoardName | typeof ALCOHOL_BOARDS;
export const NEVER_SHOWN: readonly NeverShown[] = [...BOARDS, ALCOHOL_BOARDS];
export const CREATORS = ['hosts', 'operators'] as const;

/** The person or company that is responsible for a server. */
export interface House {
  readonly name?: string;
  /** An e-mail address, a telephone number or a link. */
  readonly contact?: string;
  readonly imprint?: string;
  readonly privacy?: string;
}

/** The rules of a house for all hosts of its server. There is no rule for an absent field. */
export interface HouseRules {
  readonly boards?: { readonly never: readonly NeverShown[] };
  /** The most that a wall may show of guests' names. */
  readonly wall?: WallChoice;
  /** False: nobody is asked for a position, and none is stored. */
  readonly location?: boolean;
  readonly door?: (typeof NEW_DOORS)[number];
  /** How many days after its day a celebration is deleted. */
  readonly keepDays?: number;
  readonly creators?: (typeof CREATORS)[number];
  readonly house?: House;
}
export type RuleName = keyof HouseRules;

export const NO_RULES: HouseRules = {};

/** Changes to the list of boards that are never shown: a whole new list, or single boards. */
interface BoardChanges {
  readonly never?: readonly NeverShown[];
  /** True: the board is never shown from now on. False: the board may be shown again. Other boards do not change. */
  readonly switches?: { readonly [Name in NeverShown]?: boolean };
}

/** Rules to set. Null removes a rule. An absent rule does not change. */
export type RuleChanges = { readonly [Name in Exclude<RuleName, 'boards'>]?: HouseRules[Name] | null } & {
  readonly boards?: BoardChanges | null;
};

export function changeRules(rules: HouseRules, { boards, ...changes }: RuleChanges): HouseRules {
  const all = { ...rules, ...changes, ...(boards !== undefined && { boards: boards && neverAfter(rules, boards) }) };
  return Object.fromEntries(Object.entries(all).filter(([, rule]) => rule !== null)) as HouseRules;
}

function neverAfter({ boards }: HouseRules, { never = boards?.never ?? [], switches }: BoardChanges) {
  if (!switches) return { never };
  const left = NEVER_SHOWN.filter((name) => switches[name] ?? never.includes(name));
  return left.length > 0 ? { never: left } : null;
}
