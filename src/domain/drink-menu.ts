/**
 * The drinks that a guest can log (docs/spec-coverage.md §3.2, §3.5): six types, and five spirits for the types with
 * subtypes. The colour of a type is in src/ui/look/tokens.css. Its names are in src/domain/languages.ts and the
 * catalogues.
 */
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
export type AlcoholicType = Extract<Drink, { category: 'alcoholic' }>['id'];
/** A drink with subtypes: the guest chooses a spirit. */
export type SpiritDrinkType = Extract<Drink, { hasSubtypes: true }>['id'];
export type Spirit = (typeof SPIRITS)[number];
export type AlcoholType = Spirit['id'];

export const DRINK_TYPES: readonly DrinkType[] = /* @__PURE__ */ DRINK_MENU.map(({ id }) => id);
export const ALCOHOL_TYPES: readonly AlcoholType[] = /* @__PURE__ */ SPIRITS.map(({ id }) => id);

/** A drink that a guest has logged, or is about to log. */
export interface DrinkChoice {
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType | undefined;
  /** The id of a drink of the hosts' menu. */
  readonly menuItem?: string | undefined;
  /** The hosts' name for the drink. */
  readonly name?: string | undefined;
}

const drinkById = (id: string): Drink | undefined => DRINK_MENU.find((drink) => drink.id === id);
const spiritById = (id: string | undefined): Spirit | undefined => SPIRITS.find((spirit) => spirit.id === id);

export function drinkOf(id: DrinkType): Drink {
  const drink = drinkById(id);
  if (!drink) throw new RangeError(`no drink '${id}' on the menu`);
  return drink;
}

export function spiritOf(id: AlcoholType): Spirit {
  const spirit = spiritById(id);
  if (!spirit) throw new RangeError(`no spirit '${id}' on the menu`);
  return spirit;
}

/** Returns 'a cocktail or a shot'. */
export function drinksWithSpirits(): string {
  const drinks = DRINK_MENU.filter(({ hasSubtypes }) => hasSubtypes).map(({ id }) => `a ${id}`);
  return drinks.join(' or ');
}

/** Whether the guest still has to choose a spirit. For a drink of the menu, the hosts have chosen the spirit. */
export function needsSpirit(choice: DrinkChoice): choice is DrinkChoice & { drinkType: SpiritDrinkType } {
  return drinkOf(choice.drinkType).hasSubtypes && !choice.alcoholType && !choice.menuItem;
}

/** A type that this version does not know is treated as non-alcoholic. */
export function isAlcoholic(id: string): id is AlcoholicType {
  return drinkById(id)?.category === 'alcoholic';
}

export function isDrinkType(id: string): id is DrinkType {
  return drinkById(id) !== undefined;
}

export function isAlcoholType(id: string | undefined): id is AlcoholType {
  return spiritById(id) !== undefined;
}
