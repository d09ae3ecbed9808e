import { type DrinkChoice, drinkOf } from '../../domain/drink-menu.ts';

/** A drink with subtypes waits for its spirit. */
export function needsSpirit({ drinkType, alcoholType }: DrinkChoice): boolean {
  return drinkOf(drinkType).hasSubtypes && !alcoholType;
}
