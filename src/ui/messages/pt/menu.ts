import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

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

const SPIRIT_DRINKS: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: 'Cocktail de vodka', shot: 'Shot de vodka' },
  rum: { cocktail: 'Cocktail de rum', shot: 'Shot de rum' },
  tequila: { cocktail: 'Cocktail de tequila', shot: 'Shot de tequila' },
  gin: { cocktail: 'Cocktail de gin', shot: 'Shot de gin' },
  whiskey: { cocktail: 'Cocktail de whisky', shot: 'Shot de whisky' },
};

/** 'Cocktail de rum', or 'Cerveja' for a drink without a spirit. */
export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  return alcoholType ? SPIRIT_DRINKS[alcoholType][drinkType as SpiritDrinkType] : drinkNames[drinkType];
}
