import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { formOf, type SpiritDrinks } from '../forms/drinks.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'Piwo',
  wine: 'Wino',
  cocktail: 'Drink',
  shot: 'Shot',
  water: 'Woda',
  other: 'Inne',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'Wybierz drinka',
  shot: 'Wybierz shota',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'Wódka',
  rum: 'Rum',
  tequila: 'Tequila',
  gin: 'Gin',
  whiskey: 'Whisky',
};

export const paceNames: Record<PaceId, string> = {
  slow: 'Na luzie',
  moderate: 'Średnio',
  fast: 'Szybko',
  catchup: 'Gonię',
};

/** Each drink requires a different case of the spirit's name. */
const WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'Drink z wódką',
    rum: 'Drink z rumem',
    tequila: 'Drink z tequilą',
    gin: 'Drink z ginem',
    whiskey: 'Drink z whisky',
  },
  shot: {
    vodka: 'Shot wódki',
    rum: 'Shot rumu',
    tequila: 'Shot tequili',
    gin: 'Shot ginu',
    whiskey: 'Shot whisky',
  },
};

export function drinkLabel(drink: DrinkChoice): string {
  return drink.name || formOf(drinkNames, WITH_SPIRIT, drink);
}

const TO_ADD: Record<DrinkType, string> = {
  beer: 'piwo',
  wine: 'wino',
  cocktail: 'drinka',
  shot: 'shota',
  water: 'wodę',
  other: 'coś innego',
};
const TO_ADD_WITH_SPIRIT: SpiritDrinks = {
  cocktail: {
    vodka: 'drinka z wódką',
    rum: 'drinka z rumem',
    tequila: 'drinka z tequilą',
    gin: 'drinka z ginem',
    whiskey: 'drinka z whisky',
  },
  shot: {
    vodka: 'shota wódki',
    rum: 'shota rumu',
    tequila: 'shota tequili',
    gin: 'shota ginu',
    whiskey: 'shota whisky',
  },
};

/** After 'Dodać': 'drinka z rumem'. */
export function drinkToAdd(drink: DrinkChoice): string {
  return formOf(TO_ADD, TO_ADD_WITH_SPIRIT, drink);
}
