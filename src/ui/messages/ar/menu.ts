import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { isolated } from '../forms/isolated.ts';

export const drinkNames: Record<DrinkType, string> = {
  beer: 'بيرة',
  wine: 'نبيذ',
  cocktail: 'كوكتيل',
  shot: 'شوت',
  water: 'ماء',
  other: 'مشروب آخر',
};

export const chooseYour: Record<SpiritDrinkType, string> = {
  cocktail: 'كوكتيل على ذوقك',
  shot: 'شوت على ذوقك',
};

export const spiritNames: Record<AlcoholType, string> = {
  vodka: 'فودكا',
  rum: 'رم',
  tequila: 'تيكيلا',
  gin: 'جين',
  whiskey: 'ويسكي',
};

/** These adjectives agree with the noun 'الوتيرة'. */
export const paceNames: Record<PaceId, string> = {
  slow: 'هادئة',
  moderate: 'معتدلة',
  fast: 'سريعة',
  catchup: 'لحاق',
};

/** The spirit is named after the drink: 'كوكتيل رم'. */
export function drinkLabel(drink: DrinkChoice): string {
  if (drink.name) return isolated(drink.name);
  const { drinkType, alcoholType } = drink;
  return alcoholType ? `${drinkNames[drinkType]} ${spiritNames[alcoholType]}` : drinkNames[drinkType];
}

export const drinkToAdd = drinkLabel;
