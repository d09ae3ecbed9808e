import * as v from 'valibot';
import { BOARDS } from '../leaderboard/boards.ts';
import { WALL_CHOICES } from '../wall/wall-settings.ts';
import { count } from '../whole-numbers.ts';
import type { HouseRules } from './house-rules.ts';
import { boardsNever } from './under-rules.ts';

/**
 * The rules of a house for one celebration, as its hosts and log receive them. There is no rule for an absent field.
 */
export const ruledSchema = v.object({
  /** The boards that are never shown. */
  never: v.exactOptional(v.array(v.picklist(BOARDS))),
  /** The most that a wall may show of guests' names. */
  wall: v.exactOptional(v.picklist(WALL_CHOICES)),
  /** False: no guest is asked for a position. */
  location: v.exactOptional(v.literal(false)),
  /** How many days after its day the celebration is deleted. */
  keepDays: v.exactOptional(count),
});
export type RuledHere = v.InferOutput<typeof ruledSchema>;

export function ruledHere(rules: HouseRules): RuledHere {
  const never = boardsNever(rules);
  const { wall, location, keepDays } = rules;
  return {
    ...(never.length > 0 && { never: [...never] }),
    ...(wall !== undefined && wall !== 'names' && { wall }),
    ...(location === false && { location }),
    ...(keepDays !== undefined && { keepDays }),
  };
}

/** Equal rules have the same JSON. */
export function isSameRuled(one: RuledHere, other: RuledHere): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
