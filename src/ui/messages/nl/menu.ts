import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Bier',
  wine: 'Wijn',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Water',
  other: 'Anders',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Kies je cocktail',
  shot: 'Kies je shot',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Wodka',
  rum: 'Rum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Rustig',
  moderate: 'Normaal',
  fast: 'Vlot',
  catchup: 'Inhalen',
};

const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Cocktail met wodka',
    rum: 'Cocktail met rum',
    tequila: 'Cocktail met tequila',
    gin: 'Cocktail met gin',
    whiskey: 'Cocktail met whisky',
  },
  shot: {
    vodka: 'Shot wodka',
    rum: 'Shot rum',
    tequila: 'Shot tequila',
    gin: 'Shot gin',
    whiskey: 'Shot whisky',
  },
};

/** 'Cocktail met rum', 'Shot rum', or 'Bier' for a drink without a spirit. 'Anders' alone would not say that it is a drink. */
export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf({ ...drinkNames, other: 'Iets anders' }, WITH_SPIRIT, drink);
}

export const drinkToAdd = drinkLabel;
