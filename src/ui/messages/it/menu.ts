import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

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

const SPIRIT_DRINKS: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: 'Cocktail alla vodka', shot: 'Shot di vodka' },
  rum: { cocktail: 'Cocktail al rum', shot: 'Shot di rum' },
  tequila: { cocktail: 'Cocktail alla tequila', shot: 'Shot di tequila' },
  gin: { cocktail: 'Cocktail al gin', shot: 'Shot di gin' },
  whiskey: { cocktail: 'Cocktail al whisky', shot: 'Shot di whisky' },
};

/** 'Cocktail al rum', or 'Birra' for a drink without a spirit. */
export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  return alcoholType ? SPIRIT_DRINKS[alcoholType][drinkType as SpiritDrinkType] : drinkNames[drinkType];
}
