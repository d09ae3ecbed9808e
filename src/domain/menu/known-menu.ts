import * as v from 'valibot';
import { type DrinkType, isAlcoholic } from '../drink-menu.ts';
import type { DrinkEntry, StoredEntry } from '../session/drink-entry.ts';
import {
  DRINK_NAME_MAX_LENGTH,
  MENU_MAX_DRINKS,
  menuItemIdSchema,
  type ServedItem,
  servedItemSchema,
} from './menu-item.ts';

/** A drink that is or was on the menu. Guests who have logged it still see its name. */
const namedDrinkSchema = v.object({
  id: menuItemIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(DRINK_NAME_MAX_LENGTH)),
  sign: servedItemSchema.entries.sign,
});
export type NamedDrink = Readonly<v.InferOutput<typeof namedDrinkSchema>>;

/** Hosts never take more drinks than this off a menu in one evening. */
export const MAX_FORMER_DRINKS = 40;
export const formerDrinksSchema = v.pipe(v.array(namedDrinkSchema), v.maxLength(MAX_FORMER_DRINKS));

/**
 * The drinks that are on the menu now. `menu` is the unparsed value from the storage. Drinks that this page does not
 * know, which a newer page may have stored, are left out. So are drinks that are no longer on the menu: they are stored
 * as a `NamedDrink`.
 */
export function readMenu(menu: unknown): ServedItem[] {
  return readAll(servedItemSchema, menu).slice(0, MENU_MAX_DRINKS);
}

function readAll<Output>(schema: v.GenericSchema<unknown, Output>, list: unknown): Output[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The drinks that are or were on the menu, by id. */
export function namedDrinks(menu: unknown): ReadonlyMap<string, NamedDrink> {
  return new Map(readAll(namedDrinkSchema, menu).map((drink) => [drink.id, drink]));
}

/**
 * Returns the value that a phone stores when it receives the new menu `next`: the drinks of `next`, and then former
 * drinks, the latest first. `before` is the value stored until now, and `former` the former drinks that the server
 * sends.
 */
export function rememberMenu(before: unknown, next: unknown, former: unknown = []): (ServedItem | NamedDrink)[] {
  const menu = readMenu(next);
  return [...menu, ...drinksNoLonger(menu, [...namedDrinks(before).values(), ...namedDrinks(former).values()])];
}

/** The drinks of `before` that are not on `menu`, without duplicates. */
export function drinksNoLonger(menu: readonly { readonly id: string }[], before: readonly NamedDrink[]): NamedDrink[] {
  const gone = [...namedDrinks(before).values()].filter(({ id }) => menu.every((item) => item.id !== id));
  return gone.slice(0, MAX_FORMER_DRINKS);
}

/**
 * How often a drink of the menu was logged with a type. Entries keep their type when hosts change that of the drink.
 */
export interface NamedCount {
  readonly drink: NamedDrink;
  readonly drinkType: DrinkType;
  readonly count: number;
}

/** Counts the drinks of the menu among `drinks`, in the order in which they were first logged. */
export function countNamed(
  drinks: readonly Pick<DrinkEntry, 'drinkType' | 'menuItem'>[],
  names: ReadonlyMap<string, NamedDrink>,
): NamedCount[] {
  const counts = new Map<string, NamedCount>();
  for (const { drinkType, menuItem = '' } of drinks) {
    const drink = names.get(menuItem);
    const key = `${drinkType} ${menuItem}`;
    if (drink) counts.set(key, { drink, drinkType, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Whether a drink of the menu is marked as non-alcoholic. Water needs no mark. */
export function isMarkedWithoutAlcohol({ drinkType }: Pick<StoredEntry, 'drinkType'>): boolean {
  return drinkType !== 'water' && !isAlcoholic(drinkType);
}
