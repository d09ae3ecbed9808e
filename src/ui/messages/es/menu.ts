import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

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

const SPIRIT_DRINKS: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: 'Cóctel de vodka', shot: 'Chupito de vodka' },
  rum: { cocktail: 'Cóctel de ron', shot: 'Chupito de ron' },
  tequila: { cocktail: 'Cóctel de tequila', shot: 'Chupito de tequila' },
  gin: { cocktail: 'Cóctel de ginebra', shot: 'Chupito de ginebra' },
  whiskey: { cocktail: 'Cóctel de whisky', shot: 'Chupito de whisky' },
};

/** 'Cóctel de ron', or 'Cerveza' for a drink without a spirit. */
export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  return alcoholType ? SPIRIT_DRINKS[alcoholType][drinkType as SpiritDrinkType] : drinkNames[drinkType];
}
