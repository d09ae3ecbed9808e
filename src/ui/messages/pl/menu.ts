import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';

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

/** The spirit is in another case after each drink. */
const COCKTAILS: Record<AlcoholType, string> = {
  vodka: 'Drink z wódką',
  rum: 'Drink z rumem',
  tequila: 'Drink z tequilą',
  gin: 'Drink z ginem',
  whiskey: 'Drink z whisky',
};
const SHOTS: Record<AlcoholType, string> = {
  vodka: 'Shot wódki',
  rum: 'Shot rumu',
  tequila: 'Shot tequili',
  gin: 'Shot ginu',
  whiskey: 'Shot whisky',
};

export function drinkLabel({ drinkType, alcoholType, name }: DrinkChoice): string {
  if (name) return name;
  if (!alcoholType) return drinkNames[drinkType];
  return (drinkType === 'shot' ? SHOTS : COCKTAILS)[alcoholType];
}
