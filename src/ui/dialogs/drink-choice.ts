import { type DrinkChoice, drinkOf, type SpiritDrinkType } from '../../domain/drink-menu.ts';

/** Whether the guest still has to choose a spirit. */
export function needsSpirit(choice: DrinkChoice): choice is DrinkChoice & { drinkType: SpiritDrinkType } {
  return drinkOf(choice.drinkType).hasSubtypes && !choice.alcoholType;
}
