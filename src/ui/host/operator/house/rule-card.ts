import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import type { Rules } from './use-rules.ts';

/** What the card of a rule gets. */
export interface RuleCard {
  readonly rules: Rules;
  readonly house: HouseAnswer;
}
