/** What can be logged (docs/spec-coverage.md §3.2, §3.5): six drink types, and five spirits for those with subtypes. */
export const DRINK_TYPES = ['beer', 'wine', 'cocktail', 'shot', 'water', 'other'] as const;
export type DrinkType = (typeof DRINK_TYPES)[number];

export const ALCOHOL_TYPES = ['vodka', 'rum', 'tequila', 'gin', 'whiskey'] as const;
export type AlcoholType = (typeof ALCOHOL_TYPES)[number];

export interface Drink {
  readonly id: DrinkType;
  readonly name: string;
  readonly emoji: string;
  readonly category: 'alcoholic' | 'non-alcoholic';
  readonly hasSubtypes: boolean;
}

export interface Spirit {
  readonly id: AlcoholType;
  readonly name: string;
  readonly emoji: string;
}

export const DRINK_MENU: readonly Drink[] = [
  { id: 'beer', name: 'Beer', emoji: '🍺', category: 'alcoholic', hasSubtypes: false },
  { id: 'wine', name: 'Wine', emoji: '🍷', category: 'alcoholic', hasSubtypes: false },
  { id: 'cocktail', name: 'Cocktail', emoji: '🍸', category: 'alcoholic', hasSubtypes: true },
  { id: 'shot', name: 'Shot', emoji: '🥃', category: 'alcoholic', hasSubtypes: true },
  { id: 'water', name: 'Water', emoji: '💧', category: 'non-alcoholic', hasSubtypes: false },
  { id: 'other', name: 'Other', emoji: '🥤', category: 'non-alcoholic', hasSubtypes: false },
];

export const SPIRITS: readonly Spirit[] = [
  { id: 'vodka', name: 'Vodka', emoji: '🧊' },
  { id: 'rum', name: 'Rum', emoji: '🥥' },
  { id: 'tequila', name: 'Tequila', emoji: '🌵' },
  { id: 'gin', name: 'Gin', emoji: '🌿' },
  { id: 'whiskey', name: 'Whiskey', emoji: '🌾' },
];

const drinkById = new Map(DRINK_MENU.map((drink) => [drink.id, drink]));
const spiritById = new Map(SPIRITS.map((spirit) => [spirit.id, spirit]));

export function drinkOf(id: DrinkType): Drink {
  const drink = drinkById.get(id);
  if (!drink) throw new RangeError(`no drink '${id}' on the menu`);
  return drink;
}

export function spiritOf(id: AlcoholType): Spirit {
  const spirit = spiritById.get(id);
  if (!spirit) throw new RangeError(`no spirit '${id}' on the menu`);
  return spirit;
}

export function isAlcoholic(id: DrinkType): boolean {
  return drinkOf(id).category === 'alcoholic';
}

/** 'Rum Cocktail', or 'Beer' for a drink without subtypes. */
export function drinkLabel(drinkType: DrinkType, alcoholType?: AlcoholType): string {
  const drink = drinkOf(drinkType).name;
  return alcoholType ? `${spiritOf(alcoholType).name} ${drink}` : drink;
}

/** Title of the confirm dialog (docs/spec-coverage.md §2.21). */
export function confirmTitle(drinkType: DrinkType, alcoholType?: AlcoholType): string {
  return `Add ${drinkLabel(drinkType, alcoholType)}?`;
}

/** The toast of a confirmed drink (docs/spec-coverage.md §4.8). */
export function addedMessage(drinkType: DrinkType, alcoholType?: AlcoholType): string {
  return `Added ${drinkLabel(drinkType, alcoholType)}!`;
}

/** Title of the spirit chooser, with the drink's name in lower case (docs/spec-coverage.md §2.19). */
export function chooserTitle(drinkType: DrinkType): string {
  return `Choose your ${drinkOf(drinkType).name.toLowerCase()}`;
}
