import { type DrinkChoice, drinkOf } from '../../domain/drink-menu.ts';

/** Whether the guest still has to choose a spirit. */
export function needsSpirit({ drinkType, alcoholType }: DrinkChoice): boolean {
  return drinkOf(drinkType).hasSubtypes && !alcoholType;
}
