import { isAlcoholic } from '../drink-menu.ts';
import type { MenuItem } from './menu-item.ts';

/** The settings that decide which drinks of the menu the hosts offer. */
export interface MenuSettings {
  readonly menu: readonly MenuItem[];
  readonly withoutAlcohol: boolean;
}

export function offeredMenu({ menu, withoutAlcohol }: MenuSettings): readonly MenuItem[] {
  return menu.filter((item) => isOffered(item, withoutAlcohol));
}

export function isOffered({ drinkType }: Pick<MenuItem, 'drinkType'>, withoutAlcohol: boolean): boolean {
  return !withoutAlcohol || !isAlcoholic(drinkType);
}
