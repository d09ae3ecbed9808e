import { isOffered } from '../../../src/domain/celebration/without-alcohol.ts';
import { DRINK_MENU, type DrinkChoice, SPIRITS } from '../../../src/domain/drink-menu.ts';
import { namedDrinks, readMenu } from '../../../src/domain/menu/known-menu.ts';
import { editMenu, type MenuEdit, moved } from '../../../src/domain/menu/menu-edit.ts';
import { MENU_MAX_DRINKS, type MenuItem } from '../../../src/domain/menu/menu-item.ts';
import type { StoredEntry } from '../../../src/domain/session/drink-entry.ts';
import type { Dice } from '../dice.ts';
import type { Journey, Traveller } from '../journey.ts';
import type { Tab } from '../sim-phone.ts';

/** The menu after one random change of a host, such as an added drink, a new name, or the removal of all drinks. */
export function changedMenu(menu: readonly MenuItem[], dice: Dice, id: string): readonly MenuItem[] {
  const item = menu.length > 0 ? dice.pick(menu) : null;
  const kind = dice.between(1, 10);
  const isFull = menu.length === MENU_MAX_DRINKS;
  if (!item || (kind > 6 && !isFull)) return after(menu, { kind: 'add', item: newDrink(dice, id), at: menu.length });
  // A renamed drink may also be counted as another kind from now on.
  const renamed = { ...newDrink(dice, id), id: item.id, isSoldOut: item.isSoldOut };
  if (kind > 4) return after(menu, { kind: 'change', item: renamed, seen: item });
  if (kind === 4) return after(menu, { kind: 'pour', id: item.id, isSoldOut: !item.isSoldOut });
  if (kind === 1 && dice.chance(0.3)) return [];
  if (kind < 3) return after(menu, { kind: 'remove', seen: item });
  const ids = menu.map(({ id }) => id);
  return after(menu, { kind: 'order', ids: moved(ids, item.id, dice.between(0, menu.length - 1)) });
}

function after(menu: readonly MenuItem[], edit: MenuEdit): readonly MenuItem[] {
  const edited = editMenu(menu, edit);
  if ('clash' in edited) throw new Error(`the only host clashes with ${edit.kind}`);
  return edited.menu;
}

function newDrink(dice: Dice, id: string): MenuItem {
  const { id: drinkType, hasSubtypes } = dice.pick(DRINK_MENU);
  const spirit = hasSubtypes && dice.chance(0.7) ? { alcoholType: dice.pick(SPIRITS).id } : {};
  return { id, name: `Drink ${id}`, sign: '🍹', drinkType, ...spirit, isSoldOut: false };
}

/** The drinks that a guest can log from the menu of a tab. */
export function offeredBy({ store }: Tab): DrinkChoice[] {
  return readMenu(store.getState().celebration?.menu)
    .filter(({ isSoldOut, drinkType }) => !isSoldOut && isOffered(drinkType, store.getState().celebration))
    .map(({ id, drinkType, alcoholType }) => ({ drinkType, alcoholType, menuItem: id }));
}

const choiceOf = ({ drinkType, alcoholType, menuItem }: StoredEntry) => `${drinkType} ${alcoholType} ${menuItem}`;

/** Finds stored drinks that differ from what the guest logged. */
export function changedDrinks(drinks: readonly StoredEntry[], { logged }: Traveller): string[] {
  return drinks
    .map((drink) => [drink.id, choiceOf(drink), choiceOf(logged.get(drink.id) ?? drink)])
    .filter(([, is, was]) => is !== was)
    .map(([id, is, was]) => `${id} is ${is} instead of ${was}`);
}

/**
 * Checks that each drink on every phone is the one that the guest logged, and keeps its name on the phone where it was logged.
 */
export function menuViolations({ guests }: Journey): string[] {
  return guests.flatMap((guest) => {
    const { tabs, named, isAtOne } = guest.phone;
    return tabs.flatMap(({ store }) => {
      const { state, celebration } = store.getState();
      const names = namedDrinks(celebration?.menu);
      const nameless = state.drinks.filter(({ id, menuItem = '' }) => named.has(id) && !names.has(menuItem));
      const lost = isAtOne ? nameless.map(({ id }) => `${id} has lost its name`) : [];
      return [...changedDrinks(state.drinks, guest), ...lost].map((violation) => `${guest.name}: ${violation}`);
    });
  });
}
