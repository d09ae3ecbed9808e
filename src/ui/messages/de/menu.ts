import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Bier',
  wine: 'Wein',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Wasser',
  other: 'Anderes',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Dein Cocktail',
  shot: 'Dein Shot',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Wodka',
  rum: 'Rum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Ruhig',
  moderate: 'Normal',
  fast: 'Flott',
  catchup: 'Aufholen',
};

/** 'Rum-Cocktail', or 'Bier' for a drink without a spirit. */
export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  return alcoholType ? `${spiritNames[alcoholType]}-${drinkNames[drinkType]}` : drinkNames[drinkType];
}
