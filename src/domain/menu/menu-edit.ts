import type { MenuItem, ServedItem } from './menu-item.ts';

/** One edit of the menu by a host. `seen`: the drink as this host saw it before the edit. */
export type MenuEdit =
  | { readonly kind: 'add'; readonly item: MenuItem; readonly at: number }
  | { readonly kind: 'change'; readonly item: MenuItem; readonly seen: ServedItem }
  | { readonly kind: 'remove'; readonly seen: ServedItem }
  | { readonly kind: 'pour'; readonly id: string; readonly isSoldOut: boolean }
  /** The ids in their new order. */
  | { readonly kind: 'order'; readonly ids: readonly string[] };

/**
 * The menu after an edit, or a `clash` if another host has changed the same drink meanwhile. `clash` is the present
 * drink, or null if it was removed.
 */
export type EditedMenu = { readonly menu: readonly MenuItem[] } | { readonly clash: MenuItem | null };

/**
 * Applies an edit to a menu that other hosts may have changed since. Edits of different drinks never clash. Applying
 * the same edit a second time changes nothing.
 */
export function editMenu(menu: readonly MenuItem[], edit: MenuEdit): EditedMenu {
  switch (edit.kind) {
    case 'add':
      return { menu: withItem(menu, edit.item, edit.at) };
    case 'order':
      return { menu: inOrder(menu, edit.ids) };
    case 'pour':
      return replaced(menu, edit.id, (found) => ({ ...found, isSoldOut: edit.isSoldOut }));
    case 'change':
      return replaced(menu, edit.item.id, (found) => {
        if (isSameDrink(found, edit.item)) return found;
        return isSameDrink(found, edit.seen) ? { ...edit.item, isSoldOut: found.isSoldOut } : null;
      });
    case 'remove': {
      const found = menu.find(({ id }) => id === edit.seen.id);
      if (found && !isSameDrink(found, edit.seen)) return { clash: found };
      return { menu: menu.filter((item) => item !== found) };
    }
  }
}

/** Whether two drinks are equal, apart from `isSoldOut`. */
export function isSameDrink(a: ServedItem, b: ServedItem): boolean {
  const isSameKind = a.drinkType === b.drinkType && a.alcoholType === b.alcoholType;
  return isSameKind && a.name === b.name && a.sign === b.sign;
}

/** Whether two menus contain the same drinks in the same order. */
export function isSameMenu(a: readonly MenuItem[], b: readonly MenuItem[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The kinds of changes of a drink. */
export const MENU_CHANGES = ['added', 'removed', 'sold-out', 'poured', 'changed'] as const;
interface MenuChange {
  readonly name: string;
  readonly change: (typeof MENU_CHANGES)[number];
}

/** The changes of the drinks between two menus. Empty if only the order has changed. */
export function menuChanges(before: readonly MenuItem[], after: readonly MenuItem[]): MenuChange[] {
  const removed = before.filter(({ id }) => !after.some((item) => item.id === id));
  const others = after.flatMap((item): MenuChange[] => {
    const { id, name, isSoldOut } = item;
    const was = before.find((one) => one.id === id);
    if (!was) return [{ name, change: 'added' }];
    const changes: MenuChange[] = isSameDrink(was, item) ? [] : [{ name, change: 'changed' }];
    if (was.isSoldOut !== isSoldOut) changes.push({ name, change: isSoldOut ? 'sold-out' : 'poured' });
    return changes;
  });
  return [...removed.map(({ name }): MenuChange => ({ name, change: 'removed' })), ...others];
}

function withItem(menu: readonly MenuItem[], item: MenuItem, at: number): readonly MenuItem[] {
  return menu.some(({ id }) => id === item.id) ? menu : [...menu.slice(0, at), item, ...menu.slice(at)];
}

/** `change` returns null if the edit clashes with the drink that it found. */
function replaced(menu: readonly MenuItem[], id: string, change: (found: MenuItem) => MenuItem | null): EditedMenu {
  const found = menu.find((item) => item.id === id);
  const changed = found && change(found);
  if (!found || !changed) return { clash: found ?? null };
  return { menu: menu.map((item) => (item === found ? changed : item)) };
}

/** The menu in a new order. A drink that is not among `ids` stays behind the drink that was before it. */
export function inOrder(menu: readonly MenuItem[], ids: readonly string[]): readonly MenuItem[] {
  const ordered = ids.flatMap((id) => menu.find((item) => item.id === id) ?? []);
  for (const [index, item] of menu.entries()) {
    if (ids.includes(item.id)) continue;
    const before = menu[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, item);
  }
  return ordered;
}

/** Returns the ids with one of them moved to another place. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
