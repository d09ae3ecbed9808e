import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Bier',
  wine: 'Wein',
  cocktail: 'Cocktail',
  shot: 'Schnaps',
  water: 'Wasser',
  other: 'Anderes',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Dein Cocktail',
  shot: 'Dein Schnaps',
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

/** 'Rum-Cocktail', 'Schnaps (Rum)', or 'Bier' for a drink without a spirit. */
export function drinkLabel(drink: DrinkChoice): string {
  if (drink.name) return drink.name;
  const { drinkType, alcoholType } = drink;
  if (!alcoholType) return drinkNames[drinkType];
  return drinkType === 'shot'
    ? `${drinkNames[drinkType]} (${spiritNames[alcoholType]})`
    : `${spiritNames[alcoholType]}-${drinkNames[drinkType]}`;
}

export const drinkToAdd = drinkLabel;
