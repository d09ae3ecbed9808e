import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

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

const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Cocktail à la vodka',
    rum: 'Cocktail au rhum',
    tequila: 'Cocktail à la tequila',
    gin: 'Cocktail au gin',
    whiskey: 'Cocktail au whisky',
  },
  shot: {
    vodka: 'Shot de vodka',
    rum: 'Shot de rhum',
    tequila: 'Shot de tequila',
    gin: 'Shot de gin',
    whiskey: 'Shot de whisky',
  },
};

/** 'Cocktail au rhum', 'Shot de rhum', or 'Bière' for a drink without a spirit. */
export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf(drinkNames, WITH_SPIRIT, drink);
}

const TO_ADD: Record<DrinkType, string> = {
  beer: 'une bière',
  wine: 'un verre de vin',
  cocktail: 'un cocktail',
  shot: 'un shot',
  water: 'un verre d’eau',
  other: 'une autre boisson',
};
const TO_ADD_WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'un cocktail à la vodka',
    rum: 'un cocktail au rhum',
    tequila: 'un cocktail à la tequila',
    gin: 'un cocktail au gin',
    whiskey: 'un cocktail au whisky',
  },
  shot: {
    vodka: 'un shot de vodka',
    rum: 'un shot de rhum',
    tequila: 'un shot de tequila',
    gin: 'un shot de gin',
    whiskey: 'un shot de whisky',
  },
};

/** After 'Ajouter': 'un cocktail au rhum'. */
export function drinkToAdd(drink: DrinkChoice): string {
  return formOf(TO_ADD, TO_ADD_WITH_SPIRIT, drink);
}
