import * as v from 'valibot';
import { WALL_CHOICES } from '../wall/wall-settings.ts';
import { count } from '../whole-numbers.ts';
import { CREATORS, NEVER_SHOWN, NEW_DOORS } from './house-rules.ts';

/** The rules in answers to operators. */
const readRulesSchema = v.object({
  boards: v.exactOptional(v.object({ never: v.array(v.picklist(NEVER_SHOWN)) })),
  wall: v.exactOptional(v.picklist(WALL_CHOICES)),
  location: v.exactOptional(v.boolean()),
  door: v.exactOptional(v.picklist(NEW_DOORS)),
  keepDays: v.exactOptional(count),
  creators: v.exactOptional(v.picklist(CREATORS)),
  house: v.exactOptional(
    v.object({
      name: v.exactOptional(v.string()),
      contact: v.exactOptional(v.string()),
      imprint: v.exactOptional(v.string()),
      privacy: v.exactOptional(v.string()),
    }),
  ),
});

/** The answer to operators about the rules of the house. */
export const houseAnswerSchema = v.object({
  rules: readRulesSchema,
  /** Whether the rules come from a file on the server. Then no call can change them. */
  isFixed: v.boolean(),
  /** Whether this server has the open celebration, whose guests have no code. The rules do not apply to them. */
  hasOpenCelebration: v.boolean(),
  /** How many celebrations are older than the rules allow. They are deleted a day after the rule was set. */
  outlived: count,
});
export type HouseAnswer = v.InferOutput<typeof houseAnswerSchema>;
