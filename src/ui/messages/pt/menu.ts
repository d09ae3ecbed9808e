import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Cerveja',
  wine: 'Vinho',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Água',
  other: 'Outra',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Escolhe o teu cocktail',
  shot: 'Escolhe o teu shot',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Vodka',
  rum: 'Rum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Calmo',
  moderate: 'Moderado',
  fast: 'Rápido',
  catchup: 'A abrir',
};

const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Cocktail de vodka',
    rum: 'Cocktail de rum',
    tequila: 'Cocktail de tequila',
    gin: 'Cocktail de gin',
    whiskey: 'Cocktail de whisky',
  },
  shot: {
    vodka: 'Shot de vodka',
    rum: 'Shot de rum',
    tequila: 'Shot de tequila',
    gin: 'Shot de gin',
    whiskey: 'Shot de whisky',
  },
};

/** 'Cocktail de rum', or 'Cerveja' for a drink without a spirit. */
export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf(drinkNames, WITH_SPIRIT, drink);
}

const TO_ADD: Record<DrinkType, string> = {
  beer: 'uma cerveja',
  wine: 'um vinho',
  cocktail: 'um cocktail',
  shot: 'um shot',
  water: 'uma água',
  other: 'outra bebida',
};
const TO_ADD_WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'um cocktail de vodka',
    rum: 'um cocktail de rum',
    tequila: 'um cocktail de tequila',
    gin: 'um cocktail de gin',
    whiskey: 'um cocktail de whisky',
  },
  shot: {
    vodka: 'um shot de vodka',
    rum: 'um shot de rum',
    tequila: 'um shot de tequila',
    gin: 'um shot de gin',
    whiskey: 'um shot de whisky',
  },
};

/** After 'Apontar': 'um cocktail de rum'. */
export function drinkToAdd(drink: DrinkChoice): string {
  return formOf(TO_ADD, TO_ADD_WITH_SPIRIT, drink);
}
