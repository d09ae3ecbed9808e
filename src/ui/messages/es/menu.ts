import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Cerveza',
  wine: 'Vino',
  cocktail: 'Cóctel',
  shot: 'Chupito',
  water: 'Agua',
  other: 'Otra',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Elige tu cóctel',
  shot: 'Elige tu chupito',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Vodka',
  rum: 'Ron',
  tequila: 'Tequila',
  gin: 'Ginebra',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Tranqui',
  moderate: 'Moderado',
  fast: 'Rápido',
  catchup: 'A tope',
};

const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Cóctel de vodka',
    rum: 'Cóctel de ron',
    tequila: 'Cóctel de tequila',
    gin: 'Cóctel de ginebra',
    whiskey: 'Cóctel de whisky',
  },
  shot: {
    vodka: 'Chupito de vodka',
    rum: 'Chupito de ron',
    tequila: 'Chupito de tequila',
    gin: 'Chupito de ginebra',
    whiskey: 'Chupito de whisky',
  },
};

/** 'Cóctel de ron', or 'Cerveza' for a drink without a spirit. */
export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf(drinkNames, WITH_SPIRIT, drink);
}

const TO_ADD: Record<DrinkType, string> = {
  beer: 'una cerveza',
  wine: 'un vino',
  cocktail: 'un cóctel',
  shot: 'un chupito',
  water: 'un agua',
  other: 'otra bebida',
};
const TO_ADD_WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'un cóctel de vodka',
    rum: 'un cóctel de ron',
    tequila: 'un cóctel de tequila',
    gin: 'un cóctel de ginebra',
    whiskey: 'un cóctel de whisky',
  },
  shot: {
    vodka: 'un chupito de vodka',
    rum: 'un chupito de ron',
    tequila: 'un chupito de tequila',
    gin: 'un chupito de ginebra',
    whiskey: 'un chupito de whisky',
  },
};

/** After '¿Añadir': 'un cóctel de ron'. */
export function drinkToAdd(drink: DrinkChoice): string {
  return formOf(TO_ADD, TO_ADD_WITH_SPIRIT, drink);
}
