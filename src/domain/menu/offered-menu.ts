import { isAlcoholic } from '../drink-menu.ts';
import type { MenuItem } from './menu-item.ts';

/** What decides which drinks of their menu the hosts offer. */
export interface MenuSettings {
  readonly menu: readonly MenuItem[];
  readonly withoutAlcohol: boolean;
}

export function offeredMenu({ menu, withoutAlcohol }: MenuSettings): readonly MenuItem[] {
  return withoutAlcohol ? menu.filter(({ drinkType }) => !isAlcoholic(drinkType)) : menu;
}
