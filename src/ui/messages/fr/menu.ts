import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Bière',
  wine: 'Vin',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Eau',
  other: 'Autre',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Choisis ton cocktail',
  shot: 'Choisis ton shot',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Vodka',
  rum: 'Rhum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Tranquille',
  moderate: 'Modéré',
  fast: 'Rapide',
  catchup: 'À fond',
};

const COCKTAILS: Record<AlcoholType, string> = {
  vodka: 'Cocktail à la vodka',
  rum: 'Cocktail au rhum',
  tequila: 'Cocktail à la tequila',
  gin: 'Cocktail au gin',
  whiskey: 'Cocktail au whisky',
};
const SHOTS: Record<AlcoholType, string> = {
  vodka: 'Shot de vodka',
  rum: 'Shot de rhum',
  tequila: 'Shot de tequila',
  gin: 'Shot de gin',
  whiskey: 'Shot de whisky',
};

/** 'Cocktail au rhum', 'Shot de rhum', or 'Bière' for a drink without a spirit. */
export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  if (!alcoholType) return drinkNames[drinkType];
  return drinkType === 'shot' ? SHOTS[alcoholType] : COCKTAILS[alcoholType];
}
