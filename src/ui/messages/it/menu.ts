import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Birra',
  wine: 'Vino',
  cocktail: 'Cocktail',
  shot: 'Shot',
  water: 'Acqua',
  other: 'Altro',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Scegli il tuo cocktail',
  shot: 'Scegli il tuo shot',
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
  moderate: 'Moderato',
  fast: 'Veloce',
  catchup: 'Rimonta',
};

const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Cocktail alla vodka',
    rum: 'Cocktail al rum',
    tequila: 'Cocktail alla tequila',
    gin: 'Cocktail al gin',
    whiskey: 'Cocktail al whisky',
  },
  shot: {
    vodka: 'Shot di vodka',
    rum: 'Shot di rum',
    tequila: 'Shot di tequila',
    gin: 'Shot di gin',
    whiskey: 'Shot di whisky',
  },
};

/** 'Cocktail al rum', or 'Birra' for a drink without a spirit. */
export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf(drinkNames, WITH_SPIRIT, drink);
}

const TO_ADD: Record<DrinkType, string> = {
  beer: 'una birra',
  wine: 'un vino',
  cocktail: 'un cocktail',
  shot: 'uno shot',
  water: 'un’acqua',
  other: 'qualcos’altro',
};
const TO_ADD_WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'un cocktail alla vodka',
    rum: 'un cocktail al rum',
    tequila: 'un cocktail alla tequila',
    gin: 'un cocktail al gin',
    whiskey: 'un cocktail al whisky',
  },
  shot: {
    vodka: 'uno shot di vodka',
    rum: 'uno shot di rum',
    tequila: 'uno shot di tequila',
    gin: 'uno shot di gin',
    whiskey: 'uno shot di whisky',
  },
};

/** After 'Aggiungiamo': 'un cocktail al rum'. */
export function drinkToAdd(drink: DrinkChoice): string {
  return formOf(TO_ADD, TO_ADD_WITH_SPIRIT, drink);
}
