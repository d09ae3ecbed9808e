import * as v from 'valibot';
import { isAlcoholic } from '../drink-menu.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import {
  DRINK_NAME_MAX_LENGTH,
  MENU_MAX_DRINKS,
  menuItemIdSchema,
  type ServedItem,
  servedItemSchema,
} from './menu-item.ts';

/** A drink that was on the menu once. Whoever has logged it keeps its name. */
const formerDrinkSchema = v.object({
  id: menuItemIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(DRINK_NAME_MAX_LENGTH)),
  sign: servedItemSchema.entries.sign,
});
export type NamedDrink = Readonly<v.InferOutput<typeof formerDrinkSchema>>;

/** Nobody takes more drinks off a menu in one evening. */
export const MAX_FORMER_DRINKS = 40;

/** What a phone has stored of a menu, unread: a newer page may have stored what this one does not know. */
export interface StoredMenu {
  readonly menu?: readonly unknown[];
  readonly former?: readonly unknown[];
}

/** The drinks of a menu that this version knows. */
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

/** Every drink with a name by its id: those on the menu, and those that were on it. */
export function namedDrinks({ menu, former }: StoredMenu): ReadonlyMap<string, NamedDrink> {
  return new Map([...readAll(formerDrinkSchema, former), ...readMenu(menu)].map((drink) => [drink.id, drink]));
}

/** The drinks that are no longer on the menu after `next`. The last ones count. */
export function formerDrinks(known: StoredMenu, next: unknown): NamedDrink[] {
  const present = new Set(readMenu(next).map(({ id }) => id));
  const gone = [...namedDrinks(known).values()].filter(({ id }) => !present.has(id));
  return gone.slice(-MAX_FORMER_DRINKS).map(({ id, name, sign }) => ({ id, name, sign }));
}

/** How often a drink of the menu was logged. */
export interface NamedCount {
  readonly drink: NamedDrink;
  readonly count: number;
}

/** The drinks of the menu among `drinks`, in the order in which they were first logged. */
export function countNamed(
  drinks: readonly Pick<StoredEntry, 'menuItem'>[],
  names: ReadonlyMap<string, NamedDrink>,
): NamedCount[] {
  const counts = new Map<NamedDrink, number>();
  for (const { menuItem } of drinks) {
    const drink = names.get(menuItem ?? '');
    if (drink) counts.set(drink, (counts.get(drink) ?? 0) + 1);
  }
  return [...counts].map(([drink, count]) => ({ drink, count }));
}

/** Whether a drink of the menu has no alcohol. Water has none, and needs no mark. */
export function isWithoutAlcohol({ drinkType }: Pick<StoredEntry, 'drinkType'>): boolean {
  return drinkType !== 'water' && !isAlcoholic(drinkType);
}
