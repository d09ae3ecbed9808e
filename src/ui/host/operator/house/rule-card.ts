import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import type { Rules } from './use-rules.ts';

/** The properties of the card of a rule. */
export interface RuleCard {
  readonly rules: Rules;
  readonly house: HouseAnswer;
}
