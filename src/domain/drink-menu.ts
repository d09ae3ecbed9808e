/** What can be logged (docs/spec-coverage.md §3.2, §3.5): six drink types, and five spirits for those with subtypes. */
export const DRINK_MENU = [
  { id: 'beer', emoji: '🍺', category: 'alcoholic', hasSubtypes: false },
  { id: 'wine', emoji: '🍷', category: 'alcoholic', hasSubtypes: false },
  { id: 'cocktail', emoji: '🍸', category: 'alcoholic', hasSubtypes: true },
  { id: 'shot', emoji: '🥃', category: 'alcoholic', hasSubtypes: true },
  { id: 'water', emoji: '💧', category: 'non-alcoholic', hasSubtypes: false },
  { id: 'other', emoji: '🥤', category: 'non-alcoholic', hasSubtypes: false },
] as const;
export const SPIRITS = [
  { id: 'vodka', emoji: '🧊' },
  { id: 'rum', emoji: '🥥' },
  { id: 'tequila', emoji: '🌵' },
  { id: 'gin', emoji: '🌿' },
  { id: 'whiskey', emoji: '🌾' },
] as const;

export type Drink = (typeof DRINK_MENU)[number];
export type DrinkType = Drink['id'];
/** A drink with subtypes: the guest chooses a spirit. */
export type SpiritDrinkType = Extract<Drink, { hasSubtypes: true }>['id'];
export type Spirit = (typeof SPIRITS)[number];
export type AlcoholType = Spirit['id'];

export const DRINK_TYPES: readonly DrinkType[] = DRINK_MENU.map(({ id }) => id);
export const ALCOHOL_TYPES: readonly AlcoholType[] = SPIRITS.map(({ id }) => id);

/** A drink that a guest has logged, or is about to log. */
export interface DrinkChoice {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType | undefined;
  /** The id of a drink of the hosts' menu. */
  readonly menuItem?: string | undefined;
  /** What the hosts call it. */
  readonly name?: string | undefined;
}

const drinkById = new Map<DrinkType, Drink>(DRINK_MENU.map((drink) => [drink.id, drink]));
const spiritById = new Map<AlcoholType, Spirit>(SPIRITS.map((spirit) => [spirit.id, spirit]));

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

/** A drink that is not on this version's menu counts as non-alcoholic. */
export function isAlcoholic(id: string): boolean {
  return isDrinkType(id) && drinkOf(id).category === 'alcoholic';
}

export function isDrinkType(id: string): id is DrinkType {
  return DRINK_TYPES.some((known) => known === id);
}

export function isAlcoholType(id: string | undefined): id is AlcoholType {
  return ALCOHOL_TYPES.some((known) => known === id);
}
