import { type AlcoholType, type DrinkType, drinkOf } from '../../domain/drink-menu.ts';

/** What the guest is about to log; a drink with subtypes waits for its spirit. */
export interface DrinkChoice {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
}

export function needsSpirit({ drinkType, alcoholType }: DrinkChoice): boolean {
  return drinkOf(drinkType).hasSubtypes && !alcoholType;
}
