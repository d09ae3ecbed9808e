import type { DrinkType } from '../drink-menu.ts';
import { looksAlike } from '../names/folded-name.ts';
import { type GuestNameFault, parseName } from '../names/guest-name.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS, type MenuItem } from './menu-item.ts';
import { misleadingTile } from './usual-names.ts';

/** The reasons for which a drink cannot be put on the menu. */
export type DrinkFault = GuestNameFault | 'same-name' | 'usual-name' | 'full';

/**
 * The fault of a drink's name, for a host's page. Null if there is none. `drinkType` is null if the host has not chosen
 * it yet. `others` are the other drinks of the menu.
 */
export function drinkFaultOf(
  name: string,
  drinkType: DrinkType | null,
  others: readonly Pick<MenuItem, 'name'>[],
): DrinkFault | null {
  if (others.length >= MENU_MAX_DRINKS) return 'full';
  const parsed = parseName(name, DRINK_NAME_MAX_LENGTH);
  if (!parsed.ok) return parsed.fault;
  if (others.some((other) => looksAlike(other.name, parsed.name))) return 'same-name';
  return drinkType && misleadingTile(parsed.name, drinkType) ? 'usual-name' : null;
}
