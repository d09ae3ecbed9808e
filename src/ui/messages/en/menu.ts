import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Beer',
  wine: 'Wine',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Water',
  other: 'Other',
};

/** Asks for the spirit of a drink. */
export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Choose your cocktail',
  shot: 'Choose your shot',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Vodka',
  rum: 'Rum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whiskey',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Slow',
  moderate: 'Moderate',
  fast: 'Fast',
  catchup: 'Catch Up',
};

/** 'Rum Cocktail', or 'Beer' for a drink without a spirit. A drink of the hosts' menu has its own name. */
export function drinkLabel(drink: DrinkChoice): string {
  if (drink.name) return drink.name;
  const { drinkType, alcoholType } = drink;
  return alcoholType ? `${spiritNames[alcoholType]} ${drinkNames[drinkType]}` : drinkNames[drinkType];
}

/** The drink after 'Add' in a question. */
export const drinkToAdd = drinkLabel;
